import type { Currency, Money } from "@/lib/platform/base/money";
import { type EntryAmounts, netOf, type ReportTotals } from "./report.model";

/** The sums of a report's entries, including ignored ones, because the document's own totals include them. */
export type EntrySums = EntryAmounts & { readonly netMinor: number };

/** Sums entries. */
export function sumsOf(entries: readonly EntryAmounts[]) {
  const sum = (of: (entry: EntryAmounts) => number) => entries.reduce((all, entry) => all + of(entry), 0);
  return {
    grossMinor: sum(({ grossMinor }) => grossMinor),
    feeMinor: sum(({ feeMinor }) => feeMinor),
    taxMinor: sum(({ taxMinor }) => taxMinor),
  };
}

export const UNCOUNTABLE =
  "The amounts come to more than can be counted exactly. Check whether they are right.";

/** Whether amounts are so small that all of their sums are exact, whichever are added or deducted. */
export function isCountable(entries: readonly EntryAmounts[]): boolean {
  return Number.isSafeInteger(
    entries.reduce(
      (all, { grossMinor, feeMinor, taxMinor }) =>
        all + Math.abs(grossMinor) + Math.abs(feeMinor) + Math.abs(taxMinor),
      0,
    ),
  );
}

/** Whether all sums of a report are exact: of its entries, and of the amount paid with the adjustment. */
export function isCountableReport(
  entries: readonly EntryAmounts[],
  { netMinor, adjustmentMinor }: Pick<ReportTotals, "netMinor" | "adjustmentMinor">,
): boolean {
  const paid = { grossMinor: netMinor, feeMinor: adjustmentMinor, taxMinor: 0 };
  return isCountable(entries) && isCountable([paid]);
}

/** Two figures of a report that should be equal. */
export type Disagreement = {
  readonly what: "totals" | "entries";
  readonly statedMinor: number;
  readonly countedMinor: number;
};

/**
 * Returns the figures of a report that disagree with its net: gross - fee - tax + adjustment, and the entries' nets +
 * adjustment.
 */
export function disagreementsOf(report: ReportTotals, entries: EntrySums): Disagreement[] {
  const statedMinor = report.netMinor;
  const counted = [
    { what: "totals", countedMinor: netOf(report) + report.adjustmentMinor },
    { what: "entries", countedMinor: entries.netMinor + report.adjustmentMinor },
  ] as const;
  return counted
    .filter(({ countedMinor }) => countedMinor !== statedMinor)
    .map((one) => ({ ...one, statedMinor }));
}

/**
 * Returns the amount by which an entry exceeds (negative: falls short of) the commission that its booking expects, or
 * null if the currencies differ.
 */
export function varianceOf(
  entry: { readonly grossMinor: number },
  code: Currency,
  expected: Money,
): Money | null {
  return expected.currency === code ? { minor: entry.grossMinor - expected.minor, currency: code } : null;
}
