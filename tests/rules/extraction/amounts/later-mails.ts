import type { AmountMail } from "./amount-mail";

/** Emails in further layouts, written after the rules for the other layouts were complete. */
export const LATER_MAILS: readonly AmountMail[] = [
  [
    "a quote's lines and a grand total after a service charge",
    "en",
    [4702.5, "FJD", 400],
    `Beachfront bure, 8 nights      FJD 4,000.00
Service turnover 9%            FJD   360.00
Environment levy               FJD   342.50
Grand total                    FJD 4,702.50
Agent's commission             FJD   400.00`,
  ],
  [
    "a cruise per cabin",
    "en",
    [5316, "USD", 612],
    `Fare per guest              $2,550.00
Cabin total (2 guests)      $5,100.00
Government taxes and fees     $216.00
Amount due for your cabin   $5,316.00
Travel partner commission     $612.00`,
  ],
  [
    "an invoice in sterling with an idea in dollars above it",
    "en",
    [1840, "GBP", 184],
    `Indicative value: USD 2,336.80
Invoice total: GBP 1,840.00
Deposit now: GBP 368.00
Remainder by 20 March 2027: GBP 1,472.00
Commission: GBP 184.00`,
  ],
  [
    "a letter",
    "en",
    [1365, "GBP", 130],
    `The cottage comes to £1,300.00 for the week and the cleaning to £65.00, a total of £1,365.00 for your clients to pay. We will send you commission of £130.00 (excluding VAT) in June.`,
  ],
  [
    "remittance to the operator",
    "en",
    [3120, "AUD", 374.4],
    `Gross tour price        AUD 3,120.00
Your commission (12%)   AUD   374.40
GST on commission       AUD    37.44
Please remit            AUD 2,708.16`,
  ],
  [
    "a total with a levy to be paid on the spot",
    "en",
    [812, "EUR", 81.2],
    "Total price: EUR 812.00\nCommission: EUR 81.20\nCity tax of EUR 21.00 is collected at the hotel.",
  ],
  [
    "a deposit called a total",
    "en",
    [undefined, undefined, 240],
    "Total deposit due today: USD 600.00\nCommission: USD 240.00",
  ],
  [
    "a price for each of two rooms",
    "en",
    [undefined, undefined, 96],
    "Room 1: EUR 480.00\nRoom 2: EUR 480.00\nCommission: EUR 96.00",
  ],
  [
    "cards in German",
    "de",
    [1290, "EUR", 116.1],
    `<div><div><div>Unterkunft</div><div>1.161,00 €</div></div><div><div>Endreinigung</div><div>95,00 €</div></div>
<div><div>Kurbeitrag</div><div>34,00 €</div></div><div><div>Zu zahlender Gesamtbetrag</div><div>1.290,00 €</div></div>
<div><div>Ihre Provision (netto)</div><div>116,10 €</div></div></div>`,
  ],
  [
    "Teilbeträge ohne Summe",
    "de",
    [undefined, undefined, 70],
    "Hinfahrt: 350,00 €\nRückfahrt: 350,00 €\nProvision: 70,00 € zzgl. USt.",
  ],
  [
    "Flugpreis",
    "de",
    [743.12, "EUR", 25],
    `Flugpreis          512,00 EUR
Steuern/Gebühren   231,12 EUR
Endpreis           743,12 EUR
Vergütung           25,00 EUR
USt. auf Vergütung   4,75 EUR`,
  ],
  [
    "tableau français",
    "fr",
    [1284, "EUR", 107],
    `<table><tr><td>Montant HT</td><td>1 070,00 €</td></tr><tr><td>TVA (20 %)</td><td>214,00 €</td></tr>
<tr><td>Montant TTC</td><td>1 284,00 €</td></tr><tr><td>Commission HT (10 %)</td><td>107,00 €</td></tr>
<tr><td>Commission TTC</td><td>128,40 €</td></tr></table>`,
  ],
  [
    "prix par personne",
    "fr",
    [undefined, undefined, 150],
    "Prix par personne en chambre double : 1 500,00 €\nCommission par dossier : 150,00 €",
  ],
  [
    "factura con retención",
    "es",
    [1815, "EUR", 165],
    `Servicios terrestres    1.650,00 €
IVA 10 %                  165,00 €
Total factura           1.815,00 €
Comisión agencia 10 %     165,00 €
IVA comisión 21 %          34,65 €
Líquido a percibir      1.615,35 €`,
  ],
  [
    "señal y resto",
    "es",
    [undefined, undefined, 88],
    "Señal abonada: 220,00 €\nResto a pagar en destino: 660,00 €\nSu comisión: 88,00 € + IVA",
  ],
  [
    "totale con tassa",
    "it",
    [1036, "EUR", 98],
    `Soggiorno 7 notti: € 980,00
Tassa di soggiorno: € 56,00
Totale a carico dell'ospite: € 1.036,00
Provvigione (IVA esclusa): € 98,00`,
  ],
  [
    "totaal reissom",
    "nl",
    [2140, "EUR", 205],
    `Reissom per persoon          € 1.025,00
Totaal 2 personen            € 2.050,00
Toeristenbelasting           €    90,00
Totaal te voldoen            € 2.140,00
Agentcommissie (excl. 21% btw)  € 205,00`,
  ],
  [
    "resans pris",
    "sv",
    [18450, "SEK", 1620],
    `Grundpris 2 x 8 100 kr = 16 200 kr
Flygskatter 2 250 kr
Resans totalpris 18 450 kr
Agentprovision (exkl. moms) 1 620 kr`,
  ],
  [
    "cena zájezdu",
    "cs",
    [45980, "CZK", 4180],
    `Základní cena: 41 800 Kč
Letištní taxy: 4 180 Kč
Konečná cena zájezdu: 45 980 Kč
Provize 10 % (bez DPH): 4 180 Kč`,
  ],
  [
    "iene e dólares",
    "pt",
    [312000, "JPY", 31200],
    "Valor total cobrado: JPY 312.000 (equivalente a aprox. US$ 2.059,20)\nComissão (sem IVA): JPY 31.200",
  ],
  [
    "won",
    "en",
    [1540000, "KRW", 140000],
    `Room charge: KRW 1,400,000
VAT 10%: KRW 140,000
Total payable on departure: KRW 1,540,000
Commission (10% of room charge): KRW 140,000`,
  ],
  [
    "rows of a PDF",
    "en",
    [2871.4, "CHF", 261],
    `DESCRIPTION                 QTY     UNIT      AMOUNT CHF
Chalet week                   1  2,610.00      2,610.00
Tourist tax                   4     30.35        121.40
Final cleaning                1    140.00        140.00
                                  TOTAL CHF    2,871.40
                          COMMISSION 10% CHF     261.00`,
  ],
];
