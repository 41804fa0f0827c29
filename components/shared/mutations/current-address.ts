"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { changeAddress } from "./refresh";

const listeners = new Set<() => void>();

/**
 * What the address says at this moment, by `read`; `given` is what the server knew. The router tells of a new address a
 * moment later: by then a key might have been pressed, and meant for what is seen.
 */
export function useCurrentAddress(read: () => string, given: string): string {
  const [path, query] = [usePathname(), useSearchParams()];
  const present = useSyncExternalStore(subscribe, read, () => given);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's own changes of the address are told to nobody else.
  useEffect(tell, [path, query]);
  return present;
}

/** Changes the address for those who look at the present one, in the same frame. */
export function changeCurrentAddress(address: string, how: "push" | "replace"): void {
  changeAddress(address, how);
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
