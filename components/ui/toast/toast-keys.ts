import { OPEN_DIALOG, TOASTS } from "./toast-parts";

/** What Tab stops at. */
const STOPS = "a[href], button, input, select, textarea, [tabindex]";

/**
 * Lets Tab lead through the messages, which stand last on the page: from the end of an open dialog to them, and from
 * them on to its beginning, or to that of the page. sonner 2.0 gives the focus back to where it came from, from where
 * the next Tab leads to the messages again.
 */
export function tabThroughToasts(event: KeyboardEvent): void {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
  const toasts = stopsIn(document.querySelector(TOASTS));
  if (toasts.length === 0) return;
  const to = seams(toasts, event.shiftKey).find(([from]) => from === document.activeElement)?.[1];
  if (to) go(event, to);
}

/** Where the messages and what stands before them meet, which the browser doesn't join by itself. */
function seams(toasts: readonly HTMLElement[], isBackwards: boolean) {
  const dialog = [...document.querySelectorAll(OPEN_DIALOG)].at(-1);
  const home = stopsIn(dialog ?? document.body);
  const forth = [
    [toasts.at(-1), home.at(0)],
    [home.at(-1), toasts.at(0)],
  ] as const;
  if (!dialog) return isBackwards ? [] : forth.slice(0, 1);
  return isBackwards ? forth.map(([from, to]) => [to, from] as const) : forth;
}

function go(event: KeyboardEvent, to: HTMLElement): void {
  event.preventDefault();
  event.stopPropagation();
  // The first time the focus comes back from there, which sonner does once.
  to.focus();
  to.focus();
}

function stopsIn(home: Element | null): readonly HTMLElement[] {
  const found = home?.querySelectorAll<HTMLElement>(STOPS) ?? [];
  const isStop = (one: HTMLElement) =>
    one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility();
  return [...found].filter((one) => isStop(one) && (home?.matches(TOASTS) || !one.closest(TOASTS)));
}
