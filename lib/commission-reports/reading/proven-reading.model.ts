import { major } from "@/lib/base/money";
import { counted } from "@/lib/base/text";
import type { CsvRow } from "@/lib/csv-import/csv-file.model";
import { doubtWords } from "../import/report-doubts.model";
import type { LineReading } from "../import/report-lines.model";
import type { ReportField, ReportMapping } from "../import/report-mapping.model";
import type { ReportTable } from "../import/report-table.model";
import type { LineAmounts } from "./line-amounts.model";
import { type Doubt, lineDoubts } from "./line-checks.model";
import type { ColumnQuestion } from "./money-columns.model";
import { namedSumOf } from "./named-sums.model";
import { readLines } from "./read-lines.model";
import type { ReportReading } from "./report-reading.model";
import { isAmount } from "./row-kinds.model";
import type { SortedRows } from "./sorted-rows.model";
import { type StatementSums, statementSums } from "./statement-sums.model";
import { waysToRead } from "./ways-to-read.model";

const LONGEST = 200;
/** What may be taken off the commission, be a part of it, or stand beside it, where no column says what is paid. */
const OPEN_FIELDS = ["tax", "fee"] as const;

type Reading = Omit<LineReading, "signs">;

/**
 * The lines of a table as the sums that are printed with it prove them. Where none is printed that tells whether a tax or a
 * fee is taken off, that is asked, unless the columns are a person's own choice.
 */
export function provenReading(table: ReportTable, rows: SortedRows, reading: Reading, isChosen: boolean) {
  const { mapping } = reading;
  const open = isChosen ? [] : openFields(rows, reading);
  const plain = { ...bestRead(table, rows, reading), mapping };
  if (open.length === 0 || rows.lines.length === 0) return { ...plain, question: null };
  const fewer = subsetsOf(open).map((fields) => {
    const kept = without(mapping, fields);
    return { ...bestRead(table, rows, { ...reading, mapping: kept }), mapping: kept };
  });
  const proving = [plain, ...fewer].filter(({ provesNet }) => provesNet);
  const proven = proving.find(({ adjustmentAmount }) => adjustmentAmount === 0) ?? proving[0];
  return proven ? { ...proven, question: null } : { ...plain, question: deductionQuestion(open, mapping) };
}

/** Columns that hold anything, of a table without a net. */
function openFields({ lines }: SortedRows, { headers, mapping }: Reading): readonly ReportField[] {
  if (mapping.net) return [];
  return OPEN_FIELDS.filter((field) => {
    const place = headers.indexOf(mapping[field] ?? "\u0000");
    return lines.some(({ cells }) => isAmount(cells[place] ?? "") && /[1-9]/.test(cells[place] ?? ""));
  });
}

function subsetsOf(fields: readonly ReportField[]): readonly (readonly ReportField[])[] {
  return fields.length > 1 ? [...fields.map((field) => [field]), fields] : [fields];
}

function without(mapping: ReportMapping, fields: readonly ReportField[]): ReportMapping {
  return Object.fromEntries(
    Object.entries(mapping).filter(([field]) => !fields.some((left) => left === field)),
  );
}

function deductionQuestion(open: readonly ReportField[], mapping: ReportMapping): ColumnQuestion {
  const names = open.flatMap((field) => mapping[field] ?? []);
  const [field = "tax"] = open;
  const example = `No column says what is paid: is ${names.map((name) => `"${name}"`).join(" and ")} taken off the commission? Leave unmapped what isn't.`;
  return { about: "column", field, example, choices: [names[0] ?? "", "Not mapped"] };
}

/** The lines in the way that the printed sums prove, else in the plain one, and what of them doesn't hold. */
function bestRead(table: ReportTable, rows: SortedRows, reading: Omit<LineReading, "signs">) {
  const { headers, mapping, format } = reading;
  const ways = waysToRead(rows, headers, mapping).map((way) => {
    const lines = readLines(way.lines, reading);
    return { way, lines, sums: sumsOf(table, way, lines.amounts, { headers, mapping, format }) };
  });
  const { way, lines, sums } = proved(ways);
  const inMajor = (minor: number) => major({ minor, currency: format.currency });
  return {
    entries: lines.checked.map(({ entry }) => entry),
    amounts: lines.amounts,
    problems: lines.problems,
    refusal: manyProblems(lines),
    notes: lines.notes.map(doubtWords),
    doubts: [...lineDoubts(lines.checked, format), ...sums.doubts, ...leftOutDoubts(way, sums)],
    adjustmentAmount: inMajor(sums.adjustmentMinor),
    netAmount: sums.netMinor === null ? undefined : inMajor(sums.netMinor),
    leftOut: way.leftOut.map(textOf),
    provesNet: sums.provesNet,
  };
}

const [MANY_LINES, MANY_PARTS] = [3, 3];

/** A table of which a third or more can't be read was taken apart wrongly, whatever the rest of it says. */
function manyProblems({ checked, problems }: ReturnType<typeof readLines>): string | null {
  const bad = new Set(problems.map(({ row }) => row)).size;
  const [first] = problems;
  if (!first || bad < MANY_LINES || bad * MANY_PARTS < bad + checked.length) return null;
  return `${bad} of ${counted(bad + checked.length, "line")} can't be read, so that none is taken; the first: ${doubtWords(first)}. Say which row the headings are and which column is what, or ask for the statement as a CSV or XLSX file.`;
}

/** The first way of reading that the printed sums prove; else the plain one. */
function proved<Way extends { readonly sums: StatementSums }>(ways: readonly Way[]): Way {
  const way = ways.find(({ sums }) => sums.isProved) ?? ways[0];
  if (!way) throw new Error("A table is read in one way at least.");
  return way;
}

type Read = Pick<ReportReading, "headers" | "mapping" | "format">;

/** The sums that are printed anywhere in the document, the rows of a PDF that are no lines among them. */
function sumsOf(
  table: ReportTable,
  sorted: SortedRows,
  amounts: readonly LineAmounts[],
  read: Read,
): StatementSums {
  const beside = [...table.above, ...table.leftOut.map((text, row) => ({ row: row + 1, cells: [text] }))];
  const named = [...beside.flatMap((row) => namedSumOf(row) ?? []), ...sorted.named];
  return statementSums(amounts, { totals: sorted.totals, named }, read.headers, read.mapping, read.format);
}

/** Amounts that belong to nothing, unless a printed sum says that the lines are all there is. */
function leftOutDoubts({ leftOut }: SortedRows, { isProved }: StatementSums): readonly Doubt[] {
  if (isProved) return [];
  return leftOut.map((row) => ({
    row: row.row,
    message: `An amount that is no line is left out: ${textOf(row)}`,
  }));
}

function textOf({ cells }: CsvRow): string {
  return cells
    .filter((cell) => cell.trim() !== "")
    .join(" ")
    .slice(0, LONGEST);
}
