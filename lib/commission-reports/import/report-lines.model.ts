import type { CalendarDate } from "@/lib/base/calendar-date";
import { type Currency, currency as currencyKind, formatMoney } from "@/lib/base/money";
import {
  currencyOf,
  type DecimalMark,
  decimalEvidence,
  minorOf,
  typedAmount,
} from "@/lib/csv-import/csv-amount.model";
import { type DateOrder, dateEvidence, typedDate } from "@/lib/csv-import/csv-date.model";
import type { CsvRow } from "@/lib/csv-import/csv-file.model";
import { type EntryDraft, netOf } from "../report.model";
import type { EntryOutcome } from "../report-status.model";
import { REPORT_FIELD_LABELS, type ReportField, type ReportMapping } from "./report-mapping.model";

export type ReportFormat = {
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
  readonly currency: Currency;
};

/** A row of a statement; `faults` says, by column, why a cell holds nothing that counts. */
export type TableRow = CsvRow & { readonly faults?: ReadonlyMap<number, string> };

/** Why a line can't be taken, in words. */
export type LineProblem = { readonly row: number; readonly message: string };

export type ReadLine =
  | { readonly kind: "entry"; readonly entry: EntryDraft }
  | { readonly kind: "total" }
  | { readonly kind: "problems"; readonly problems: readonly LineProblem[] };

type Cell = (field: ReportField) => string;

const AMOUNTS = ["gross", "fee", "tax", "net", "sale"] as const;
const TOTAL = /^\W*(grand |sub ?)?totals?\b|^\W*(summe|gesamt|somme|suma)\b/i;

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
  return {
    decimalMark: only<DecimalMark>(seenMarks, [".", ","]),
    dateOrder: only<DateOrder>(seenDays, ["DMY", "MDY"]),
    openDay: days.find((cell) => dateEvidence(cell) === "either") ?? null,
    openAmount: marks.find((cell) => decimalEvidence(cell) === "either") ?? null,
    currency: currencyIn([
      ...cellsOf(["currency"]).map(currencyOf),
      ...marks.map((cell) => typedAmount(cell, ".")?.currency),
    ]),
  };
}

function only<Kind extends string>(seen: ReadonlySet<string>, kinds: readonly Kind[]): Kind | null {
  const found = kinds.filter((kind) => seen.has(kind));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The currency that a file names most often. */
function currencyIn(codes: readonly (string | null | undefined)[]): Currency | null {
  const counts = new Map<string, number>();
  for (const code of codes) if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most ? currencyKind.parse(most[0]) : null;
}

/** Reads the rows of one file into lines, or every reason why not. */
export function lineReader(headers: readonly string[], mapping: ReportMapping, format: ReportFormat) {
  return (row: TableRow, line: number): ReadLine => {
    const cell: Cell = (field) => row.cells[headers.indexOf(mapping[field] ?? "\u0000")]?.trim() ?? "";
    if (isTotal(row, cell)) return { kind: "total" };
    const problems: LineProblem[] = [];
    const refuse = (message: string) => void problems.push({ row: row.row, message });
    refuseFaults(row, headers, mapping, refuse);
    const entry = entryOf(cell, format, refuse);
    if (problems.length > 0 || !entry) return { kind: "problems", problems };
    return { kind: "entry", entry: { ...entry, line, raw: rawOf(headers, row) } };
  };
}

/** A cell that holds nothing that counts makes no line, whichever of the mapped columns it is in. */
function refuseFaults({ faults }: TableRow, headers: readonly string[], mapping: ReportMapping, refuse: Refuse) {
  if (!faults) return;
  for (const field of Object.keys(mapping) as ReportField[]) {
    const fault = faults.get(headers.indexOf(mapping[field] ?? "\u0000"));
    if (fault) refuse(`${REPORT_FIELD_LABELS[field]} is ${fault}`);
  }
}

/** What adds the others up is no line. */
function isTotal({ cells }: CsvRow, cell: Cell): boolean {
  return addsUp(cells) || (cell("confirmationNumber") === "" && cells.some((one) => TOTAL.test(one)));
}

/** Whether a row begins by saying that it is a total. */
export function addsUp(cells: readonly string[]): boolean {
  return TOTAL.test(cells.find((one) => one.trim() !== "") ?? "");
}

type Refuse = (message: string) => void;

function entryOf(
  cell: Cell,
  format: ReportFormat,
  refuse: Refuse,
): Omit<EntryDraft, "line" | "raw"> | undefined {
  const named = currencyOf(cell("currency"));
  if (named && named !== format.currency)
    refuse(`This line is in ${named}, the report in ${format.currency}`);
  const amounts = amountsOf(cell, format, refuse);
  const travelStart = dayIn(cell, "travelStart", format, refuse);
  const travelEnd = dayIn(cell, "travelEnd", format, refuse);
  if (!amounts) return undefined;
  return {
    ...amounts,
    confirmationNumber: words(cell, "confirmationNumber", 100),
    clientName: words(cell, "clientName", 200),
    travelStart,
    travelEnd,
    saleMinor: cell("sale") === "" ? null : (amountIn(cell, "sale", format, refuse) ?? null),
    outcome: outcomeOf(cell("outcome")),
    property: words(cell, "property", 200),
    agency: words(cell, "agency", 200),
    booking: null,
  };
}

/** What isn't said of gross, fee and net follows from the others; what is said of all has to agree. */
function amountsOf(cell: Cell, format: ReportFormat, refuse: Refuse) {
  const [gross, fee, tax, net] = (["gross", "fee", "tax", "net"] as const).map((field) =>
    cell(field) === "" ? null : amountIn(cell, field, format, refuse),
  );
  if ([gross, fee, tax, net].includes(undefined)) return undefined;
  const taken = { feeMinor: Math.abs(fee ?? 0), taxMinor: Math.abs(tax ?? 0) };
  if (typeof gross !== "number" && typeof net !== "number")
    return { grossMinor: 0, ...taken, feeMinor: 0, taxMinor: 0 };
  if (typeof gross !== "number")
    return { grossMinor: (net ?? 0) + taken.feeMinor + taken.taxMinor, ...taken };
  if (typeof net !== "number") return { grossMinor: gross, ...taken };
  if (typeof fee !== "number")
    return { grossMinor: gross, taxMinor: taken.taxMinor, feeMinor: gross - taken.taxMinor - net };
  const counted = netOf({ grossMinor: gross, ...taken });
  if (counted !== net) {
    const [one, other] = [counted, net].map((minor) => formatMoney({ minor, currency: format.currency }));
    refuse(`Gross - fee - tax is ${one}, and the net ${other}`);
  }
  return { grossMinor: gross, ...taken };
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
  if (cell(field) === "") return null;
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
