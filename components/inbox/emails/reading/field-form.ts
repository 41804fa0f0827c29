import { draftKey } from "@/components/shared/form/form-drafts";
import type { PanelField } from "@/lib/inbox/emails/reading/panel.model";

/** Returns the name under which the draft of a reading's field is kept. */
export function fieldForm(of: string, field: PanelField): string {
  return draftKey(formOf(field), of);
}

export function formOf({ id }: PanelField): string {
  return `reading-${id}`;
}
