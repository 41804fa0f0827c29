"use client";

import { useEffect, useRef } from "react";

/** Calls `look` again and again, `interval` milliseconds apart (null: never), while the window is looked at; failures wait for the next turn. */
export function useVisiblePolling(look: () => Promise<void>, interval: number | null): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  }, [look]);
  useEffect(() => {
    if (interval === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    let looking = false;
    const turn = async () => {
      looking = true;
      if (document.visibilityState === "visible") await latest.current().catch(() => undefined);
      looking = false;
      if (!ended) timer = setTimeout(turn, interval);
    };
    const seenAgain = () => {
      // A turn that is under way goes on by itself; a second one beside it would never end.
      if (looking || document.visibilityState !== "visible") return;
      clearTimeout(timer);
      void turn();
    };
    timer = setTimeout(turn, interval);
    document.addEventListener("visibilitychange", seenAgain);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seenAgain);
    };
  }, [interval]);
}
