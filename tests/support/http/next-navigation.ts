import { useSyncExternalStore } from "react";
import { vi } from "vitest";

let place = new URL("http://localhost/");
const listeners = new Set<() => void>();

/** Replaces `next/navigation` with an address that push and replace change synchronously. */
export const router = {
  push: vi.fn((address: string, _options?: object) => goTo(address)),
  replace: vi.fn((address: string, _options?: object) => goTo(address)),
  refresh: vi.fn(),
  prefetch: vi.fn(),
  back: vi.fn(),
};

/** Returns the current path with its query. */
export function whereabouts(): string {
  return place.pathname + place.search;
}

export function goTo(address: string): void {
  place = new URL(address, "http://localhost/");
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function usePlace(): string {
  return useSyncExternalStore(subscribe, whereabouts, whereabouts);
}

export function useRouter() {
  return router;
}

export function usePathname(): string {
  usePlace();
  return place.pathname;
}

export function useSearchParams(): URLSearchParams {
  usePlace();
  return place.searchParams;
}
