import { valueIn } from "@/lib/reader/missing-fields.model";
import type { Field, Payload } from "@/lib/reader/payload.model";
import { FIELD_OF, feedbackData } from "./feedback.model";
import { checkedChange, type FieldChange } from "./item-edit.model";

/** An administrator's corrections of the extracted data, with the field names of the feedback; null clears a field. */
export const correctedData = feedbackData;
export type CorrectedField = keyof typeof FIELD_OF;
type CorrectedData = Readonly<Record<string, unknown>>;

/**
 * Returns the changes that corrected data makes to a reading; omitted fields stay as they are. Throws INVALID_INPUT
 * with the names of the data, prefixed by `within`.
 */
export function correctedChanges(payload: Payload, data: CorrectedData, within = ""): FieldChange[] {
  return Object.entries(FIELD_OF).flatMap(([name, field]) => {
    const given = data[name];
    if (typeof given !== "string" && typeof given !== "number" && given !== null) return [];
    const value = typeof given === "string" ? given.trim() || null : given;
    return String(value ?? "") === readValue(payload, field)
      ? []
      : [checkedChange({ field, value }, `${within}${name}`)];
  });
}

/** Returns the values of a reading under the field names of the feedback; empty for a missing value. */
export function feedbackOf(payload: Payload): Readonly<Record<CorrectedField, string>> {
  const values = Object.entries(FIELD_OF).map(([name, field]) => [name, readValue(payload, field)]);
  return Object.fromEntries(values) as Record<CorrectedField, string>;
}

function readValue(payload: Payload, field: Field): string {
  return String(valueIn(payload, field) ?? "");
}
