import { peekAt } from "./use-peeked";

/** Peeks at another row, and goes there in the list; who has the focus in the panel keeps it. */
export function goTo(id: string): void {
  peekAt(id);
  const row = rowOf(id);
  const isInPanel = Boolean(document.activeElement?.closest("aside"));
  if (!isInPanel) linkOf(row)?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
}

/** Back to the list alone, at the row. */
export function closePeek(id: string): void {
  peekAt(null);
  linkOf(rowOf(id))?.focus({ preventScroll: true });
}

/** Ticks the row, or takes the tick away. */
export function tick(id: string): void {
  rowOf(id)?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
}

function rowOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`);
}

function linkOf(row: HTMLElement | null): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>("a[href]");
}
