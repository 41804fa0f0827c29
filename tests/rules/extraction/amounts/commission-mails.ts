import type { AmountMail } from "./amount-mail";

/** Emails with a commission and a tax that is included in it or listed separately. */
export const COMMISSION_MAILS: readonly AmountMail[] = [
  [
    "a tax on the commission and both together",
    "en",
    [1500, "EUR", 180],
    `Total price: EUR 1,500.00
Commission 12%: EUR 180.00
VAT on commission 21%: EUR 37.80
Payable to you incl. VAT: EUR 217.80`,
  ],
  [
    "a sentence with a tax on top",
    "en",
    [960, "EUR", 96],
    "Total price: EUR 960.00\nCommission of €96.00 will be paid after the stay, plus €20.16 VAT on it.",
  ],
  [
    "a commission before tax",
    "en",
    [1200, "GBP", 120],
    "Total cost: £1,200.00\nAgent commission before VAT: £120.00\nVAT thereon: £24.00",
  ],
  [
    "Gutschrift mit USt.",
    "de",
    [1000, "EUR", 100],
    `Gesamtpreis: 1.000,00 €
Provision 10 %: 100,00 €
zzgl. USt. 19 %: 19,00 €
Gutschriftsbetrag: 119,00 €`,
  ],
  [
    "Kommission exkl. MwSt",
    "de",
    [1564.24, "CHF", 148],
    `Gesamtpreis ohne Steuern: CHF 1'480.00
MwSt 3.8%: CHF 56.24
Kurtaxe: CHF 28.00
Endpreis inkl. aller Abgaben: CHF 1'564.24
Kommission exkl. MwSt: CHF 148.00
MwSt 8.1% auf Kommission: CHF 11.99`,
  ],
  [
    "commission HT et TVA sur commission",
    "fr",
    [2100, "EUR", 189],
    `Prix de base : 1 890,00 €
Taxes aéroport : 148,00 €
Assurance : 62,00 €
Montant à régler par vos clients : 2 100,00 € TTC
Commission HT : 189,00 €
TVA sur commission 20 % : 37,80 €`,
  ],
  [
    "commission of the same amount as the tax",
    "fr",
    [1114, "EUR", 100],
    `Total HT : 1 000,00 €
TVA 10 % : 100,00 €
Taxe de séjour : 14,00 €
Total TTC : 1 114,00 €
Commission agence 10 % du HT : 100,00 €`,
  ],
  [
    "IVA s/ comisión",
    "es",
    [1375, "EUR", 150],
    `Base imponible          1.250,00 €
IVA 10 %                  125,00 €
Importe total           1.375,00 €
Comisión 12 %             150,00 €
IVA s/ comisión 21 %       31,50 €
Neto a pagar            1.193,50 €`,
  ],
  [
    "PVP y neto agencia",
    "es",
    [980, "EUR", 98],
    `P.V.P.              980,00 €
Comisión agencia     98,00 €
IVA s/comisión       20,58 €
Neto agencia        861,42 €`,
  ],
  [
    "provvigione + IVA",
    "it",
    [1692, "EUR", 150],
    `Imponibile               € 1.500,00
IVA 10%                  €   150,00
Tassa di soggiorno       €    42,00
Totale fattura           € 1.692,00
Provvigione              €   150,00 + IVA
IVA su provvigione 22%   €    33,00`,
  ],
  [
    "commissie excl. btw",
    "nl",
    [1520, "EUR", 149],
    `Reissom p.p.: € 745,00
Reissom voor 2 personen: € 1.490,00
Calamiteitenfonds: € 2,50
Boekingskosten: € 27,50
Te betalen door reiziger: € 1.520,00
Commissie excl. btw: € 149,00
Btw over commissie: € 31,29`,
  ],
  [
    "provize bez DPH",
    "cs",
    [13440, "CZK", 1200],
    `Cena bez DPH: 12 000,00 Kč
DPH 12 %: 1 440,00 Kč
Cena celkem s DPH: 13 440,00 Kč
Záloha: 4 000,00 Kč
Doplatek: 9 440,00 Kč
Provize bez DPH: 1 200,00 Kč
DPH z provize: 252,00 Kč`,
  ],
  [
    "comissão + IVA",
    "pt",
    [636, "EUR", 60],
    `Total s/ IVA: 600,00 €
IVA 6%: 36,00 €
Total c/ IVA: 636,00 €
Comissão: 60,00 € + IVA à taxa legal`,
  ],
  [
    "moms på provisionen",
    "sv",
    [12400, "SEK", 1240],
    `Totalpris: 12 400 kr
Provision: 1 240 kr
Moms på provisionen: 310 kr
Utbetalas: 1 550 kr`,
  ],
];
