/** The meanings that a column heading can have, in any kind of file. */
export const HEADING_MEANINGS = [
  // Columns of a statement from a bank or payment processor.
  "date",
  "valueDate",
  "amount",
  "debit",
  "credit",
  "balance",
  "fee",
  "payer",
  "payee",
  /** The other party, whichever direction the money went; also a plain "name". */
  "party",
  "memo",
  /** The bank's own identifier of a transaction. */
  "reference",
  "currency",
  "account",
  "status",
  /** Whether an amount is incoming or outgoing; also a plain "type". */
  "direction",
  /** Amounts and currencies before their conversion to the account's currency. */
  "original",
  "exchangeRate",
  "email",
  "bank",
  /** Numbers that are neither money nor a payment reference: cheque numbers, row numbers, times, categories. */
  "number",
  // Columns of a commission report or a list of bookings.
  "bookingReference",
  "client",
  "supplier",
  "checkIn",
  "checkOut",
  "commission",
  /** The amount from which a commission is calculated. */
  "commissionBase",
  /** A percentage, never an amount of money. */
  "rate",
  /** VAT or withholding tax. */
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
  "booked",
  /** A card's thanks for a payment made to it, found anywhere in a cell. */
  "thanks",
  /** What a card calls a payment made with it. */
  "purchase",
  "opening",
  "closing",
  "turnover",
  "turnoverIn",
  "turnoverOut",
  /** An overdraft limit. Although "authorised", it isn't the title of pending transactions. */
  "limit",
] as const;
export type CellMeaning = (typeof CELL_MEANINGS)[number];

/**
 * The words of one language as banks, processors and suppliers write them: a comma-separated list for each meaning. To
 * add a word, put it into the list of its meaning in languages/*.json, in any spelling: case, accents, punctuation, and
 * `ue` instead of `ü` don't matter.
 * In headings, a word is found anywhere as a whole word, longer phrases before shorter ones ("value date" isn't a
 * "date"). A word of one or two letters, or with = before it, counts only as the whole heading. A * allows further
 * letters: `*betrag` is found in "Umsatzbetrag". Chinese, Japanese, Korean and Thai words are found within other text.
 * A word may have several meanings; the values of the column decide between them.
 * Cells must consist of the word alone, except for days and numbers. `ways` are pairs of incoming/outgoing, such as
 * `h/s` for Haben and Soll. They are understood only if a column has both or one of several letters.
 */
export type LanguageWords = Readonly<Partial<Record<HeadingMeaning | CellMeaning | "ways", string>>>;

/** Letters that Unicode normalization doesn't decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ß: "ss",
  æ: "a",
  œ: "o",
  ı: "i",
  þ: "th",
};
const LETTERS_APART = /(?<!\p{L})\p{L}(?: \p{L}){3,}(?!\p{L})/gu;
const OTHER_LETTERS = /[øłđðßæœıþ]/g;

/**
 * Normalizes a heading to words separated by single spaces, whatever its spelling: `checkInDate`, `Check-In_Date` and
 * `check in date` are the same, as are `Begünstigter` and `BEGUENSTIGTER`. `Zahlungspflichtige*r` becomes
 * `zahlungspflichtige`, `S A L D O` becomes `saldo`.
 */
export function plainWords(text: string): string {
  return text
    .replace(LETTERS_APART, (letters) => letters.replaceAll(" ", ""))
    .replace(/(\p{Ll})[*:](?:innen|in|r|n)(?!\p{L})/gu, "$1")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(/([aou])e/g, "$1")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The scripts written without spaces, in which words are found within other text. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
