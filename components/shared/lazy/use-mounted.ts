"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first paint of the browser, true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
