import { z } from "zod";
import { type DecimalEvidence, type DecimalMark, decimalEvidence } from "./csv-amount.model";
import { DATE_ORDERS, type DateEvidence, type DateOrder, dateEvidence } from "./csv-date.model";
import type { CsvMapping } from "./csv-mapping.model";
import type { RowFormat } from "./csv-row.model";

/** What the agent answered where a file can be read in two ways; blank lets the file decide. */
export const formatAnswers = z.object({
  dateOrder: z.enum(DATE_ORDERS, { error: "dateOrder must be DMY or MDY" }).optional(),
  decimalMark: z.enum([".", ","], { error: "decimalMark must be . or ," }).optional(),
});
export type FormatAnswers = z.output<typeof formatAnswers>;

/** What a file leaves open: the first value that reads both ways. */
export type FormatQuestion =
  | { readonly about: "dateOrder"; readonly example: string }
  | { readonly about: "decimalMark"; readonly example: string };

export type DetectedFormat = { readonly format: RowFormat; readonly questions: readonly FormatQuestion[] };

const DEFAULT_FORMAT: RowFormat = { decimalMark: ".", dateOrder: "MDY" };

type Tally<E extends string> = { readonly seen: Set<E>; example: string | undefined };

/** Looks at rows until it is clear how the file writes dates and decimals. */
export function formatDetector(headers: readonly string[], mapping: CsvMapping) {
  const amountColumns = placesOf(headers, [mapping.totalBookingAmount, mapping.expectedCommissionAmount]);
  const dateColumns = placesOf(headers, [mapping.travelStartDate, mapping.travelEndDate]);
  const { lookAtAmount, lookAtDate, result } = writingDetector();
  return {
    look(cells: readonly string[]): void {
      for (const column of amountColumns) lookAtAmount(cells[column] ?? "");
      for (const column of dateColumns) lookAtDate(cells[column] ?? "");
    },
    result,
  };
}

/** Looks at values until it is clear how they write dates and decimals. `own` is the currency of amounts that name none. */
export function writingDetector(own?: string) {
  const amounts: Tally<DecimalEvidence> = { seen: new Set(), example: undefined };
  const dates: Tally<DateEvidence> = { seen: new Set(), example: undefined };
  return {
    lookAtAmount: (raw: string): void => note(amounts, raw, (cell) => decimalEvidence(cell, own)),
    lookAtDate: (raw: string): void => note(dates, raw, dateEvidence),
    /** The format by evidence, else by answer, else by default with a question. */
    result(answers: FormatAnswers): DetectedFormat {
      const decimalMark = answers.decimalMark ?? onlyOne<DecimalMark>(amounts.seen, [".", ","]);
      const dateOrder = answers.dateOrder ?? onlyOne<DateOrder>(dates.seen, DATE_ORDERS);
      const questions: FormatQuestion[] = [];
      if (!dateOrder && dates.example) questions.push({ about: "dateOrder", example: dates.example });
      if (!decimalMark && amounts.example) questions.push({ about: "decimalMark", example: amounts.example });
      return {
        format: {
          decimalMark: decimalMark ?? DEFAULT_FORMAT.decimalMark,
          dateOrder: dateOrder ?? DEFAULT_FORMAT.dateOrder,
        },
        questions,
      };
    },
  };
}

function placesOf(headers: readonly string[], names: readonly (string | undefined)[]): number[] {
  return names
    .flatMap((name) => (name === undefined ? [] : [headers.indexOf(name)]))
    .filter((place) => place >= 0);
}

function note<E extends string>(
  tally: Tally<E | "either">,
  cell: string,
  evidence: (raw: string) => E | "either",
): void {
  const found = evidence(cell);
  tally.seen.add(found);
  if (found === "either") tally.example ??= cell.trim();
}

/** A file that is seen to do both leaves it open: each clear value speaks for itself, the others are asked about. */
function onlyOne<T extends string>(seen: ReadonlySet<string>, candidates: readonly T[]): T | undefined {
  const found = candidates.filter((candidate) => seen.has(candidate));
  return found.length === 1 ? found[0] : undefined;
}
