import type { AmountMail } from "./amount-mail";

/** Emails that state the guest's total or the agent's commission ambiguously or not at all. */
export const OPEN_MAILS: readonly AmountMail[] = [
  [
    "a price per vehicle alone",
    "en",
    [undefined, undefined, 19],
    "Private transfer, van for up to six.\nRate per vehicle: EUR 95.00 each way\nCommission: EUR 19.00",
  ],
  [
    "one guest's share alone",
    "en",
    [],
    "Share per guest: AUD 3,495.00\nCommission per guest: AUD 419.40\nGuests: 2",
  ],
  [
    "two instalments alone",
    "en",
    [undefined, undefined, 220],
    `First instalment received: EUR 500.00
Second instalment due 1 April 2027: EUR 1,700.00
Commission: EUR 220.00`,
  ],
  [
    "two packages to choose from",
    "en",
    [],
    "Package A total: EUR 1,400.00\nPackage B total: EUR 1,650.00\nCommission: 10%",
  ],
  [
    "two totals that nothing tells apart",
    "en",
    [undefined, undefined, 98],
    "Total: GBP 980.00\nTotal price: GBP 1,020.00\nCommission: GBP 98.00",
  ],
  [
    "a total in each of two currencies",
    "en",
    [undefined, undefined, 120],
    "Total price: EUR 1,200.00\nTotal price: GBP 1,032.00\nCommission: EUR 120.00",
  ],
  [
    "a rate per night and a price to come",
    "en",
    [undefined, undefined, 84],
    "Rates start from £210.00 a night. The price follows with the final invoice. Your commission is £84.00.",
  ],
  [
    "the invoice of a deposit",
    "en",
    [undefined, undefined, 200],
    "Deposit invoice\nTotal of this invoice (20% deposit): EUR 500.00\nCommission: EUR 200.00",
  ],
  [
    "two commissions to choose from",
    "en",
    [1000, "EUR"],
    `Total price: EUR 1,000.00
Commission (standard): EUR 100.00
Commission (if paid by 1 March): EUR 120.00`,
  ],
  [
    "a total before tax alone",
    "en",
    [undefined, undefined, 112],
    "Total before tax: USD 1,120.00\nTaxes are added at check-out.\nCommission: USD 112.00",
  ],
  [
    "Zwischensumme ohne Steuern",
    "de",
    [undefined, undefined, 90],
    "Zwischensumme: 900,00 EUR\nSteuern werden vor Ort erhoben.\nProvision: 90,00 EUR",
  ],
  [
    "acompte seul",
    "fr",
    [undefined, undefined, 120],
    "Acompte versé : 400,00 €\nLe solde sera communiqué plus tard.\nVotre commission : 120,00 €",
  ],
  [
    "quota a persona",
    "it",
    [undefined, undefined, 178],
    "Quota di partecipazione a persona: € 890,00\nCommissione agenzia: € 178,00",
  ],
  ["IVA s/ comisión sola", "es", [1100, "EUR"], "Importe total: 1.100,00 €\nIVA s/ comisión 21 %: 23,10 €"],
  [
    "tarifa base",
    "pt",
    [undefined, undefined, 45],
    "Tarifa base: 450,00 €\nTaxas não incluídas.\nComissão: 45,00 €",
  ],
  ["cena za vozidlo", "cs", [undefined, undefined, 300], "Cena za vozidlo: 3 000 Kč\nProvize: 300 Kč"],
  [
    "a price per person and for both, and a fee after it",
    "en",
    [undefined, undefined, 297.8],
    "The tour costs USD 1,489.00 per person, USD 2,978.00 for the two. Visas cost USD 120.00.\nCommission: USD 297.80",
  ],
  [
    "a row of equal shares",
    "en",
    [undefined, undefined, 199.08],
    `<table><tr><td></td><td>Guest 1</td><td>Guest 2</td></tr><tr><td>Cruise fare</td><td>$1,209.00</td><td>$1,209.00</td></tr>
<tr><td>Port expenses</td><td>$118.18</td><td>$118.18</td></tr><tr><td>Total</td><td>$1,327.18</td><td>$1,327.18</td></tr></table>
<p>Commission: $199.08</p>`,
  ],
  [
    "a total without its value above a deposit",
    "it",
    [undefined, undefined, 195.45],
    `<table><tr><td>Prezzo totale del soggiorno</td><td></td></tr><tr><td>Caparra richiesta</td><td>€ 645,00</td></tr>
<tr><td>Commissione agenzia 10%</td><td>€ 195,45</td></tr></table>`,
  ],
  [
    "a commission without its value above a sentence",
    "en",
    [14860, "USD"],
    "Selling price: USD 14,860.00\nYour commission:\nA 30% deposit (USD 1,486.00) secures the booking.",
  ],
  [
    "the commission on an insurance alone",
    "en",
    [1438, "USD"],
    "Cruise on the Aurelian Dawn, ship cabin 9128\nCruise fare: USD 1,372.30\nInsurance: USD 65.70\nTotal price: USD 1,438.00\nInsurance commission: USD 13.14",
  ],
  [
    "a commission on each guest's share",
    "en",
    [4796.74, "USD"],
    `<table><tr><td></td><td>Guest 1</td><td>Guest 2</td><td>TOTAL</td></tr>
<tr><td>Gross amount due</td><td>2,398.37</td><td>2,398.37</td><td>4,796.74</td></tr>
<tr><td>Commission @ 15%</td><td>-284.85</td><td>-284.85</td></tr></table><p>All amounts in USD.</p>`,
  ],
  [
    "a fare and a saving that nothing takes off",
    "en",
    [undefined, undefined, 528],
    `<table><tr><td></td><td>Guest 1</td><td>Guest 2</td><td>Both</td></tr>
<tr><td>Cruise fare</td><td>EUR 2,400.00</td><td>EUR 2,400.00</td><td>EUR 4,800.00</td></tr>
<tr><td>Early booking saving</td><td>EUR -200.00</td><td>EUR -200.00</td><td>EUR -400.00</td></tr></table>
<p>Commission: EUR 528.00</p>`,
  ],
  [
    "a ticket's price and airport taxes",
    "nl",
    [undefined, undefined, 9],
    "Ticketprijs € 214,00\nLuchthavenbelasting € 96,44\nCommissie € 9,00",
  ],
  [
    "an old price and none yet in its place",
    "en",
    [],
    "Your booking has been changed.\nTotal price: EUR 2,180.00 → to be advised\nCommission: EUR 218.00 → to be advised",
  ],
];
