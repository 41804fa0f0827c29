import type { Scored, Value } from "@/tools/scoring/compare";

/** A pattern of email: its description, its text, and the expected values; `undefined` if nothing may be read. */
export type Kind = readonly [
  what: string,
  text: string,
  read: Partial<Record<Scored, Value>>,
  head?: { readonly subject?: string; readonly from?: string },
];

const PRICED = "Total price: EUR 900.00\nCommission: EUR 90.00\n";

/** Patterns from sets of emails that the rules hadn't covered, each in a wording of its own. */
export const NUMBERS: readonly Kind[] = [
  [
    "a telephone of America is no number",
    `Reservations 1-800-555-0177\n${PRICED}`,
    { confirmationNumber: undefined },
  ],
  [
    "a number for paying is none",
    `Variabilní symbol: 2701553000\n${PRICED}`,
    { confirmationNumber: undefined },
  ],
  [
    "the reader's file in Spanish is theirs",
    `Localizador\nSu expediente: 2026/1190\n${PRICED}`,
    { confirmationNumber: undefined },
  ],
  [
    "a local supplier's number is theirs",
    `Supplier: Ruta Azul Rent, confirmation RB 8812099\n${PRICED}`,
    { confirmationNumber: undefined },
  ],

  [
    "a bare number behind other words is theirs",
    `Sold through Pinegate Trips (No. 551820)\n${PRICED}`,
    { confirmationNumber: undefined },
  ],
  [
    "a bare number in a sentence about the booking is its own",
    "Ihre Buchung läuft unter der Nr. TK-5518-20.",
    { confirmationNumber: "TK-5518-20" },
  ],
  ["a cabin's number is no booking's", "Cabin: Outside, No. 6210\n", { confirmationNumber: undefined }],
  [
    "under a label without its number stands no row of labels with values",
    "Locator | Status | CONFIRMED\nAgent ref | PN-8814 | Booked on | 3-Nov-26\nLead | MS ADA KERR | Pax | 3 ADT / 1 CHD\n".replaceAll(
      " | ",
      "      ",
    ),
    { confirmationNumber: undefined },
  ],
  [
    "six capitals among other words are a name's",
    "Reservation code: KERR MARINA\n",
    { confirmationNumber: undefined },
  ],
  ["six capitals alone are a locator", "Reservation code: QXKRMT\n", { confirmationNumber: "QXKRMT" }],
  ["a number of two groups ends its line", "Bokningsnummer 551 8820\n", { confirmationNumber: "551 8820" }],
  [
    "a group's number is the booking's in a mail about the group",
    "Group ref: WLD-3391-A\nGuest: Ada Kerr\n",
    { confirmationNumber: "WLD-3391-A" },
    { subject: "Your group is definite" },
  ],
  [
    "a group's number is no party's",
    `Group ref: WLD-3391-A\nGuest: Ada Kerr\n${PRICED}`,
    { confirmationNumber: undefined },
  ],
  [
    "Japanese writes right up to a number",
    "ご予約番号はHK-0817-3でございます。",
    { confirmationNumber: "HK-0817-3" },
  ],
  [
    "what is to be quoted is the number",
    "Everything is confirmed. Please quote LKM 3307 when you call us.",
    { confirmationNumber: "LKM 3307" },
  ],
];

export const NAMES: readonly Kind[] = [
  [
    "an agency that booked is no guest",
    "Gość: p. , p.\nRezerwujący: Biuro Podróży Sosna, p. Kinga Nowak\n",
    { "customer.name": undefined },
  ],
  [
    "a couple by both given names",
    "Gern bestätige ich Ihnen die Buchung für das Ehepaar Otto und Ida Lindner.",
    { "customer.name": "Otto Lindner" },
  ],
  [
    "whom a yacht with its skipper is for",
    "I hold the yacht with skipper for Mr. Owen Marsh and friends.",
    { "customer.name": "Owen Marsh" },
  ],

  [
    "a name ends before an address",
    "Guest: Mr Owen Marsh-Kerr, 14 Rue y Parc, Ghent\n",
    {
      "customer.name": "Owen Marsh-Kerr",
    },
  ],
  [
    "a name ends before a count",
    "Gast: Jonna Ek-Lund, 2 vuxna och 3 barn\n",
    { "customer.name": "Jonna Ek-Lund" },
  ],
  [
    "reservation systems number their names",
    "NAMES    1.1MARSH/ADA MRS\n         1.2MARSH/OWEN MR\n",
    {
      "customer.name": "Ada Marsh",
    },
  ],
  [
    "the second of a list is not the first",
    "Uczestnicy: (03.04.1970), Zofia Nowicka (11.12.1972)\n",
    {
      "customer.name": undefined,
    },
  ],
  [
    "a title may stand behind its name",
    "このたびは Ada Marsh 様(大人2名様)のご予約を承りました。",
    {
      "customer.name": "Ada Marsh",
    },
  ],
  [
    "the first of two with one family name",
    "Guests: Owen and Ada Marsh\n",
    { "customer.name": "Owen Marsh" },
  ],
  [
    "columns of prices below travellers are nobody",
    "Reiseteilnehmer\n\nLeistung      Preis in EUR\nDoppelzimmer Seeblick, Frühstück      900,00\n",
    {
      "customer.name": undefined,
    },
  ],
  [
    "your client by name",
    "Te confirmo la reserva de tu cliente, don Julio Vera Montes, para mayo.",
    {
      "customer.name": "Julio Vera Montes",
    },
  ],
  [
    "who booked has not written the mail",
    "Rose House\n\nBooked on 3 Nov 2026 by Pinegate Travel\n",
    {
      "supplier.name": "Rose House",
    },
  ],
  [
    "a company stands beside who signs",
    `All is confirmed.\n${PRICED}\nAda Kerr      Linden & Lark Villas      4 Mill Lane, Rye\n`,
    {
      "supplier.name": "Linden & Lark Villas",
    },
    { from: "Ada Kerr <ada@lindenandlark.example>" },
  ],
  [
    "an automatic sender is no company",
    "Booking number: TK-5518\n",
    { "supplier.name": undefined },
    { from: "AUTOMAILER <noreply@mail.example>" },
  ],
];
