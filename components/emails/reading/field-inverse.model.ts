import type { FieldChange } from "@/lib/emails/decisions/item-edit.model";
import { valueIn } from "@/lib/extraction/missing-fields.model";
import type { Payload } from "@/lib/extraction/payload.model";

/** The changes that bring a reading back to what it says now. */
export function inverseOf(payload: Payload, changes: readonly FieldChange[]): FieldChange[] {
  return changes.map(({ field }) => ({ field, value: valueIn(payload, field) ?? null }));
}
