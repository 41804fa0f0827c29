import type { AmountMail } from "./amount-mail";

/** Emails in other languages in which another amount could be mistaken for the final total. */
export const FOREIGN_TOTAL_MAILS: readonly AmountMail[] = [
  [
    "Reisepreis pro Person und für zwei",
    "de",
    [2498, "EUR", 249.8],
    `Reisepreis pro Person: 1.249,00 €
Reisepreis für 2 Personen: 2.498,00 €
Anzahlung 20 %: 499,60 €
Restzahlung: 1.998,40 €
Provision zzgl. 19 % USt.: 249,80 €`,
  ],
  [
    "Nettobetrag und Rechnungsendbetrag",
    "de",
    [899.16, "EUR", 84.03],
    `Nettobetrag             840,34 EUR
7 % MwSt.                58,82 EUR
Rechnungsendbetrag      899,16 EUR
Agenturprovision (10 % netto)   84,03 EUR`,
  ],
  [
    "vor Ort zu zahlen",
    "de",
    [1153.6, "EUR", 112],
    `Alle Beträge in EUR
Arrangement                          1.120,00
Kurtaxe                                 33,60
Vom Gast vor Ort zu zahlen           1.153,60
Vermittlungsprovision                  112,00 zzgl. gesetzl. MwSt.`,
  ],
  [
    "Mietpreis und Kaution",
    "de",
    [778, "EUR", 77.8],
    `Preis pro Fahrzeug: 389,00 EUR
Mietpreis gesamt (2 Fahrzeuge): 778,00 EUR
Kaution: 600,00 EUR
Provision: 77,80 EUR`,
  ],
  [
    "acompte, solde et montant du dossier",
    "fr",
    [840, "EUR", 84],
    `Prix par véhicule : 420,00 €
Montant du dossier : 840,00 €
Acompte 30 % : 252,00 €
Solde : 588,00 €
Votre commission : 84,00 € hors TVA`,
  ],
  [
    "francs du Pacifique",
    "fr",
    [217500, "XPF", 21450],
    `Hébergement : 214 500 XPF
Taxe de séjour : 3 000 XPF
Total à payer : 217 500 XPF (soit environ 1 822,65 EUR)
Commission : 21 450 XPF`,
  ],
  [
    "precio por coche",
    "es",
    [630, "EUR", 63],
    `Precio por coche: 210,00 €
Precio total 3 coches: 630,00 €
Comisión (IVA no incluido): 63,00 €`,
  ],
  [
    "pesos y una referencia en dólares",
    "es",
    [14756, "MXN", 1240],
    `Tarifa                          MXN $12,400.00
IVA 16%                         MXN  $1,984.00
ISH 3%                          MXN    $372.00
Total a cobrar al huésped       MXN $14,756.00
Comisión 10% s/tarifa           MXN  $1,240.00 + IVA
Referencia                      USD     737.80`,
  ],
  [
    "pesos chilenos",
    "es",
    [486000, "CLP", 48600],
    "Valor total del programa: CLP 486.000 (aprox. US$ 512)\nAbono: CLP 100.000\nComisión: CLP 48.600 más IVA",
  ],
  [
    "quote individuali",
    "it",
    [1840, "EUR", 178],
    `Quota individuale                 € 890,00
Quota individuale                 € 890,00
Apertura pratica                  €  60,00
Totale pratica                    € 1.840,00
Acconto                           € 460,00
Saldo                             € 1.380,00
Commissioni agenzia               € 178,00`,
  ],
  [
    "huurprijs met en zonder btw",
    "nl",
    [363, "EUR", 30],
    `Huurprijs ex btw: € 300,00
Btw 21%: € 63,00
Huurprijs incl. btw: € 363,00
Borg: € 250,00
Uw provisie: € 30,00`,
  ],
  [
    "pris för två",
    "sv",
    [9780, "SEK", 978],
    `Pris per person: 4 890 kr
Pris för två: 9 780 kr
Anmälningsavgift: 2 000 kr
Slutlikvid: 7 780 kr
Provision: 978 kr exkl. moms`,
  ],
  [
    "att betala med moms",
    "sv",
    [8960, "SEK", 800],
    `Summa exkl. moms      8 000,00 SEK
Moms 12 %               960,00 SEK
Att betala            8 960,00 SEK
Provision 10 % på 8 000,00: 800,00 SEK`,
  ],
  [
    "klient zaplatí",
    "cs",
    [31980, "CZK", 3198],
    `Cena za osobu: 15 990 Kč
Klient zaplatí celkem: 31 980 Kč (přibl. 1 279 EUR)
Vaše provize: 3 198 Kč`,
  ],
  [
    "valor final ao hóspede",
    "pt",
    [2556, "BRL", 240],
    `Valor das diárias: R$ 2.400,00
ISS 5%: R$ 120,00
Taxa de turismo: R$ 36,00
Valor final ao hóspede: R$ 2.556,00
Comissão 10% s/ diárias: R$ 240,00`,
  ],
];
