import type { FieldChange } from "@/lib/inbox/emails/decisions/item-edit.model";
import { valueIn } from "@/lib/reader/missing-fields.model";
import type { Payload } from "@/lib/reader/payload.model";

/** Returns the changes that restore a reading's current values. */
export function inverseOf(payload: Payload, changes: readonly FieldChange[]): FieldChange[] {
  return changes.map(({ field }) => ({ field, value: valueIn(payload, field) ?? null }));
}
