/** What Tab stops at; the list of messages is one, too. */
const STOPS = "a[href], button:not([disabled]), input, select, textarea, [tabindex='0']";
const DIALOG = "[role=dialog][data-state=open], [role=alertdialog][data-state=open]";

/**
 * Lets Tab lead past the messages, which stand last on the page: on to its beginning, or to that of the dialog that is
 * open. sonner 2.0 gives the focus back to where it came from, from where the next Tab leads to the messages again.
 */
export function leaveToasts(event: KeyboardEvent): void {
  const toasts = document.activeElement?.closest("[data-sonner-toaster]");
  if (event.key !== "Tab" || event.shiftKey || !toasts) return;
  const last = [...toasts.querySelectorAll(STOPS)].at(-1);
  if (last !== document.activeElement) return;
  const home = document.querySelector(DIALOG) ?? document.body;
  const first = home.querySelector<HTMLElement>(STOPS);
  if (!first) return;
  event.preventDefault();
  // The first time the focus comes back from there, which sonner does once.
  first.focus();
  first.focus();
}
