import { useEffect } from "react";
import { changes } from "@/lib/platform/api-client/changes";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { retryDelay } from "@/lib/platform/api-client/retry";
import type { ForeignChanges } from "@/lib/platform/audit/foreign-changes.model";

/** With what the page needs to come again it is less than two seconds. */
const EVERY_MS = 1_200;

/** Asks, while this person looks, whether others have changed their bookings, as an administrator who matches a payment does, and then for the page again. */
export function useOthersChanges(person: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another person it begins anew.
  useEffect(watchOthers, [person]);
}

/** By itself: it would be all that most pages need of TanStack Query as they open. Answers what ends it. */
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

/** Looks once, and says so where something is new; answers whether there was an answer. */
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
      // It is told of by what somebody asked for.
      return false;
    }
  };
}
