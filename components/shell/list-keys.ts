import type { ShortcutActions } from "@/components/shared/keyboard/shortcut.model";

/** The keys of the page's own list: J and K go from row to row, Enter follows the row's link by itself, X ticks it, Space peeks at it where that can be done; / goes to the search. */
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
