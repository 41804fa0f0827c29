import { OPEN_DIALOG, TOASTS } from "./toast-parts";

/** A selector for elements that Tab may stop at. */
const STOPS = "a[href], button, input, select, textarea, [tabindex]";

/**
 * Lets Tab reach the messages, which are last on the page: from the end of an open dialog to them, and from them to
 * the beginning of the dialog or the page. Without this, sonner 2.0 returns the focus to where it came from, and the
 * next Tab leads to the messages again.
 */
export function tabThroughToasts(event: KeyboardEvent): void {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
  const toasts = stopsIn(document.querySelector(TOASTS));
  if (toasts.length === 0) return;
  const to = seams(toasts, event.shiftKey).find(([from]) => from === document.activeElement)?.[1];
  if (to) go(event, to);
}

/** Returns the pairs of elements between which Tab must jump, because the browser doesn't connect them itself. */
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
  // sonner returns the first focus to where it came from, but only once; so focus twice.
  to.focus();
  to.focus();
}

function stopsIn(home: Element | null): readonly HTMLElement[] {
  const found = home?.querySelectorAll<HTMLElement>(STOPS) ?? [];
  const isStop = (one: HTMLElement) =>
    one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility();
  return [...found].filter((one) => isStop(one) && (home?.matches(TOASTS) || !one.closest(TOASTS)));
}
