"use client";

import { useEffect } from "react";
import { useRefresh } from "@/components/shared/mutations/refresh";
import type { ChaseGroup } from "@/lib/ledger/bookings/chase/chase.model";

const FIRST_MS = 2_000;
const LONGEST_MS = 15_000;
const GROWTH = 1.2;

/** Refreshes the page at growing intervals while emails are about to be sent, unless the page is hidden. */
export function useFollowing(groups: readonly ChaseGroup[]): void {
  const refresh = useRefresh();
  const open = groups.flatMap(({ lastEmail }) =>
    lastEmail && (lastEmail.state === "waiting" || lastEmail.state === "sending") ? [lastEmail.id] : [],
  );
  const followed = open.join(" ");
  useEffect(() => {
    if (followed === "") return;
    let wait = FIRST_MS;
    const ask = () => {
      if (!document.hidden) refresh();
      wait = Math.min(wait * GROWTH, LONGEST_MS);
      timer = setTimeout(ask, wait);
    };
    let timer = setTimeout(ask, wait);
    return () => clearTimeout(timer);
  }, [followed, refresh]);
}
