import type { FieldChange } from "@/lib/inbox/emails/decisions/item-edit.model";
import { valueIn } from "@/lib/reader/missing-fields.model";
import type { Payload } from "@/lib/reader/payload.model";

/** The changes that bring a reading back to what it says now. */
export function inverseOf(payload: Payload, changes: readonly FieldChange[]): FieldChange[] {
  return changes.map(({ field }) => ({ field, value: valueIn(payload, field) ?? null }));
}
