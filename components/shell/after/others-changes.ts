import { useEffect } from "react";
import { changes } from "@/lib/platform/api-client/changes";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { retryDelay } from "@/lib/platform/api-client/retry";
import type { ForeignChanges } from "@/lib/platform/audit/foreign-changes.model";

/** Together with the time for refreshing the page, a change appears within two seconds. */
const EVERY_MS = 1_200;

/**
 * Polls, while the page is visible, whether others have changed this agent's bookings, for example an administrator
 * who matched a payment, and then refreshes the page.
 */
export function usePollChangesByOthers(person: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it restarts for another user.
  useEffect(watchOthers, [person]);
}

/**
 * Polls without TanStack Query, which most pages don't otherwise need when they open. Returns a function that stops it.
 */
function watchOthers(): () => void {
  const unwatched = new AbortController();
  const { signal } = unwatched;
  let timer = 0;
  let failures = 0;
  let isAsking = false;
  const look = newsOf(signal);
  const ask = async () => {
    window.clearTimeout(timer);
    if (document.hidden || isAsking) return;
    isAsking = true;
    failures = (await look()) ? 0 : failures + 1;
    isAsking = false;
    if (!signal.aborted) timer = window.setTimeout(ask, failures ? retryDelay(failures - 1) : EVERY_MS);
  };
  document.addEventListener("visibilitychange", ask, { signal });
  void ask();
  return () => {
    unwatched.abort();
    window.clearTimeout(timer);
  };
}

/**
 * Returns a function that checks once and dispatches an event if there are changes. It resolves to
 * whether the server responded.
 */
function newsOf(signal: AbortSignal): () => Promise<boolean> {
  let known: ForeignChanges | undefined;
  return async () => {
    try {
      const query = { since: known?.since };
      const heard = await fetchJson<ForeignChanges>("/users/me/changes", { query, signal });
      if (known && heard.count !== known.count) changes.dispatchEvent(new Event("elsewhere"));
      known = heard;
      return true;
    } catch {
      // The failure is not reported here; requests that the user makes report it.
      return false;
    }
  };
}
