import { type LineProblem, type LineReading, lineReader, type TableRow } from "../import/report-lines.model";
import type { ReportMapping } from "../import/report-mapping.model";
import { figureIn } from "./columns/column-figures.model";
import { PARTS, type Part, type Signs, signsOf } from "./columns/column-proofs.model";
import { lineAmounts } from "./line-amounts.model";
import type { CheckedLine } from "./line-checks.model";

type Row = TableRow & { readonly section: string | null };

/** The lines of a table as read from its columns, with what is needed to check them, and the problems. */
export type ReadLines = {
  readonly checked: readonly CheckedLine[];
  readonly problems: readonly LineProblem[];
  readonly signs: Signs;
};

export function readLines(rows: readonly Row[], reading: Omit<LineReading, "signs">): ReadLines {
  const { headers, mapping, format } = reading;
  const signs = signsIn(rows, headers, mapping, format.decimalMark);
  const read = lineReader({ ...reading, signs });
  const checked: CheckedLine[] = [];
  const problems: LineProblem[] = [];
  const cellOf = (row: Row, header: string | undefined) =>
    row.cells[headers.indexOf(header ?? "\u0000")]?.trim() ?? "";
  for (const [index, row] of withPlainNumbers(
    rows,
    headers.indexOf(mapping.confirmationNumber ?? ""),
  ).entries()) {
    const line = read(row, index + 1);
    if (line.kind === "problems") problems.push(...line.problems);
    else {
      const bases = [cellOf(row, mapping.base), cellOf(row, mapping.sale)];
      const [rate, split] = [cellOf(row, mapping.rate), cellOf(row, mapping.splitRate)];
      const { kind: _, ...one } = line;
      const number = cellOf(row, mapping.confirmationNumber);
      checked.push({ ...one, number, rate, split, bases });
    }
  }
  return { checked, problems, signs };
}

/** A number with words below or behind it: "RV-884120 Cat B 214". */
const NUMBER_AND_WORDS = /^(?<number>(?=\S*\d)\S{5,})\s+(?=.*\p{L}{3})\p{L}/u;

/** Reduces the numbers of bookings to their first words, if other words follow the number in each line. */
function withPlainNumbers(rows: readonly Row[], place: number): readonly Row[] {
  const plain = rows.map(({ cells }) => NUMBER_AND_WORDS.exec(cells[place]?.trim() ?? "")?.groups?.number);
  if (place < 0 || rows.length < 2 || new Set(plain).size < rows.length) return rows;
  const isPlain = plain.every((number) => number !== undefined);
  return isPlain ? rows.map((row, at) => ({ ...row, cells: row.cells.with(place, plain[at] ?? "") })) : rows;
}

/** Returns the same lines without columns that aren't part of the commission. */
export function withoutParts(lines: ReadLines, fields: readonly Part[], isSplit: boolean): ReadLines {
  if (fields.length === 0) return lines;
  const kept = <Of extends object>(of: Of) =>
    Object.fromEntries(Object.entries(of).filter(([field]) => !fields.some((one) => one === field))) as Of;
  const signs = kept(lines.signs);
  const checked = lines.checked.map((line): CheckedLine => {
    const said = kept(line.said);
    const amounts = lineAmounts(said, signs, isSplit);
    const rounded = line.rounded.filter((field) => !fields.some((one) => one === field));
    return { ...line, said, amounts, rounded, entry: { ...line.entry, ...amounts.stored } };
  });
  return { ...lines, checked, signs };
}

function signsIn(
  rows: readonly Row[],
  headers: readonly string[],
  mapping: ReportMapping,
  mark: "." | ",",
): Signs {
  const valuesOf = (header: string | undefined) => {
    const place = headers.indexOf(header ?? "\u0000");
    return place < 0 ? null : rows.map(({ cells }) => figureIn(cells[place] ?? "", mark));
  };
  const parts = Object.fromEntries(
    PARTS.flatMap((field) => {
      const values = field === "kept" && mapping.part ? null : valuesOf(mapping[field]);
      return values ? [[field, values]] : [];
    }),
  );
  const gross = valuesOf(mapping.part) ?? valuesOf(mapping.gross) ?? rows.map(() => null);
  return signsOf(gross, valuesOf(mapping.net), parts).signs;
}
