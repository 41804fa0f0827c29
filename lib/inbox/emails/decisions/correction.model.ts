import { folded } from "@/lib/platform/base/text";
import type { Field, Finding, Payload } from "@/lib/reader/payload.model";
import { checkedChange, type FieldChange, withChange, writtenValue } from "./item-edit.model";

/**
 * A correction of a reading. A null `wrong` means that nothing had been read, a null `right` that the field should be
 * empty.
 */
export type Correction = {
  readonly field: Field;
  readonly wrong: string | null;
  readonly right: string | null;
  /** The label beside the right value in the email, folded; null if the value didn't occur in it. */
  readonly label: string | null;
};

type Read = { readonly payload: Payload; readonly findings: readonly Finding[] };

/** Returns the corrections that these changes make, leaving out changes without effect. */
export function correctionsOf(read: Read, changes: readonly FieldChange[]): Correction[] {
  return changes.flatMap(({ field, value }) => {
    const wrong = writtenValue(read.payload, field);
    const right = value === null ? null : String(value);
    if (wrong === right) return [];
    const seen = read.findings.find((one) => one.field === field && String(one.value) === right);
    return [{ field, wrong, right, label: seen?.label ? folded(seen.label).slice(0, 120) : null }];
  });
}

/**
 * Returns a payload as it was before these corrections, which are ordered oldest first. A field that was read again
 * since is left as it is.
 */
export function asRead(payload: Payload, corrections: readonly Correction[]): Payload {
  return corrections.reduceRight(
    (known, { field, wrong, right }) =>
      writtenValue(known, field) === right
        ? withChange({ payload: known, findings: [] }, checkedChange({ field, value: wrong })).payload
        : known,
    payload,
  );
}

/**
 * Applies the agent's corrections of this sender's earlier emails to a reading: a supplier that was misread in the
 * same way, and values with a label that turned out to be the right one.
 */
export function applyCorrections(read: Read, learned: readonly Correction[]): Read {
  return learned.reduce(applyCorrection, read);
}

function applyCorrection(read: Read, lesson: Correction): Read {
  if (lesson.field === "supplier.name") return withSupplier(read, lesson);
  // The state of one booking says nothing about the next one.
  if (lesson.label === null || lesson.field === "bookingState") return read;
  const candidate = read.findings.find(
    (one) =>
      one.field === lesson.field && !one.chosen && folded(one.label ?? "").slice(0, 120) === lesson.label,
  );
  if (!candidate) return read;
  const taught = withChange(read, { field: lesson.field, value: candidate.value });
  return {
    ...taught,
    findings: taught.findings.map((one) =>
      one.field === lesson.field && one.chosen ? { ...one, confidence: TAUGHT } : one,
    ),
  };
}

const TAUGHT = 0.95;

function withSupplier(read: Read, { wrong, right }: Correction): Read {
  const present = writtenValue(read.payload, "supplier.name");
  const sameMistake = folded(present ?? "") === folded(wrong ?? "");
  if (!right || !sameMistake || present === right) return read;
  const { payload, findings } = withChange(read, { field: "supplier.name", value: right });
  const lesson: Finding = {
    field: "supplier.name",
    value: right,
    source: "sender",
    quote: "",
    document: "sender",
    offset: -1,
    length: 0,
    confidence: TAUGHT,
    chosen: true,
    state: "ok",
  };
  return { payload, findings: [lesson, ...findings] };
}
