import { useCallback, useSyncExternalStore } from "react";

/** Returns whether a media query matches; false on the server. Use it for behaviour only; styling belongs in CSS. */
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

/** Below this width, lists become cards and the sidebar becomes a sheet; matches Tailwind's md breakpoint. */
export const PHONE = "(max-width: 767.98px)";
