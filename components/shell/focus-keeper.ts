/** Lets what takes the focus away by itself, such as a dialog that closes, give it back first. */
const PATIENCE_MS = 50;
/** What the focus may fall back to around something that is gone. */
const KEEPERS = "[tabindex]";
const PRESENT = "main a[aria-current=true]";
const OVERLAYS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-sonner-toaster]";

/** Where the focus was: on what, within what, and which row of the list was the present one. */
type Place = Readonly<Record<"element" | "around" | "rows", readonly HTMLElement[]>>;

/**
 * Keeps the focus near when the element that had it goes away: on what opened it, else on the nearest thing around it
 * that is still there, else on the list's present row, else on the page's content. Answers what ends this.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  let place: Place = { element: [], around: [], rows: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    // What opens above the page was opened from where the focus was before.
    if (!target.closest(OVERLAYS)) {
      place = { element: [target], around: keepersOf(target), rows: present() };
    }
  };
  const rescue = () => {
    if (!isLost(last)) return;
    last = null;
    const places = [...place.element, ...place.around, ...present(), ...place.rows, ...mains()];
    places.find(isSeen)?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (!isLost(last)) return;
    clearTimeout(timer);
    timer = setTimeout(rescue, PATIENCE_MS);
  });
  document.addEventListener("focusin", remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}

function isLost(last: Element | null): boolean {
  return last !== null && !last.isConnected && document.activeElement === document.body;
}

function keepersOf(element: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element.parentElement; at && at.localName !== "main"; at = at.parentElement) {
    if (at.matches(KEEPERS)) found.push(at);
  }
  return found;
}

/** The row of what is open, which is also where one was before. */
function present(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PRESENT)];
}

function mains(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("main")];
}

function isSeen(element: HTMLElement): boolean {
  return element.isConnected && element.offsetParent !== null;
}
