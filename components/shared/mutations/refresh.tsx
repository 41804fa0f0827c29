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
import {
  EMAILS_URL,
  ENTRY_URL,
  OPEN_URL,
  WORKBENCH_URL,
} from "@/lib/platform/base/addresses/addresses.model";

const Refresh = createContext<(() => void) | null>(null);
/** Asks again for the page that is on its way; null when none is. */
let askAgain: (() => void) | null = null;
/** Where a screen has led itself that shows one record after the other. */
let movedTo: string | null = null;

type Props = {
  /** Who is signed in: windows of different people tell each other nothing. */
  readonly person: string;
  readonly children: ReactNode;
};

/**
 * Next's router (16.4.5) never finishes a refresh during which the address is changed through the history, as dialogs
 * and Back do: the page stays as it was until it is asked for again. So it is asked for again.
 */
export function RefreshProvider({ person, children }: Props) {
  const router = useRouter();
  const address = usePageAddress();
  const [isRefreshing, startTransition] = useTransition();
  const refresh = useCallback(() => {
    const ask = () => {
      noteAllFetched(presentPageAddress());
      startTransition(() => router.refresh());
    };
    // The router would load a page anew whose path it hasn't led to; such a screen asks for all that it shows itself.
    if (window.location.pathname !== movedTo) {
      askAgain = ask;
      ask();
    }
    changes.dispatchEvent(new Event("change"));
  }, [router]);
  useEffect(() => {
    if (!isRefreshing) askAgain = null;
  }, [isRefreshing]);
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
      if (askAgain) setTimeout(askAgain);
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  return <Refresh value={refresh}>{children}</Refresh>;
}

const NOT_AT_WORK = { peek: null, candidate: null, dialog: null } as const;
const NOTHING_OPEN = { dialog: null, for: null, booking: null, supplier: null } as const;

/** The address without what opens on the page and needs no other. */
function pageAddressOf(path: string, query: URLSearchParams): string {
  const closed = OPEN_URL.href("", NOTHING_OPEN, query);
  const unread = EMAILS_URL.href("", { emailId: null }, new URLSearchParams(closed));
  const alone = WORKBENCH_URL.href("", NOT_AT_WORK, new URLSearchParams(unread));
  return ENTRY_URL.href(ownPathOf(path), { entry: null }, new URLSearchParams(alone));
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
  const { pathname } = new URL(address, window.location.href);
  if (pathname !== window.location.pathname) {
    movedTo = pathname;
    askAgain = null;
  }
  if (how === "push") window.history.pushState(null, "", address);
  else window.history.replaceState(null, "", address);
  askAgain?.();
}
