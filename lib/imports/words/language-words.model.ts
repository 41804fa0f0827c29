/** What the heading of a column can mean, whichever file it stands in. */
export const HEADING_MEANINGS = [
  // A bank's or a processor's statement.
  "date",
  "valueDate",
  "amount",
  "debit",
  "credit",
  "balance",
  "fee",
  "payer",
  "payee",
  /** Who stands on the other side, whichever way the money went; a plain "name" too. */
  "party",
  "memo",
  /** The bank's own number of a transaction. */
  "reference",
  "currency",
  "account",
  "status",
  /** Whether an amount came or went; a plain "type" too. */
  "direction",
  /** Amounts and currencies as they were before they were converted to the account's. */
  "original",
  "exchangeRate",
  "email",
  "bank",
  /** Numbers that are neither money nor a reference to pay by: of cheques, of rows, times, categories. */
  "number",
  // A commission statement, or a list of bookings.
  "bookingReference",
  "client",
  "supplier",
  "checkIn",
  "checkOut",
  "commission",
  /** What a commission is a share of. */
  "commissionBase",
  /** A percentage, never money. */
  "rate",
  /** VAT and withholding tax alike. */
  "tax",
  "net",
  "gross",
  "bonus",
  "bookingTotal",
  "agency",
] as const;
export type HeadingMeaning = (typeof HEADING_MEANINGS)[number];

/** What the text of a cell can say about its row. */
export const CELL_MEANINGS = [
  "wayIn",
  "wayOut",
  "pending",
  /** As cards thank for what was paid to them, found wherever it stands in a cell. */
  "thanks",
  "opening",
  "closing",
  "turnover",
  "turnoverIn",
  "turnoverOut",
  /** How far an account may be overdrawn: no title of what is to come, authorised as it is. */
  "limit",
] as const;
export type CellMeaning = (typeof CELL_MEANINGS)[number];

/**
 * The words of one language, as banks, processors and suppliers write them: for each meaning a list with commas.
 *
 * To add a word, put it into the list of its meaning in languages/*.json, in any spelling: case, accents and punctuation don't
 * count, and neither does `ue` for `ü`. In headings a word is found wherever it stands as a whole word, longer phrases
 * before shorter ones ("value date" is no "date"), one of two letters, or with = before it, only where it is
 * the whole heading; a * says that letters may go on: `*betrag` is found in
 * "Umsatzbetrag". Chinese, Japanese, Korean and Thai words are found within others. A word may have several meanings,
 * of which what stands in the column decides. Cells must say the word and no other, but for days and numbers.
 * `ways` are pairs in/out, understood only where a column has both or one of several letters: `h/s` for Haben and Soll.
 */
export type LanguageWords = Readonly<Partial<Record<HeadingMeaning | CellMeaning | "ways", string>>>;
