import { TOASTS } from "../toast/toast-parts";
import { isWithin, type Place, placeOf, present, spotsOf } from "./focus-place";

/** Lets what gives the focus back by itself, as a menu does, do so first. */
const PATIENCE_MS = 50;

/** Where the focus last was on the page, and in each layer above it; the latest stands last. */
const places = new Map<Element | null, Place>();
let last: Element | null = null;

/**
 * Keeps the focus near when the element that had it goes away: where the layer is gone too, on what opened it; else on
 * what took its place, on the nearest thing around it, on the list's present row, or on the page's content. Answers
 * what ends this.
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

/** What has the focus now opens a layer, which takes it. */
export function noteOpener(): void {
  // Before anybody keeps it from others, as the messages do.
  document.addEventListener("focusin", note, true);
  note({ target: document.activeElement });
}

/** Gives the focus back when what had it has gone, at once. */
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

/** Left by the person, as by a press on nothing, it isn't brought back. */
function forget({ target }: FocusEvent): void {
  queueMicrotask(() => {
    const isLeft = target instanceof HTMLElement && target.offsetParent && !target.matches(":disabled");
    if (isLeft && document.activeElement === document.body) last = null;
  });
}
