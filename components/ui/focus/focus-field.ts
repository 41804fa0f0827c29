/** What somebody fills in. */
export const FIELD =
  "input:not([type=hidden], [tabindex='-1'], :disabled), select:not(:disabled), textarea:not(:disabled)";

/** Puts the focus on the first field of a layer; false without one. */
export function focusField(layer: EventTarget | null): boolean {
  const field = layer instanceof Element ? layer.querySelector<HTMLElement>(FIELD) : null;
  field?.focus({ preventScroll: true });
  return field !== null;
}
