import type { ShortcutActions } from "@/components/shared/keyboard/shortcut.model";

/**
 * Returns the keyboard actions of the page's list: J and K move between rows, X ticks a row, Space peeks at it where
 * possible, and / focuses the search. Enter follows the row's link by itself.
 */
export function listActions(): ShortcutActions {
  const search = seen<HTMLInputElement>("main search input");
  const rows = [...document.querySelectorAll<HTMLElement>("main [data-slot=data-table] tbody tr")];
  const links = rows.flatMap((row) => row.querySelector<HTMLAnchorElement>("a[href]") ?? []);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const peek = rows[at]?.querySelector<HTMLElement>("[data-peek]");
  const box = rows[at]?.querySelector<HTMLInputElement>("input[type=checkbox]");
  return {
    ...(peek ? { peek: () => peek.click() } : {}),
    ...(search ? { search: () => search.focus() } : {}),
    ...(links.length > 0
      ? {
          next: () => goTo(links[Math.min(at + 1, links.length - 1)]),
          previous: () => goTo(links[Math.max(at - 1, 0)]),
          open: () => undefined,
          select: () => box?.click(),
        }
      : {}),
  };
}

function goTo(link: HTMLElement | undefined): void {
  link?.focus();
  link?.closest("tr")?.scrollIntoView({ block: "nearest" });
}

function seen<Kind extends HTMLElement>(selector: string): Kind | undefined {
  return [...document.querySelectorAll<Kind>(selector)].find((one) => one.offsetParent !== null);
}
