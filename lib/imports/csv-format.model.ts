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

/**
 * The agent's answers to questions about a file that can be read in two ways. A missing answer leaves the decision to
 * the file.
 */
export const formatAnswers = z.object({
  dateOrder: z.enum(DATE_ORDERS, { error: DATE_ORDER_ERROR }).optional(),
  decimalMark: z.enum([".", ","], { error: "decimalMark must be . or ," }).optional(),
});
export type FormatAnswers = z.output<typeof formatAnswers>;

/** A question that a file leaves open, with the first ambiguous value as an example. */
export type FormatQuestion =
  | { readonly about: "dateOrder"; readonly example: string; readonly choices: readonly DateOrder[] }
  | { readonly about: "decimalMark"; readonly example: string };

export type DetectedFormat = {
  readonly format: RowFormat;
  readonly questions: readonly FormatQuestion[];
  /**
   * What the values themselves prove: the date orders in which all days are possible and likely (empty if they prove
   * nothing), and the decimal mark if only one is used.
   */
  readonly shown: { readonly orders: readonly DateOrder[]; readonly mark: DecimalMark | undefined };
};

const DEFAULT_FORMAT: RowFormat = { decimalMark: ".", dateOrder: "MDY" };

/** Examines rows to detect how the file writes dates and decimals. */
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

/** Examines values to detect how they write dates and decimals. `own` is the currency of amounts that name none. */
export function writingDetector(own?: string) {
  const marks = markDetector(own);
  const days = orderDetector();
  return {
    lookAtAmount: marks.look,
    lookAtDate: days.look,
    /**
     * Returns the format: by the evidence of the values, which overrules an answer given to another file, otherwise by
     * the answer, otherwise a default together with a question.
     */
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

/**
 * Returns the answered order unless the days contradict it. If all days can be read in another order but not in the
 * answered one, the answer was given to another file.
 */
function answeredOrder({ dateOrder }: FormatAnswers, { possible }: OrderFound): DateOrder | undefined {
  const isPossible = possible.length === 0 || possible.some((order) => order === dateOrder);
  return isPossible ? dateOrder : undefined;
}

/** Returns the question that the days of a column leave open, if any. */
export function orderQuestion({ open }: OrderFound) {
  return open ? [{ about: "dateOrder", ...open } as const] : [];
}

/**
 * If a file uses both decimal marks, the mark stays open: clear amounts are read by their own marks, and the agent is
 * asked about the ambiguous ones.
 */
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
