import type { AmountMail } from "./amount-mail";

/** Emails in which another amount could be mistaken for the final total. */
export const TOTAL_MAILS: readonly AmountMail[] = [
  [
    "what clients pay below charges, a resort fee and a tax",
    "en",
    [3031.88, "USD", 245],
    `Accommodation charges (7 nights)        USD 2,450.00
Resort fee 7 x 35.00                    USD   245.00
Occupancy tax 12.5%                     USD   336.88
Amount your clients pay                 USD 3,031.88
Agency commission 10% on accommodation  USD   245.00`,
  ],
  [
    "a rental's estimate at the counter",
    "en",
    [292.2, "GBP", 20.5],
    `Rate per vehicle: GBP 205.00 (5 days at GBP 41.00)
Airport surcharge: GBP 38.50
VAT 20%: GBP 48.70
Estimated amount at the counter: GBP 292.20
Your commission (base rate only, excl. VAT): GBP 20.50`,
  ],
  [
    "two vehicles",
    "en",
    [1280, "EUR", 192],
    `Price per vehicle: EUR 640.00
Number of vehicles: 2
Tour price for the group: EUR 1,280.00
Commission included: EUR 192.00`,
  ],
  [
    "both guests after each one's share",
    "en",
    [6990, "AUD", 838.8],
    `Ms Pries's share        AUD 3,495.00
Mr Kohl's share         AUD 3,495.00
Both guests             AUD 6,990.00
Agency commission       AUD 838.80`,
  ],
  [
    "a total before taxes and one with them",
    "en",
    [1209.6, "CAD", 112],
    `Total before taxes: CAD 1,120.00
GST 5%: CAD 56.00
MRDT 3%: CAD 33.60
Total with taxes: CAD 1,209.60
Commission (10% of pre-tax total): CAD 112.00`,
  ],
  [
    "what is due at the hotel",
    "en",
    [1301.44, "USD", 112],
    `All amounts in USD.
Room total            1,120.00
Taxes & fees            181.44
Due at hotel          1,301.44
Commission              112.00`,
  ],
  [
    "the cost of a holiday after its deposit and rest",
    "en",
    [2250, "GBP", 270],
    `Deposit paid: GBP 400.00
Remaining to pay by 1 March 2027: GBP 1,850.00
Holiday cost: GBP 2,250.00
Commission on departure: GBP 270.00 plus VAT`,
  ],
  [
    "what will be charged, with an idea of it in dollars",
    "en",
    [184000, "JPY", 18400],
    "You will be charged JPY 184,000 (approx. USD 1,214.40).\nCommission: JPY 18,400",
  ],
  [
    "an informational total before the charge",
    "en",
    [184000, "JPY", 18400],
    `Total: US$1,214.40 (for information only)
Amount charged at property: JPY 184,000
Commission: JPY 18,400`,
  ],
  [
    "rials with three digits after the point",
    "en",
    [378.125, "OMR", 31.25],
    `Room charges          OMR 312.500
Tourism levy 4%       OMR  12.500
Municipality fee 5%   OMR  15.625
Service charge 12%    OMR  37.500
Guest pays            OMR 378.125   (c. USD 982.14)
Travel agent commission  OMR 31.250`,
  ],
  [
    "the value of a ticket",
    "en",
    [1736.42, "USD", 59],
    `Base fare (2 adults)     USD 1,180.00
Carrier surcharges       USD   340.00
Taxes                    USD   216.42
Ticket value             USD 1,736.42
Commission 5% on base fare  USD 59.00`,
  ],
  [
    "a fare's codes",
    "en",
    [1508.7, "USD", 92.4],
    `FARE         USD  1,320.00
TX           USD    188.70
TKT TTL      USD  1,508.70
COMM 7.00    USD     92.40`,
  ],
  [
    "a surcharge for the card",
    "en",
    [4488, "NZD", 440],
    `Trip total: NZ$4,400.00
Card surcharge 2%: NZ$88.00
Total charged to card: NZ$4,488.00
Commission: NZ$440.00`,
  ],
  [
    "a discount",
    "en",
    [2880, "GBP", 288],
    `Brochure price              £3,200.00
Early booking discount       -£320.00
Price after discount        £2,880.00
Commission                    £288.00`,
  ],
  [
    "an invoice less commission, deposit and balance",
    "en",
    [5200, "AUD", 624],
    `Invoice amount           AUD 5,200.00
Less commission          AUD   624.00
GST on commission        AUD    62.40
Net due to us            AUD 4,513.60
Deposit received         AUD 1,000.00
Balance due              AUD 3,513.60`,
  ],
  [
    "a sentence that adds up",
    "en",
    [5153.5, "EUR", 490],
    `The villa rental is €4,900.00, to which we add the final cleaning of €180.00 and local taxes of €73.50, so in the end your guests pay €5,153.50. Your commission is €490.00 plus VAT.`,
  ],
  [
    "what is payable in another currency at the hotel",
    "en",
    [71750, "THB", 7175],
    `Total: USD 2,050.00 (indicative, at today's rate)
Payable at the hotel in local currency: THB 71,750.00
Commission: THB 7,175.00`,
  ],
  [
    "dinars",
    "en",
    [145.75, "KWD", 14.575],
    "Grand total incl. 15% service: KWD 145.750\nDeposit taken: KWD 40.000\nCommission: KWD 14.575",
  ],
  [
    "columns of net, tax and gross",
    "en",
    [1100, "EUR", 100],
    `<p>All prices in EUR</p><table><tr><th>Description</th><th>Net</th><th>VAT</th><th>Gross</th></tr>
<tr><td>Double room</td><td>900.00</td><td>90.00</td><td>990.00</td></tr>
<tr><td>Breakfast</td><td>100.00</td><td>10.00</td><td>110.00</td></tr>
<tr><td>Total</td><td>1,000.00</td><td>100.00</td><td>1,100.00</td></tr></table>
<p>Agency commission (10% of net): EUR 100.00</p>`,
  ],
  [
    "cards of before and after tax",
    "en",
    [736, "USD", 64],
    `<div><div><div>Price before tax</div><div>$640.00</div></div><div><div>Taxes</div><div>$96.00</div></div>
<div><div>Price after tax</div><div>$736.00</div></div><div><div>Commission earned</div><div>$64.00</div></div></div>`,
  ],
  [
    "columns of guests",
    "en",
    [4649, "USD", 531.72],
    `<table><tr><th></th><th>Guest 1</th><th>Guest 2</th><th>Both</th></tr>
<tr><td>Cruise fare</td><td>1,899.00</td><td>1,899.00</td><td>3,798.00</td></tr>
<tr><td>NCF</td><td>240.00</td><td>240.00</td><td>480.00</td></tr>
<tr><td>Taxes, fees and port expenses</td><td>185.50</td><td>185.50</td><td>371.00</td></tr>
<tr><td>Total (USD)</td><td>2,324.50</td><td>2,324.50</td><td>4,649.00</td></tr>
<tr><td>Commission (USD)</td><td>265.86</td><td>265.86</td><td>531.72</td></tr></table>`,
  ],
  [
    "paid now and paid later",
    "en",
    [460, "GBP", 41.4],
    `<table><tr><td>Pay now</td><td>£150.00</td></tr><tr><td>Pay at pick-up</td><td>£310.00</td></tr>
<tr><td>Total cost of hire</td><td>£460.00</td></tr><tr><td>Commission ex VAT</td><td>£41.40</td></tr></table>`,
  ],
];
