import { useRouter } from "next/navigation";
import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { areSingleKeysOn } from "@/components/accounts/account/single-keys";
import { way } from "@/components/shared/form/way-out";
import {
  isSingle,
  SHORTCUTS,
  type ShortcutActions,
  type ShortcutName,
  shortcutOf,
  strokeOf,
} from "@/components/shared/keyboard/shortcut.model";
import { shortcuts } from "@/components/shared/keyboard/shortcuts";
import { LoadingDialog } from "@/components/shared/lazy/loading-dialog";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { keepFocus } from "@/components/ui/focus/focus-keeper";
import { toast } from "@/components/ui/toast/toast";
import { addBookingHere } from "./add-booking-here";
import { PaletteHost } from "./palette/palette-host";
import { typeAhead } from "./palette/type-ahead";

const { OnDemand: ShortcutDialog, preload } = onDemand(() => import("./shortcut-dialog"));

/** How long the first key of a two-key sequence waits for the second. */
const PREFIX_MS = 1_500;
const TYPING =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";
const QUESTIONS = "[role=alertdialog], dialog[open]";
/** Open dialogs, menus and lists. One that is closing no longer blocks keys. */
const OPEN_LAYERS =
  ":is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-state=closed]), dialog[open]";

/**
 * Handles key presses: runs the actions of the screen, of its list and of the app. Keys do nothing while the user
 * types, nor while a dialog is open, except for the palette and Undo.
 */
export default function Keyboard(shell: ComponentProps<typeof PaletteHost>) {
  const { area } = shell;
  const router = useRouter();
  const [listed, setListed] = useState<ShortcutActions | null>(null);
  const closeList = useCallback(() => setListed(null), []);
  const go = useCallback((address: string) => way.out(() => router.push(address)), [router]);
  const everywhere = useMemo<ShortcutActions>(
    () => ({
      palette: askForPalette,
      help: () => shortcuts.showList(),
      undo: () => void toast.undoLast(),
      ...(area === "agent"
        ? {
            addBooking: addBookingHere,
            goDashboard: () => go("/"),
            goEmails: () => go("/emails/new"),
            goBookings: () => go("/bookings/open"),
            goSuppliers: () => go("/suppliers"),
            goNotifications: () => go("/notifications"),
          }
        : { goAdmin: () => go("/admin"), goTransactions: () => go("/admin/transactions") }),
    }),
    [area, go],
  );
  const before = useRef<First | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isIgnored(event)) return;
      const actions = offered(everywhere);
      const name = shortcutOf(event, firstKey(before.current, event), actions);
      before.current = name === "first" ? { key: strokeOf(event), until: event.timeStamp + PREFIX_MS } : null;
      if (name && name !== "first") act(event, name, actions);
    };
    const showList = () => setListed(offered({ ...everywhere, sidebar: () => undefined }));
    Object.assign(shortcuts, { press, showList });
    window.addEventListener("keydown", press);
    for (const early of takeEarlyKeys()) {
      if (early.key === "Enter") followFocus();
      else press(early);
    }
    return () => {
      window.removeEventListener("keydown", press);
      Object.assign(shortcuts, { press: () => undefined, showList: () => undefined });
    };
  }, [everywhere]);
  usePreload(preload);
  useEffect(keepFocus, []);
  return (
    <>
      <PaletteHost {...shell} />
      {listed ? (
        <ShortcutDialog
          actions={listed}
          onClose={closeList}
          meanwhile={<LoadingDialog onClose={closeList} />}
        />
      ) : null}
    </>
  );
}

/** Returns the active actions. Those of the screen take precedence over those of its list. */
function offered(everywhere: ShortcutActions): ShortcutActions {
  const screens = [...shortcuts.screens].map((screen) => screen.current);
  const said = screens.flatMap((screen) => Object.entries(screen).filter(([, act]) => act !== undefined));
  return { ...everywhere, ...listActions(), ...(Object.fromEntries(said) as ShortcutActions) };
}

function act(event: KeyboardEvent, name: ShortcutName, actions: ShortcutActions): void {
  // Without anything to undo, the browser's own Undo applies.
  if (name === "undo" && !toast.canUndo()) return;
  if (name === "open") return;
  event.preventDefault();
  actions[name]?.();
}

/** Follows the link of the row that an early J focused, as Enter would. */
function followFocus(): void {
  if (document.activeElement instanceof HTMLAnchorElement) document.activeElement.click();
}

/**
 * Opens the palette. It may open while the user types and above other dialogs, except a question that must be answered.
 */
function askForPalette(): void {
  if (!document.querySelector(QUESTIONS)) shortcuts.showPalette();
}

/** The first key of a two-key sequence, and until when it waits for the second. */
type First = { readonly key: string; readonly until: number };

function firstKey(first: First | null, event: KeyboardEvent): string | null {
  return first && first.until > event.timeStamp ? first.key : null;
}

function isIgnored(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || typeAhead.takes(event)) return true;
  // In the frame that shows an email, this key keeps the browser's function.
  if (strokeOf(event) === SHORTCUTS.palette.keys) return event.view !== window;
  if (isTyping(event) || isPressing(event)) return true;
  // Undo also works inside a dialog.
  if (strokeOf(event) === SHORTCUTS.undo.keys) return false;
  if (document.querySelector(OPEN_LAYERS)) return true;
  return isSingle(strokeOf(event)) && !areSingleKeysOn();
}

/** Returns whether Space or Enter would press the focused element. */
function isPressing(event: KeyboardEvent): boolean {
  const target = event.target as Partial<Element> | null;
  if (event.key === "Enter") return Boolean(target?.closest?.("button, summary, a[href]"));
  return event.key === " " && Boolean(target?.closest?.("button, summary, input, select"));
}

// Doesn't use instanceof, because an element of a frame belongs to another realm.
function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as Partial<Element> | null;
  return Boolean(target?.closest?.(TYPING));
}

type EarlyKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey"> & { readonly at: number };

declare global {
  interface Window {
    /** Filled by the script of early-input.tsx, until takeEarlyKeys takes the keys. */
    earlyKeys?: readonly EarlyKey[];
  }
}

/** Keys pressed longer ago than this are ignored. */
const PATIENCE_MS = 20_000;

/** Returns the keys pressed before this code was loaded, and ends their recording. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const since = Date.now() - PATIENCE_MS;
  const kept = (window.earlyKeys ?? []).filter(({ at }) => at > since);
  delete window.earlyKeys;
  return kept.map(({ at, ...key }) => new KeyboardEvent("keydown", { ...key, view: window }));
}

/**
 * Returns the keyboard actions of the page's list: J and K move between rows, X ticks a row, Space peeks at it where
 * possible, and / focuses the search. Enter follows the row's link by itself.
 */
function listActions(): ShortcutActions {
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
