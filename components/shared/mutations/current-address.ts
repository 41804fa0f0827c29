import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { changeAddress } from "./refresh";

const listeners = new Set<() => void>();

/**
 * Returns a value read from the current address by `read`; `given` is the value known to the server. The router
 * reports a new address slightly later, and a key pressed in between would act on the wrong record.
 */
export function useCurrentAddress(read: () => string, given: string): string {
  const [path, query] = [usePathname(), useSearchParams()];
  const present = useSyncExternalStore(subscribe, read, () => given);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's own address changes fire no other event.
  useEffect(tell, [path, query]);
  return present;
}

/** Changes the address and updates all users of `useCurrentAddress` in the same frame. */
export function setCurrentAddress(address: string, how: "push" | "replace"): void {
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
