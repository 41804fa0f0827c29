"use client";

import { usePathname } from "next/navigation";
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { changeAddress } from "@/components/shared/moves/refresh";
import { TRANSACTIONS_URL } from "@/lib/base/addresses/addresses.model";

const PATH = /^\/admin\/(?:bank-)?transactions\/([^/]+)$/;

const listeners = new Set<() => void>();

/**
 * The transaction that the address names, and the way to open another in the same frame; the list that one came from
 * stays in the address. The router tells of a new address a moment later: by then a key might have been pressed, and
 * meant for what is seen.
 */
export function useOpened(): { readonly id: string; readonly open: (id: string) => void } {
  const path = usePathname();
  const last = useRef(idIn(path) ?? "");
  const present = useCallback(() => {
    // Elsewhere already, on the way there: what is shown stays.
    last.current = idIn(window.location.pathname) ?? last.current;
    return last.current;
  }, []);
  const id = useSyncExternalStore(subscribe, present, () => idIn(path) ?? "");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's own changes of the address are told to nobody else.
  useEffect(tell, [path]);
  return { id, open };
}

function open(id: string): void {
  const { pathname, search } = window.location;
  const { page, pageSize, ...kept } = TRANSACTIONS_URL.read(new URLSearchParams(search));
  const base = pathname.slice(0, pathname.lastIndexOf("/"));
  changeAddress(TRANSACTIONS_URL.href(`${base}/${id}`, kept), "replace");
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

function idIn(path: string): string | undefined {
  return PATH.exec(path)?.[1];
}
