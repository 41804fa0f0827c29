"use client";

import { useEffect, useRef } from "react";
import { changes } from "@/lib/api-client/changes";
import { fetchJson } from "@/lib/api-client/fetch-json";
import { useResource } from "@/lib/api-client/resource";
import type { ForeignChanges } from "@/lib/audit/foreign-changes.model";

/** With what the page needs to come again it is less than two seconds. */
const EVERY_MS = 1_200;

/** Asks, while somebody looks, whether others have changed the agent's bookings, as an administrator who matches a payment does, and then for the page again. */
export function useOthersChanges(): void {
  const since = useRef<string>(undefined);
  const { data } = useResource<ForeignChanges>(
    {
      key: ["others-changes"],
      ask: async (signal) => {
        const heard = await fetchJson<ForeignChanges>("/users/me/changes", {
          query: { since: since.current },
          signal,
        });
        since.current = heard.since;
        return heard;
      },
    },
    { refetchInterval: EVERY_MS },
  );
  const seen = useRef<number>(undefined);
  const count = data?.count;
  useEffect(() => {
    const isNews = seen.current !== undefined && count !== undefined && count !== seen.current;
    seen.current = count;
    if (isNews) changes.dispatchEvent(new Event("elsewhere"));
  }, [count]);
}
