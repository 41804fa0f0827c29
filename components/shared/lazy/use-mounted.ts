import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns false on the server and during the browser's first paint, and true afterwards. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
