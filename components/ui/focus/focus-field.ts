/** A selector for form fields that the user can fill in. */
export const FIELD =
  "input:not([type=hidden], [tabindex='-1'], :disabled), select:not(:disabled), textarea:not(:disabled)";

/** Focuses the first field of a dialog; returns false if it has none. */
export function focusField(layer: EventTarget | null): boolean {
  const field = layer instanceof Element ? layer.querySelector<HTMLElement>(FIELD) : null;
  field?.focus({ preventScroll: true });
  return field !== null;
}
