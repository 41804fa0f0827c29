"use client";

import { useEffect, useState } from "react";
import { changes } from "@/lib/platform/api-client/changes";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { WAITING } from "@/lib/reconciliation/bank-transactions/transaction-status.model";
import type { NavigationBadges } from "./navigation.model";

/**
 * Returns the count for a sidebar badge. Bank transactions are decided without a page load, so their count is fetched
 * again after each change.
 */
export function useLiveCount(given: number, badge: keyof NavigationBadges | undefined): number {
  const [heard, setHeard] = useState({ given, count: given });
  if (heard.given !== given) setHeard({ given, count: given });
  const isLive = badge === "transactions";
  useEffect(() => {
    if (!isLive) return;
    const ask = () =>
      void fetchJson<{ count: number }>("/admin/bank-transactions/list", {
        method: "POST",
        body: { limit: 1, filters: { status: WAITING } },
      }).then(
        ({ count }) => setHeard((was) => ({ ...was, count })),
        // The page itself reports a lost connection.
        () => undefined,
      );
    changes.addEventListener("change", ask);
    return () => changes.removeEventListener("change", ask);
  }, [isLive]);
  return heard.count;
}
