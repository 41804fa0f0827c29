import type { Currency, Money } from "@/lib/platform/base/money";
import { type EntryAmounts, netOf, type ReportTotals } from "./report.model";

/** What a report's lines come to, the ignored ones too: its document counts them. */
export type EntrySums = EntryAmounts & { readonly netMinor: number };

/** What lines come to. */
export function sumsOf(entries: readonly EntryAmounts[]) {
  const sum = (of: (entry: EntryAmounts) => number) => entries.reduce((all, entry) => all + of(entry), 0);
  return {
    grossMinor: sum(({ grossMinor }) => grossMinor),
    feeMinor: sum(({ feeMinor }) => feeMinor),
    taxMinor: sum(({ taxMinor }) => taxMinor),
  };
}

/** Two figures of a report that should be one. */
export type Disagreement = {
  readonly what: "totals" | "entries";
  readonly statedMinor: number;
  readonly countedMinor: number;
};

/** Where a report's figures don't agree: gross - fee - tax + adjustment with its net, and its lines' nets + adjustment with it. */
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

/** What a line pays beyond (negative: below) the commission that its booking expects; null in another currency. */
export function varianceOf(
  entry: { readonly grossMinor: number },
  code: Currency,
  expected: Money,
): Money | null {
  return expected.currency === code ? { minor: entry.grossMinor - expected.minor, currency: code } : null;
}
