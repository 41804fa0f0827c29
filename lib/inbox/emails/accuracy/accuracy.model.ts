import { FIELDS, type Field } from "@/lib/reader/payload.model";

/** The possible verdicts on an extracted value: kept as it was read, corrected, or filled in because none was read. */
export const ACCURACY_VERDICTS = ["correct", "corrected", "missing"] as const;
export type AccuracyVerdict = (typeof ACCURACY_VERDICTS)[number];

/** The number of facts of each verdict. */
export type Judged = {
  /** Read, and kept as it was. */
  readonly correct: number;
  /** Read wrongly: it was replaced by another value, or removed. */
  readonly corrected: number;
  /** Not read, and filled in by hand. */
  readonly missing: number;
};

/** How often a field was read correctly, over all readings that somebody has judged. */
export type FieldAccuracy = Judged & { readonly field: Field };

type Counted = Judged & { readonly field: string };

/** Returns a row for every field, in the order of the payload. */
export function accuracyOf(counted: readonly Counted[]): FieldAccuracy[] {
  const byField = new Map(counted.map((row) => [row.field, row]));
  return FIELDS.map((field) => ({ correct: 0, corrected: 0, missing: 0, ...byField.get(field), field }));
}
