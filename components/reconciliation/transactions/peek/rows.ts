import { openPeek } from "./use-peeked";

/** Peeks at another row and moves to it in the list. A focus inside the panel stays there. */
export function goTo(id: string): void {
  openPeek(id);
  const row = rowOf(id);
  const isInPanel = Boolean(document.activeElement?.closest("aside"));
  if (!isInPanel) linkOf(row)?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
}

/** Closes the panel and focuses the row. */
export function closePeek(id: string): void {
  openPeek(null);
  linkOf(rowOf(id))?.focus({ preventScroll: true });
}

/** Toggles the selection of the row. */
export function tick(id: string): void {
  rowOf(id)?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
}

function rowOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`);
}

function linkOf(row: HTMLElement | null): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>("a[href]");
}
