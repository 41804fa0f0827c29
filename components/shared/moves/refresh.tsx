"use client";

import { useRouter } from "next/navigation";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useTransition,
} from "react";
import { announceChange, changes, hearWindows } from "@/lib/api-client/changes";

const Refresh = createContext<(() => void) | null>(null);
/** Asks again for the page that is on its way; null when none is. */
let askAgain: (() => void) | null = null;

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
  const [isRefreshing, startTransition] = useTransition();
  const refresh = useCallback(() => {
    const ask = () => startTransition(() => router.refresh());
    askAgain = ask;
    ask();
    changes.dispatchEvent(new Event("change"));
  }, [router]);
  useEffect(() => {
    if (!isRefreshing) askAgain = null;
  }, [isRefreshing]);
  // Before the forms below ask what this person has typed.
  useLayoutEffect(() => {
    const stop = hearWindows(person, () => whenSeen(refresh));
    return () => {
      // Who has signed out here has done so in every window.
      announceChange();
      stop();
      changes.dispatchEvent(new Event("leave"));
    };
  }, [person, refresh]);
  useEffect(() => {
    // After the router's own listener.
    const follow = () => void (askAgain && setTimeout(askAgain));
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  return <Refresh value={refresh}>{children}</Refresh>;
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

/** Changes the address in the same frame without asking the server; `push` adds a history entry, else the present one is replaced. */
export function changeAddress(address: string, how: "push" | "replace"): void {
  if (how === "push") window.history.pushState(null, "", address);
  else window.history.replaceState(null, "", address);
  askAgain?.();
}
