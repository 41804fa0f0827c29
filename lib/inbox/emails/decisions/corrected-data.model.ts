import { valueIn } from "@/lib/reader/missing-fields.model";
import type { Field, Payload } from "@/lib/reader/payload.model";
import { FIELD_OF, feedbackData } from "./feedback.model";
import { checkedChange, type FieldChange } from "./item-edit.model";

/** What an administrator puts in place of what was read, by the names that the feedback has; null empties a field. */
export const correctedData = feedbackData;
export type CorrectedField = keyof typeof FIELD_OF;
type CorrectedData = Readonly<Record<string, unknown>>;

/** What corrected data says differently from the reading; what it leaves out stays. INVALID_INPUT by its own names, `within` what holds it. */
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

/** What a reading holds under the feedback's names; empty where it holds nothing. */
export function feedbackOf(payload: Payload): Readonly<Record<CorrectedField, string>> {
  const values = Object.entries(FIELD_OF).map(([name, field]) => [name, readValue(payload, field)]);
  return Object.fromEntries(values) as Record<CorrectedField, string>;
}

function readValue(payload: Payload, field: Field): string {
  return String(valueIn(payload, field) ?? "");
}
