import { nameOf } from "@/components/shared/form/form-drafts";
import type { PanelField } from "@/lib/inbox/emails/reading/panel.model";

/** Under which name what is typed into a field of a reading is kept. */
export function fieldForm(of: string, field: PanelField): string {
  return nameOf(formOf(field), of);
}

export function formOf({ id }: PanelField): string {
  return `reading-${id}`;
}
