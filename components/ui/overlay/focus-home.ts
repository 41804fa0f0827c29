const LAYERS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

const FIELD =
  "input:not([type=hidden], [tabindex='-1'], :disabled), select:not(:disabled), textarea:not(:disabled)";

/** What last had the focus outside of every layer: where a chain of dialogs began. */
let home: HTMLElement | null = null;

/** The element that opens a layer now. For a menu's entry, which is gone by then, the menu's button. */
export function openerNow(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  const opener = menu ? document.getElementById(menu) : active;
  if (!(opener instanceof HTMLElement) || opener === document.body) return null;
  if (!opener.closest(LAYERS)) home = opener;
  return opener;
}

/** Puts the focus on a layer's first field; false without one. */
export function focusField(layer: EventTarget | null): boolean {
  const field = layer instanceof Element ? layer.querySelector<HTMLElement>(FIELD) : null;
  field?.focus({ preventScroll: true });
  return field !== null;
}

/** Gives the focus back to what opened a layer; where that has gone, to where the chain began. Where that has gone too, the shell's focus keeper finds a place. */
export function focusHome(opener: HTMLElement | null): void {
  for (const candidate of [opener, home]) {
    if (!candidate?.isConnected) continue;
    candidate.focus({ preventScroll: true });
    if (document.activeElement === candidate) return;
  }
}
