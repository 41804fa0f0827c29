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
import { announceChange, changes, listenToOtherWindows } from "@/lib/platform/api-client/changes";
import { isOutdated, noteAllFetched } from "@/lib/platform/api-client/page-ages";
import { forgetAddress, showAddress } from "./shown-address";

const Refresh = createContext<(() => void) | null>(null);
/** `isUnderway`: a refresh is running. `isWanted`: another one is to follow it. */
let isUnderway = false;
let isWanted = false;
/** An address that the router is told about only after the refresh, and the address that it currently knows. */
let untold: { readonly address: string; readonly known: string } | null = null;
/** The path to which a screen that shows one record after the other has changed the address itself. */
let movedTo: string | null = null;

type Props = {
  /** The signed-in user. Windows of different users don't notify each other. */
  readonly person: string;
  readonly children: ReactNode;
};

/**
 * Provides `useRefresh` and runs one refresh at a time. Next's router (16.4.5) attributes the response of a refresh
 * to another page if the address was changed through the history before, as dialogs do. The router recovers from that
 * once, but reloads the page if it happens twice in a row: if the address changes during the refresh, or if another
 * refresh starts. So refreshes run one after the other, and the router learns of address changes after the refresh.
 */
export function RefreshProvider({ person, children }: Props) {
  const router = useRouter();
  const address = usePageAddress();
  const [isRefreshing, startTransition] = useTransition();
  const ask = useCallback(() => {
    // The router would reload a page whose path it hasn't navigated to. Such a screen fetches all its data itself.
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
  // Show what the router has cached at once, and refresh it in the background.
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
  // A layout effect, so that it runs before the forms below read this user's drafts.
  useLayoutEffect(() => {
    const stop = listenToOtherWindows(person, () => whenSeen(refresh));
    return () => {
      // Signing out in this window signs out all windows.
      announceChange();
      stop();
      changes.dispatchEvent(new Event("leave"));
      // The router caches pages, and the next user must not see any of them.
      noteAllFetched(presentPageAddress());
      router.refresh();
    };
  }, [person, refresh, router]);
  useEffect(() => {
    // Registered after the router's own listener, so that it runs after it.
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

/** The query parameters of dialogs and panels that open on a page and need no other page. */
const OPENED = ["dialog", "for", "booking", "supplier", "emailId", "peek", "candidate", "entry"];

/** Returns the address without the parameters of dialogs and panels. */
function pageAddressOf(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const name of OPENED) kept.delete(name);
  return `${ownPathOf(path)}${kept.size > 0 ? `?${kept}` : ""}`;
}

/**
 * Returns the path without the record's id for a screen that shows one record after the other, so that all its
 * records count as one page.
 */
function ownPathOf(path: string): string {
  return path === movedTo ? path.slice(0, path.lastIndexOf("/")) : path;
}

function usePageAddress(): string {
  return pageAddressOf(usePathname(), useSearchParams());
}

function presentPageAddress(): string {
  return pageAddressOf(window.location.pathname, new URLSearchParams(window.location.search));
}

/**
 * Returns a function that refreshes the page's data and the data of open dialogs. The current content stays until the
 * responses arrive.
 */
export function useRefresh(): () => void {
  const refresh = useContext(Refresh);
  if (!refresh) throw new Error("useRefresh needs RefreshProvider above it.");
  return refresh;
}

/** Postpones a refresh of a hidden window until the window is visible, and then runs only one. */
function whenSeen(refresh: () => void): void {
  if (document.hidden) document.addEventListener("visibilitychange", refresh, { once: true });
  else refresh();
}

/**
 * Changes the address in the same frame without asking the server. "push" adds a history entry; "replace" replaces
 * the current one. A screen that changes the path must render and fetch the new record itself.
 */
export function changeAddress(address: string, how: "push" | "replace"): void {
  const to = new URL(address, window.location.href);
  if (to.pathname !== window.location.pathname) {
    movedTo = to.pathname;
    isWanted = false;
  }
  if (isUnderway) untold = { address: to.href, known: untold?.known ?? window.location.href };
  // The router ignores history changes that carry its own marker, `__NA`.
  const state = isUnderway ? { ...window.history.state, __NA: true } : null;
  if (how === "push") window.history.pushState(state, "", to);
  else window.history.replaceState(state, "", to);
  showAddress(to);
}

/** Tells the router about the pending address, unless the user has navigated elsewhere meanwhile. */
function tellRouter(): void {
  if (untold && Object.values(untold).includes(window.location.href)) {
    window.history.replaceState(null, "", untold.address);
  }
  untold = null;
}
