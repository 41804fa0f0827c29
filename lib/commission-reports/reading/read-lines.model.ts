import { roundedWords } from "@/lib/base/money";
import { type LineProblem, type LineReading, lineReader, type TableRow } from "../import/report-lines.model";
import type { ReportMapping } from "../import/report-mapping.model";
import { figureIn } from "./column-figures.model";
import { PARTS, type Signs, signsOf } from "./column-proofs.model";
import type { LineAmounts } from "./line-amounts.model";
import type { CheckedLine, Doubt } from "./line-checks.model";

type Row = TableRow & { readonly section: string | null };

/** The lines of a table as its columns say them, with what is needed to check them, what can't be read, and what was rounded. */
export function readLines(rows: readonly Row[], reading: Omit<LineReading, "signs">) {
  const { headers, mapping, format } = reading;
  const read = lineReader({ ...reading, signs: signsIn(rows, headers, mapping, format.decimalMark) });
  const checked: CheckedLine[] = [];
  const problems: LineProblem[] = [];
  const notes: Doubt[] = [];
  const cellOf = (row: Row, header: string | undefined) =>
    row.cells[headers.indexOf(header ?? "\u0000")]?.trim() ?? "";
  for (const [index, row] of rows.entries()) {
    const line = read(row, index + 1);
    if (line.kind === "problems") problems.push(...line.problems);
    else {
      const bases = [cellOf(row, mapping.base), cellOf(row, mapping.sale)];
      const [rate, split] = [cellOf(row, mapping.rate), cellOf(row, mapping.splitRate)];
      const { entry, amounts, rounded } = line;
      checked.push({ row: row.row, entry, amounts, rounded, rate, split, bases });
      if (rounded > 0) notes.push({ row: row.row, message: roundedWords(format.currency) });
    }
  }
  const amounts: readonly LineAmounts[] = checked.map((line) => line.amounts);
  return { checked, amounts, problems, notes };
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
