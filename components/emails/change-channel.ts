"use client";

import { useEffect } from "react";

const NAME = "tallyport-emails";

/** Tells the other windows that mails have moved. */
export function announceChange(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage("changed");
  channel.close();
}

/** Calls `look` when another window has moved mails. */
export function useOtherWindows(look: () => Promise<void>): void {
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = () => void look().catch(() => undefined);
    return () => channel.close();
  }, [look]);
}
