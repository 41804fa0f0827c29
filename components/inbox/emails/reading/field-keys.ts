import type { KeyboardEvent } from "react";

/** How long a first digit waits for a second. */
const PAUSE_MS = 1_000;
const TYPED_IN = "input, select, textarea";

const NONE = { figures: "", at: Number.NEGATIVE_INFINITY };
let last = NONE;

/** Focuses the next field that needs attention; if there is none, the next of all fields. */
export function focusNextField(): void {
  last = NONE;
  const all = fieldsIn(document);
  const open = all.filter((button) => button.closest("[data-state=missing], [data-state=check]"));
  const fields = open.length > 0 ? open : all;
  const present = fields.indexOf(document.activeElement as HTMLElement);
  fields[(present + 1) % fields.length]?.focus();
}

/** While the focus is in the panel, each field shows a number; typing it focuses the field. */
export function focusNumberedField(event: KeyboardEvent<HTMLElement>): void {
  const isOther = event.ctrlKey || event.metaKey || event.altKey || !/^[0-9]$/.test(event.key);
  if (isOther || (event.target as Element).closest(TYPED_IN)) return;
  const fields = fieldsIn(event.currentTarget);
  const fieldAt = (figures: string) => fields[Number(figures) - 1];
  const both = event.timeStamp - last.at < PAUSE_MS ? last.figures + event.key : event.key;
  const figures = fieldAt(both) ? both : event.key;
  last = { figures, at: event.timeStamp };
  fieldAt(figures)?.focus();
  event.preventDefault();
}

/** Returns the visible fields in display order, which is also the order of their numbers. */
function fieldsIn(part: ParentNode): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>("[data-edit-field]")].filter(
    (button) => button.offsetParent !== null,
  );
}
