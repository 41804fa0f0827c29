import type { CalendarDate } from "@/lib/base/calendar-date";
import { type Currency, currency as currencyKind, digitsOf } from "@/lib/base/money";
import {
  currencyOf,
  type DecimalMark,
  decimalEvidence,
  minorOf,
  typedAmount,
} from "@/lib/csv-import/csv-amount.model";
import { type DateOrder, dateEvidence, typedDate } from "@/lib/csv-import/csv-date.model";
import type { CsvRow } from "@/lib/csv-import/csv-file.model";
import { currencyInHeading } from "../reading/column-figures.model";
import { PARTS, type Signs } from "../reading/column-proofs.model";
import { type LineAmounts, lineAmounts, type SaidAmounts } from "../reading/line-amounts.model";
import type { EntryDraft } from "../report.model";
import type { EntryOutcome } from "../report-status.model";
import { REPORT_FIELD_LABELS, type ReportField, type ReportMapping } from "./report-mapping.model";

export type ReportFormat = {
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
  readonly currency: Currency;
};

/** A row of a statement; `faults` says, by column, why a cell holds nothing that counts. */
export type TableRow = CsvRow & { readonly faults?: ReadonlyMap<number, string> };

/** Why a line can't be taken, or what of it doesn't hold, in words. */
export type LineProblem = { readonly row: number; readonly message: string };

export type ReadLine =
  | {
      readonly kind: "entry";
      readonly row: number;
      readonly entry: EntryDraft;
      readonly amounts: LineAmounts;
    }
  | { readonly kind: "problems"; readonly problems: readonly LineProblem[] };

type Cell = (field: ReportField) => string;
/** Takes a reason why a line can't be read. */
type Refuse = (message: string) => void;

const SUMS = ["gross", "part", "net", ...PARTS] as const;
const AMOUNTS = [...SUMS, "sale", "base"] as const;

/** How a file writes what can be written in two ways, by what its cells show; `question` names what they leave open. */
export function formatOf(rows: readonly CsvRow[], headers: readonly string[], mapping: ReportMapping) {
  const cellsOf = (fields: readonly ReportField[]) => {
    const places = fields.flatMap((field) => headers.indexOf(mapping[field] ?? "\u0000"));
    return rows.flatMap(({ cells }) => places.flatMap((place) => (place < 0 ? [] : (cells[place] ?? ""))));
  };
  const marks = cellsOf(AMOUNTS);
  const days = cellsOf(["travelStart", "travelEnd"]);
  const seenMarks = new Set(marks.map((cell) => decimalEvidence(cell)));
  const seenDays = new Set(days.map(dateEvidence));
  const currencies = currenciesIn([
    ...cellsOf(["currency"]).map(currencyOf),
    ...cellsOf(SUMS).map((cell) => typedAmount(cell, ".")?.currency),
  ]);
  return {
    decimalMark: only<DecimalMark>(seenMarks, [".", ","]) ?? markOf(seenMarks, marks, settledIn(mapping)),
    dateOrder: only<DateOrder>(seenDays, ["DMY", "MDY"]),
    openDay: days.find((cell) => dateEvidence(cell) === "either") ?? null,
    openAmount: marks.find((cell) => decimalEvidence(cell) === "either") ?? null,
    /** The currency of the commission by its own heading, whatever the bookings are in. */
    settled: settledIn(mapping),
    /** Those of the lines, the most frequent first. */
    currencies,
    currency: currencies[0] ?? null,
  };
}

function settledIn(mapping: ReportMapping): Currency | null {
  return currencyInHeading(mapping.net ?? "") ?? currencyInHeading(mapping.gross ?? "");
}

/** Three figures behind a mark are decimals in a currency that has three, and thousands in every other. */
function markOf(
  seen: ReadonlySet<string>,
  marks: readonly string[],
  code: Currency | null,
): DecimalMark | null {
  if (code === null || !seen.has("either") || seen.has(".") || seen.has(",")) return null;
  const used = new Set(
    marks.filter((cell) => decimalEvidence(cell) === "either").flatMap((cell) => cell.match(/[.,]/) ?? []),
  );
  const [mark] = used;
  if (used.size !== 1 || !mark) return null;
  return (digitsOf(code) === 3) === (mark === ".") ? "." : ",";
}

function only<Kind extends string>(seen: ReadonlySet<string>, kinds: readonly Kind[]): Kind | null {
  const found = kinds.filter((kind) => seen.has(kind));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function currenciesIn(codes: readonly (string | null | undefined)[]): readonly Currency[] {
  const counts = new Map<string, number>();
  for (const code of codes) if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([code]) => currencyKind.parse(code));
}

/** How the lines of one file are read; `settled` where the commission's heading says its currency. */
export type LineReading = {
  readonly headers: readonly string[];
  readonly mapping: ReportMapping;
  readonly format: ReportFormat;
  readonly signs: Signs;
  readonly settled: Currency | null;
};

/** Reads the rows of one file into lines, or every reason why not. */
export function lineReader(reading: LineReading) {
  const { headers, mapping } = reading;
  return (row: TableRow & { readonly section: string | null }, line: number): ReadLine => {
    const cell: Cell = (field) => row.cells[headers.indexOf(mapping[field] ?? "\u0000")]?.trim() ?? "";
    const problems: LineProblem[] = [];
    const refuse: Refuse = (message) => void problems.push({ row: row.row, message });
    refuseFaults(row, headers, mapping, refuse);
    const read = entryOf(cell, reading, refuse);
    if (problems.length > 0 || !read) return { kind: "problems", problems };
    const { amounts, ...entry } = read;
    const property = entry.property ?? row.section;
    return {
      kind: "entry",
      row: row.row,
      amounts,
      entry: { ...entry, property, line, raw: rawOf(headers, row) },
    };
  };
}

/** A cell that holds nothing that counts makes no line, whichever of the mapped columns it is in. */
function refuseFaults(
  { faults }: TableRow,
  headers: readonly string[],
  mapping: ReportMapping,
  refuse: Refuse,
) {
  if (!faults) return;
  for (const field of Object.keys(mapping) as ReportField[]) {
    const fault = faults.get(headers.indexOf(mapping[field] ?? "\u0000"));
    if (fault) refuse(`${REPORT_FIELD_LABELS[field]} is ${fault}`);
  }
}

function entryOf(cell: Cell, { format, signs, settled, mapping }: LineReading, refuse: Refuse) {
  const named = currencyOf(cell("currency"));
  const isForeign = named !== undefined && named !== format.currency;
  if (isForeign && !settled) refuse(`This line is in ${named}, the report in ${format.currency}`);
  const amounts = amountsOf(cell, { format, signs, mapping }, refuse);
  const travelStart = dayIn(cell, "travelStart", format, refuse);
  const travelEnd = dayIn(cell, "travelEnd", format, refuse);
  if (!amounts) return undefined;
  const isOtherSale =
    isForeign || (currencyInHeading(mapping.sale ?? "") ?? format.currency) !== format.currency;
  return {
    ...amounts.stored,
    amounts,
    confirmationNumber: words(cell, "confirmationNumber", 100),
    clientName: words(cell, "clientName", 200),
    travelStart,
    travelEnd,
    saleMinor: isOtherSale || cell("sale") === "" ? null : (amountIn(cell, "sale", format, refuse) ?? null),
    outcome: outcomeOf(cell("outcome")),
    property: words(cell, "property", 200),
    agency: words(cell, "agency", 200),
    booking: null,
  };
}

/** What isn't said of gross, fee and net follows from the others. */
function amountsOf(
  cell: Cell,
  { format, signs, mapping }: Pick<LineReading, "format" | "signs" | "mapping">,
  refuse: Refuse,
): LineAmounts | undefined {
  const said: Partial<Record<(typeof SUMS)[number], number>> = {};
  let isUnread = false;
  for (const field of SUMS) {
    if (isNothing(cell(field))) continue;
    const minor = amountIn(cell, field, format, refuse);
    if (minor === undefined) isUnread = true;
    else said[field] = minor;
  }
  return isUnread ? undefined : lineAmounts(said as SaidAmounts, signs, mapping.splitRate !== undefined);
}

/** Blank, or a dash for nothing. */
function isNothing(text: string): boolean {
  return /^[-–—]?$/.test(text);
}

/** Undefined for what can't be read. */
function amountIn(cell: Cell, field: ReportField, format: ReportFormat, refuse: Refuse): number | undefined {
  const typed = typedAmount(cell(field), format.decimalMark);
  const minor = typed && minorOf(typed, format.currency);
  if (minor === undefined)
    refuse(`${REPORT_FIELD_LABELS[field]}: "${cell(field).slice(0, 40)}" is no amount in ${format.currency}`);
  return minor;
}

function dayIn(cell: Cell, field: ReportField, format: ReportFormat, refuse: Refuse): CalendarDate | null {
  if (isNothing(cell(field))) return null;
  const day = typedDate(cell(field), format.dateOrder);
  if (!day) refuse(`${REPORT_FIELD_LABELS[field]}: "${cell(field).slice(0, 40)}" is no date`);
  return day ?? null;
}

function words(cell: Cell, field: ReportField, longest: number): string | null {
  return cell(field).slice(0, longest) || null;
}

function outcomeOf(words: string): EntryOutcome {
  if (/no.?show/i.test(words)) return "no-show";
  if (/cancel|annul|storn/i.test(words)) return "cancelled";
  return /non.?comm/i.test(words) ? "non-commissionable" : "paid";
}

function rawOf(headers: readonly string[], { cells }: CsvRow): Record<string, string> {
  return Object.fromEntries(headers.map((header, index) => [header, (cells[index] ?? "").slice(0, 500)]));
}
