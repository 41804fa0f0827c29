import type { ACCURACY_PERIODS } from "@/lib/platform/base/addresses/admin-addresses.model";
import { accuracyOf, type FieldAccuracy, type Judged } from "./accuracy.model";

export type AccuracyPeriod = (typeof ACCURACY_PERIODS)[number];

/** The dimensions by which the facts of a period are grouped. */
export const ACCURACY_GROUPS = ["field", "kind", "language", "sender", "step"] as const;
export type AccuracyGroup = (typeof ACCURACY_GROUPS)[number];

/** The counts of one value of a dimension; `name` is null for emails without a value. */
export type Counted = Judged & { readonly name: string | null };
export type CountedIn = Counted & { readonly by: AccuracyGroup };

/** How accurately emails were read, by each dimension. A step is named by the first day of its week or month. */
export type AccuracyFigures = {
  readonly fields: readonly FieldAccuracy[];
  readonly kinds: readonly Counted[];
  readonly languages: readonly Counted[];
  /** The senders with the most errors, the worst first. */
  readonly senders: readonly Counted[];
  readonly steps: readonly Counted[];
};

const SENDERS = 20;

export function figuresOf(rows: readonly CountedIn[]): AccuracyFigures {
  const of = (group: AccuracyGroup) =>
    rows.filter(({ by }) => by === group).map(({ by: _, ...counted }) => counted);
  const most = (size: (one: Counted) => number) => (one: Counted, other: Counted) =>
    size(other) - size(one) || (one.name ?? "").localeCompare(other.name ?? "", "en");
  return {
    fields: accuracyOf(of("field").map(({ name, ...counted }) => ({ ...counted, field: name ?? "" }))),
    kinds: of("kind").toSorted(most(allOf)),
    languages: of("language").toSorted(most(allOf)),
    senders: of("sender")
      .filter((one) => failedOf(one) > 0)
      .toSorted(most(failedOf))
      .slice(0, SENDERS),
    steps: of("step").toSorted((one, other) => ((one.name ?? "") < (other.name ?? "") ? -1 : 1)),
  };
}

export function allOf({ correct, corrected, missing }: Judged): number {
  return correct + corrected + missing;
}

function failedOf({ corrected, missing }: Judged): number {
  return corrected + missing;
}

/** Returns the share that was read correctly as a percentage; a dash if nothing was judged. */
export function shareOf(counted: Judged): string {
  const all = allOf(counted);
  return all === 0 ? "–" : `${((100 * counted.correct) / all).toFixed(1)}%`;
}
