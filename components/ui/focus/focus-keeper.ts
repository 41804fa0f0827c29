import { TOASTS } from "../toast/toast-parts";
import { type FocusTarget, isWithin, placeOf, present, spotsOf } from "./focus-place";

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
