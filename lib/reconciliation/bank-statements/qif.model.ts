import { type DecimalMark, roundedMinorOf, typedAmount } from "@/lib/imports/csv-amount.model";
import { writingDetector } from "@/lib/imports/csv-format.model";
import { parseTypedDate } from "@/lib/imports/dates/csv-date.model";
import type { DateOrder } from "@/lib/imports/dates/csv-date-order.model";
import type { Currency } from "@/lib/platform/base/money";
import { isBalance } from "./row-words.model";
import type { StatementOptions, StatementRead } from "./statement.model";
import { accountOf, statementTally } from "./statement-tally.model";
import { type TextLine, textLines } from "./text-lines.model";
import { asking, quoted, unreadableAt } from "./unreadable.model";

/** The kind of list to which a record belongs: payments of an account, the account itself, or something else. */
type Section = "payments" | "account" | "investments" | "other";
type QifRecord = {
  readonly section: Section;
  readonly line: number;
  readonly raw: string[];
  readonly fields: Map<string, string>;
};

const PAYMENTS = /^!type: ?(bank|cash|ccard|oth ?[al])\s*$/i;
const DATED: readonly Section[] = ["payments"];

/** Reads QIF. Asks for its date format and currency if neither the file nor the options settle them. */
export function readQif(bytes: Uint8Array, options: StatementOptions): StatementRead {
  const records = recordsOf(bytes);
  const { currency } = options;
  const writing = writingOf(records, options);
  if (!currency) throw asking("qif", { about: "currency" }, ...writing.questions);
  if (writing.questions.length > 0) throw asking("qif", ...writing.questions);
  const tally = statementTally("qif");
  let account: string | null = null;
  for (const record of records) {
    if (record.section === "account") account = accountOf(record.fields.get("N"));
    else if (record.section === "investments")
      tally.skip(record.line, rawOf(record), "An investment is no transaction.");
    else if (isOpening(record)) tally.skip(record.line, rawOf(record), "A balance is no transaction.");
    else tally.pay(paymentOf(record, currency, account, writing.format));
  }
  return tally.read();
}

type Writing = { readonly dateOrder: DateOrder; readonly decimalMark: DecimalMark };

function writingOf(records: readonly QifRecord[], options: StatementOptions) {
  const detector = writingDetector(options.currency);
  for (const { section, fields } of records) {
    if (!DATED.includes(section)) continue;
    detector.lookAtDate(plainDate(fields.get("D") ?? ""));
    detector.lookAtAmount(amountOf(fields));
  }
  return detector.result(options);
}

function paymentOf(record: QifRecord, currency: Currency, account: string | null, writing: Writing) {
  const { fields, line } = record;
  const bookedOn = parseTypedDate(plainDate(fields.get("D") ?? ""), writing.dateOrder);
  if (!bookedOn) throw unreadableAt(line, `the date ${quoted(fields.get("D") ?? "")} can't be read`);
  const typed = typedAmount(amountOf(fields), writing.decimalMark);
  const amount = typed && roundedMinorOf(typed, currency);
  if (!amount) throw unreadableAt(line, `the amount ${quoted(amountOf(fields))} can't be read`);
  const words = [fields.get("M"), fields.get("N")];
  return { line, raw: rawOf(record), bookedOn, ...amount, currency, words, payer: fields.get("P"), account };
}

function amountOf(fields: ReadonlyMap<string, string>): string {
  return (fields.get("T") ?? fields.get("U") ?? "").trim();
}

function isOpening({ fields }: QifRecord): boolean {
  return isBalance(fields.get("P") ?? "");
}

function rawOf({ raw }: QifRecord): string {
  return raw.join("\n");
}

/**
 * Normalizes a date. Quicken pads with spaces and writes an apostrophe before years from 2000: `1/ 5' 7` becomes
 * 1/5/07.
 */
function plainDate(raw: string): string {
  const text = raw.trim().replace(/([-/.'])\s+/g, "$1");
  const match = /^(\d{1,2})([-/.])(\d{1,2})['-/.](\d{1,4})$/.exec(text);
  if (!match) return text;
  const [, first = "", mark = "", second = "", year = ""] = match;
  return [first, second, year.padStart(2, "0")].join(mark);
}

function recordsOf(bytes: Uint8Array): QifRecord[] {
  const records: QifRecord[] = [];
  let section: Section = "other";
  let open: QifRecord | undefined;
  const end = (isWhole: boolean) => {
    if (open) records.push(endOfRecord(open, isWhole));
    open = undefined;
  };
  for (const { line, text } of textLines(bytes)) {
    const own = text.trim();
    if (own.startsWith("!")) {
      end(true);
      section = sectionOf(own, section);
    } else if (own.startsWith("^")) {
      if (open) records.push(open);
      open = undefined;
    } else open = continued(open, section, { line, text: own });
  }
  end(endsInBreak(bytes));
  return records;
}

/**
 * Accepts a record without its closing `^`, which some programs omit at the end. It is complete if it has a day and an
 * amount, and the last line of the file can't be one of these cut short. Throws Unreadable otherwise.
 */
function endOfRecord(open: QifRecord, isWhole: boolean): QifRecord {
  const last = open.raw.at(-1) ?? "";
  const isCut = !isWhole && /^[DTU]/i.test(last);
  const isPayment = open.section === "payments";
  if (isCut || (isPayment && !(open.fields.has("D") && amountOf(open.fields) !== "")))
    throw unreadableAt(open.line, "the record that begins here isn't closed by a ^");
  return open;
}

/** Whether the file ends with a line break, also in UTF-16. */
function endsInBreak(bytes: Uint8Array): boolean {
  return [bytes.at(-1), bytes.at(-2)].some((byte) => byte === 0x0a || byte === 0x0d);
}

/** Adds a line to the open record or a new one. Lists of categories and the like are ignored. */
function continued(
  open: QifRecord | undefined,
  section: Section,
  { line, text }: TextLine,
): QifRecord | undefined {
  if (text === "" || section === "other") return open;
  const record = open ?? { section, line, raw: [], fields: new Map() };
  addField(record, text);
  return record;
}

/** Adds a field. If fields are repeated, as in splits, the first belongs to the record itself. */
function addField({ raw, fields }: QifRecord, text: string): void {
  raw.push(text);
  const code = text.slice(0, 1).toUpperCase();
  if (!fields.has(code)) fields.set(code, text.slice(1).trim());
}

function sectionOf(text: string, before: Section): Section {
  if (/^!(option|clear):/i.test(text)) return before;
  if (/^!account/i.test(text)) return "account";
  if (PAYMENTS.test(text)) return "payments";
  return /^!type: ?invst/i.test(text) ? "investments" : "other";
}
