"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds; false on the server. For behaviour only: looks belong to CSS. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Below this lists are cards and the sidebar is a sheet; Tailwind's md. */
export const PHONE = "(max-width: 767.98px)";
