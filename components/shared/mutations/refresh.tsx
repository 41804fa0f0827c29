"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useTransition,
} from "react";
import { announceChange, changes, hearWindows } from "@/lib/platform/api-client/changes";
import { isOutdated, noteAllFetched } from "@/lib/platform/api-client/page-ages";
import { forgetAddress, showAddress } from "./shown-address";

const Refresh = createContext<(() => void) | null>(null);
/** The page is on its way, and is to be asked for once more after that. */
let isUnderway = false;
let isWanted = false;
/** An address that the router hears of once the page has come, and the one that it knows. */
let untold: { readonly address: string; readonly known: string } | null = null;
/** Where a screen has led itself that shows one record after the other. */
let movedTo: string | null = null;

type Props = {
  /** Who is signed in: windows of different people tell each other nothing. */
  readonly person: string;
  readonly children: ReactNode;
};

/**
 * Next's router (16.4.5) takes the answer to a refresh for one of another page where the address was changed through the
 * history before, as dialogs do. It mends that by itself, but loads the page anew where that happens twice in a row: where
 * it is changed during the refresh, or refreshed once more. So one refresh follows the other, and what changes meanwhile
 * the router hears of afterwards.
 */
export function RefreshProvider({ person, children }: Props) {
  const router = useRouter();
  const address = usePageAddress();
  const [isRefreshing, startTransition] = useTransition();
  const ask = useCallback(() => {
    // The router would load a page anew whose path it hasn't led to; such a screen asks for all that it shows itself.
    if (window.location.pathname === movedTo) return;
    isWanted = isUnderway;
    if (isUnderway) return;
    isUnderway = true;
    noteAllFetched(presentPageAddress());
    startTransition(() => router.refresh());
  }, [router]);
  const refresh = useCallback(() => {
    ask();
    changes.dispatchEvent(new Event("change"));
  }, [ask]);
  useLayoutEffect(() => {
    if (isRefreshing) return;
    isUnderway = false;
    tellRouter();
    if (isWanted) ask();
  }, [isRefreshing, ask]);
  // What the router had kept is shown at once, and brought up to date behind that.
  const cameBack = useRef(false);
  useEffect(() => {
    const isBack = cameBack.current;
    cameBack.current = false;
    if (isOutdated(address, isBack)) refresh();
  }, [address, refresh]);
  useEffect(() => {
    changes.addEventListener("elsewhere", refresh);
    return () => changes.removeEventListener("elsewhere", refresh);
  }, [refresh]);
  // Before the forms below ask what this person has typed.
  useLayoutEffect(() => {
    const stop = hearWindows(person, () => whenSeen(refresh));
    return () => {
      // Who has signed out here has done so in every window.
      announceChange();
      stop();
      changes.dispatchEvent(new Event("leave"));
      // The router keeps pages, and the next person is to find none of them.
      noteAllFetched(presentPageAddress());
      router.refresh();
    };
  }, [person, refresh, router]);
  useEffect(() => {
    // After the router's own listener.
    const follow = () => {
      cameBack.current = true;
      untold = null;
      isWanted = isUnderway;
      forgetAddress();
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  return <Refresh value={refresh}>{children}</Refresh>;
}

/** What opens on a page and needs no other. */
const OPENED = ["dialog", "for", "booking", "supplier", "emailId", "peek", "candidate", "entry"];

/** The address without what opens on the page. */
function pageAddressOf(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const name of OPENED) kept.delete(name);
  return `${ownPathOf(path)}${kept.size > 0 ? `?${kept}` : ""}`;
}

/** The path of a screen that shows one record after the other is one, whichever it shows. */
function ownPathOf(path: string): string {
  return path === movedTo ? path.slice(0, path.lastIndexOf("/")) : path;
}

function usePageAddress(): string {
  return pageAddressOf(usePathname(), useSearchParams());
}

function presentPageAddress(): string {
  return pageAddressOf(window.location.pathname, new URLSearchParams(window.location.search));
}

/** Asks the server for the page's data again, and for what dialogs show; that stays until the answers have come. */
export function useRefresh(): () => void {
  const refresh = useContext(Refresh);
  if (!refresh) throw new Error("useRefresh needs RefreshProvider above it.");
  return refresh;
}

/** A window that nobody looks at waits until somebody does, however much it is told by then. */
function whenSeen(refresh: () => void): void {
  if (document.hidden) document.addEventListener("visibilitychange", refresh, { once: true });
  else refresh();
}

/** Changes the address in the same frame without asking the server; `push` adds a history entry, else the present one is replaced. A screen that changes the path shows and asks for what that names by itself. */
export function changeAddress(address: string, how: "push" | "replace"): void {
  const to = new URL(address, window.location.href);
  if (to.pathname !== window.location.pathname) {
    movedTo = to.pathname;
    isWanted = false;
  }
  if (isUnderway) untold = { address: to.href, known: untold?.known ?? window.location.href };
  // What bears its own mark the router lets pass.
  const state = isUnderway ? { ...window.history.state, __NA: true } : null;
  if (how === "push") window.history.pushState(state, "", to);
  else window.history.replaceState(state, "", to);
  showAddress(to);
}

/** Who has gone elsewhere meanwhile stays there. */
function tellRouter(): void {
  if (untold && Object.values(untold).includes(window.location.href)) {
    window.history.replaceState(null, "", untold.address);
  }
  untold = null;
}
