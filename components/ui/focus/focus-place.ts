const LAYERS = "[role=dialog], [role=alertdialog], dialog[open]";
const MENU = "[role=menu]";
/** A list of rows, or of cards, which are its children. */
const CARDS = "[data-cards]";
const LIST = `[data-slot=data-table], [data-slot=card-table], ${CARDS}`;
/** What may be drawn anew elsewhere, and is the same for whoever works in it. */
const GROUP = "data-focus-group";
/** What the focus may fall back to around something that is gone. */
const KEEPERS = "[tabindex]";
const PRESENT = "main a[aria-current=true]";
/** No text field: the keys that come next would be typed into it. */
const CONTROL = "a[href], button, input[type=checkbox]";

/** Where the focus is: on what, in which layer, and what tells the spot when that has gone. */
export type Place = {
  /** The dialog it is in; null for the page. */
  readonly layer: Element | null;
  readonly element: HTMLElement;
  readonly group: string | undefined;
  readonly list: Element | null;
  /** Of the list's rows, -1 for its tools. */
  readonly row: number;
  readonly around: readonly HTMLElement[];
  /** The rows of what is open, which is where one was before. */
  readonly rows: readonly HTMLElement[];
};

/** The place of what has the focus; a menu's entry is as good as the menu's button. */
export function placeOf(target: HTMLElement): Place {
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

/** Whether the layer of a place is still there. */
export function isWithin({ layer }: Place): boolean {
  return layer === null || layer.isConnected;
}

/** Where the focus may go back to, the nearest first: what had it, what took its place, what is around it. */
export function spotsOf({ element, group, list, row, around }: Place): readonly HTMLElement[] {
  const same = group && document.querySelector<HTMLElement>(`[${GROUP}="${group}"] button`);
  const rows = rowsOf(list);
  const next = row < 0 ? undefined : rows[Math.min(row, rows.length - 1)];
  const link = next?.querySelector<HTMLElement>("a[href]") ?? list?.querySelector<HTMLElement>(CONTROL);
  return [element, same, link, ...around].filter((spot) => spot instanceof HTMLElement);
}

/** The row of what is open. */
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
