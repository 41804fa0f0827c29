import { FIELDS, type Field } from "@/lib/reader/payload.model";

/** What became of a value: left as it was read, put right, or filled in where none was read. */
export const ACCURACY_VERDICTS = ["correct", "corrected", "missing"] as const;
export type AccuracyVerdict = (typeof ACCURACY_VERDICTS)[number];

/** How often each came about. */
export type Judged = {
  /** Read, and left as it was. */
  readonly correct: number;
  /** Read wrongly: another value took its place, or none. */
  readonly corrected: number;
  /** Not read, and filled in by hand. */
  readonly missing: number;
};

/** How often a field was read well, over all readings that somebody has judged. */
export type FieldAccuracy = Judged & { readonly field: Field };

type Counted = Judged & { readonly field: string };

/** A row for every field, in the payload's order. */
export function accuracyOf(counted: readonly Counted[]): FieldAccuracy[] {
  const byField = new Map(counted.map((row) => [row.field, row]));
  return FIELDS.map((field) => ({ correct: 0, corrected: 0, missing: 0, ...byField.get(field), field }));
}
