import { TOASTS } from "../toast/toast-parts";

/** Lets components that restore the focus themselves, such as menus, do so first. */
const PATIENCE_MS = 50;

/** The last focused place on the page (key null) and in each dialog above it, in the order of focus. */
const places = new Map<Element | null, FocusTarget>();
let last: Element | null = null;

/**
 * Restores the focus when the focused element is removed. If its dialog is gone too, the focus returns to the element
 * that opened it. Otherwise it moves to the element's replacement, to the nearest focusable element around it, to the
 * list's current row, or to the page's content. Returns a function that stops this.
 */
export function keepFocus(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => last !== null && !last.isConnected && document.activeElement === document.body;
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(() => (isLost() ? returnFocus() : undefined), PATIENCE_MS);
  });
  noteOpener();
  document.addEventListener("focusout", forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener("focusout", forget);
    observer.disconnect();
  };
}

/** Records the focused element as the opener of a dialog that is about to take the focus. */
export function noteOpener(): void {
  // In the capture phase, before other code, such as the messages, stops the event.
  document.addEventListener("focusin", note, true);
  note({ target: document.activeElement });
}

/** Restores the focus at once if the focused element is gone. */
export function returnFocus(): void {
  if (document.activeElement !== document.body) return;
  last = null;
  const latest = [...places.values()].reverse().filter(isWithin);
  const rows = places.get(null)?.rows ?? [];
  const mains = document.querySelectorAll<HTMLElement>("main");
  for (const spot of [...latest.flatMap(spotsOf), ...present(), ...rows, ...mains]) {
    spot.focus({ preventScroll: true });
    if (document.activeElement === spot) return;
  }
}

function note({ target }: { readonly target: EventTarget | null }): void {
  if (!(target instanceof HTMLElement) || target === document.body) return;
  last = target;
  if (target.closest(TOASTS)) return;
  const place = placeOf(target);
  for (const [layer, known] of places) if (layer === place.layer || !isWithin(known)) places.delete(layer);
  places.set(place.layer, place);
}

/** Doesn't restore a focus that the user removed, for example by a click on an empty area. */
function forget({ target }: FocusEvent): void {
  queueMicrotask(() => {
    const isLeft = target instanceof HTMLElement && target.offsetParent && !target.matches(":disabled");
    if (isLeft && document.activeElement === document.body) last = null;
  });
}

const LAYERS = "[role=dialog], [role=alertdialog], dialog[open]";
const MENU = "[role=menu]";
/** A list of rows, or of cards, which are its direct children. */
const CARDS = "[data-cards]";
const LIST = `[data-slot=data-table], [data-slot=card-table], ${CARDS}`;
/** Marks a group of controls that may be rendered again elsewhere and serves the same purpose there. */
const GROUP = "data-focus-group";
/** Elements that may take the focus when an element inside them is removed. */
const KEEPERS = "[tabindex]";
const PRESENT = "main a[aria-current=true]";
/**
 * Controls that may take the focus. Text fields are excluded, because the next shortcut keys would be typed into them.
 */
const CONTROL = "a[href], button, input[type=checkbox]";

/** A focused element, its dialog, and the data for finding a replacement when it is removed. */
type FocusTarget = {
  /** The dialog that contains the element; null for the page. */
  readonly layer: Element | null;
  readonly element: HTMLElement;
  readonly group: string | undefined;
  readonly list: Element | null;
  /** The index among the list's rows; -1 outside of them, such as in the list's tools. */
  readonly row: number;
  readonly around: readonly HTMLElement[];
  /** The current rows at that time, where the user was before. */
  readonly rows: readonly HTMLElement[];
};

/** Returns the place of a focused element. For an item of a menu, it uses the menu's button. */
function placeOf(target: HTMLElement): FocusTarget {
  const button = target.closest(MENU)?.getAttribute("aria-labelledby");
  const element = (button && document.getElementById(button)) || target;
  const list = element.closest(LIST);
  return {
    layer: element.closest(LAYERS),
    element,
    group: element.closest(`[${GROUP}]`)?.getAttribute(GROUP) ?? undefined,
    list,
    row: rowsOf(list).findIndex((row) => row.contains(element)),
    around: keepersOf(element),
    rows: present(),
  };
}

/** Returns whether the dialog of a place still exists. */
function isWithin({ layer }: FocusTarget): boolean {
  return layer === null || layer.isConnected;
}

/**
 * Returns the elements that may take the focus, nearest first: the element itself, its replacement, its surroundings.
 */
function spotsOf({ element, group, list, row, around }: FocusTarget): readonly HTMLElement[] {
  const same = group && document.querySelector<HTMLElement>(`[${GROUP}="${group}"] button`);
  const rows = rowsOf(list);
  const next = row < 0 ? undefined : rows[Math.min(row, rows.length - 1)];
  const control =
    next?.querySelector<HTMLElement>("a[href]") ?? (next ?? list)?.querySelector<HTMLElement>(CONTROL);
  return [element, same, control, ...around].filter((spot) => spot instanceof HTMLElement);
}

/** Returns the links of rows whose record is currently open. */
function present(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PRESENT)];
}

function rowsOf(list: Element | null): readonly Element[] {
  return [...(list?.querySelectorAll(list.matches(CARDS) ? ":scope > *" : "tbody tr") ?? [])];
}

function keepersOf(element: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element.parentElement; at && at.localName !== "main"; at = at.parentElement) {
    if (at.matches(KEEPERS)) found.push(at);
  }
  return found;
}
