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
export type FocusTarget = {
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
export function placeOf(target: HTMLElement): FocusTarget {
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
export function isWithin({ layer }: FocusTarget): boolean {
  return layer === null || layer.isConnected;
}

/**
 * Returns the elements that may take the focus, nearest first: the element itself, its replacement, its surroundings.
 */
export function spotsOf({ element, group, list, row, around }: FocusTarget): readonly HTMLElement[] {
  const same = group && document.querySelector<HTMLElement>(`[${GROUP}="${group}"] button`);
  const rows = rowsOf(list);
  const next = row < 0 ? undefined : rows[Math.min(row, rows.length - 1)];
  const control =
    next?.querySelector<HTMLElement>("a[href]") ?? (next ?? list)?.querySelector<HTMLElement>(CONTROL);
  return [element, same, control, ...around].filter((spot) => spot instanceof HTMLElement);
}

/** Returns the links of rows whose record is currently open. */
export function present(): readonly HTMLElement[] {
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
