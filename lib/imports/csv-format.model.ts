import { z } from "zod";
import { type DecimalMark, decimalEvidence } from "./csv-amount.model";
import type { CsvMapping } from "./csv-mapping.model";
import type { RowFormat } from "./csv-row-amounts.model";
import {
  DATE_ORDER_ERROR,
  DATE_ORDERS,
  type DateOrder,
  type OrderFound,
  orderDetector,
} from "./dates/csv-date-order.model";

/** What the agent answered where a file can be read in two ways; blank lets the file decide. */
export const formatAnswers = z.object({
  dateOrder: z.enum(DATE_ORDERS, { error: DATE_ORDER_ERROR }).optional(),
  decimalMark: z.enum([".", ","], { error: "decimalMark must be . or ," }).optional(),
});
export type FormatAnswers = z.output<typeof formatAnswers>;

/** What a file leaves open: the first value that reads in two ways. */
export type FormatQuestion =
  | { readonly about: "dateOrder"; readonly example: string; readonly choices: readonly DateOrder[] }
  | { readonly about: "decimalMark"; readonly example: string };

export type DetectedFormat = {
  readonly format: RowFormat;
  readonly questions: readonly FormatQuestion[];
  /** What the values themselves show: the orders that all days allow, none where they say nothing, and the only mark there is. */
  readonly shown: { readonly orders: readonly DateOrder[]; readonly mark: DecimalMark | undefined };
};

const DEFAULT_FORMAT: RowFormat = { decimalMark: ".", dateOrder: "MDY" };

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
  const marks = markDetector(own);
  const days = orderDetector();
  return {
    lookAtAmount: marks.look,
    lookAtDate: days.look,
    /** The format by evidence, which no answer that was given to another file changes, else by answer, else by default with a question. */
    result(answers: FormatAnswers): DetectedFormat {
      const [mark, day] = [marks.found(), days.found()];
      const decimalMark = mark.mark ?? answers.decimalMark;
      const dateOrder = answeredOrder(answers, day) ?? day.order;
      const questions = [
        ...(dateOrder ? [] : orderQuestion(day)),
        ...(decimalMark || mark.example === null
          ? []
          : [{ about: "decimalMark", example: mark.example } as const]),
      ];
      return {
        format: {
          decimalMark: decimalMark ?? DEFAULT_FORMAT.decimalMark,
          dateOrder: dateOrder ?? day.open?.choices[0] ?? DEFAULT_FORMAT.dateOrder,
        },
        questions,
        shown: { orders: day.fitting, mark: mark.mark },
      };
    },
  };
}

/** An answer that the days contradict, all of which can be read in another order, was given to another file. */
function answeredOrder({ dateOrder }: FormatAnswers, { possible }: OrderFound): DateOrder | undefined {
  const isPossible = possible.length === 0 || possible.some((order) => order === dateOrder);
  return isPossible ? dateOrder : undefined;
}

/** What the days of a column leave open. */
export function orderQuestion({ open }: OrderFound) {
  return open ? [{ about: "dateOrder", ...open } as const] : [];
}

/** A file that is seen to write both marks leaves it open: each clear amount speaks for itself, the others are asked about. */
function markDetector(own: string | undefined) {
  const seen = new Set<DecimalMark>();
  let example: string | null = null;
  return {
    look(raw: string): void {
      const evidence = decimalEvidence(raw, own);
      if (evidence === "either") example ??= raw.trim();
      else if (evidence !== "none") seen.add(evidence);
    },
    found: () => ({ mark: seen.size === 1 ? [...seen][0] : undefined, example }),
  };
}

function placesOf(headers: readonly string[], names: readonly (string | undefined)[]): number[] {
  return names
    .flatMap((name) => (name === undefined ? [] : [headers.indexOf(name)]))
    .filter((place) => place >= 0);
}
