"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { fetchJson } from "@/lib/api-client/fetch-json";
import type { EmailTab } from "@/lib/emails/email.model";
import type { EmailStretch, TabCounts } from "@/lib/emails/email-listing.model";
import { cursorOf } from "@/lib/emails/email-place.model";
import { isBeingRead } from "@/lib/emails/email-words.model";
import {
  extended,
  type ListState,
  refreshed,
  startedList,
  withArrivals,
  withoutRows,
} from "./email-list.model";
import { useVisiblePolling } from "./use-visible-polling";

const WHILE_READING_MS = 1_500;
const QUIET_MS = 12_000;

type Given = {
  readonly tab: EmailTab;
  readonly search: string;
  /** The first stretch from the server; null when it could not be loaded. */
  readonly initial: EmailStretch | null;
};

/** The list of one tab: more at its end, kept up to date while the window is looked at, changed at once by actions. */
export function useEmailList({ tab, search, initial }: Given) {
  const [state, setState] = useState<ListState>(() => startedList(initial));
  const [failed, setFailed] = useState(initial === null);
  const [loading, setLoading] = useState(false);
  const isAtTop = useRef(true);
  const started = useRef(initial);
  const asked = useRef(search);
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => {
    if (started.current === initial) return;
    started.current = initial;
    const isSameList = asked.current === search;
    asked.current = search;
    setState((was) =>
      isSameList && initial ? refreshed(was, initial, isAtTop.current) : startedList(initial),
    );
    setFailed(initial === null);
  }, [initial, search]);

  const ask = useCallback(
    (after?: string) => fetchJson<EmailStretch>("/emails", { query: { tab, search, after } }),
    [tab, search],
  );
  const refresh = useCallback(async () => {
    setLoading(true);
    try {
      const newest = await ask();
      setState((was) => refreshed(was, newest, true));
      setFailed(false);
    } catch {
      setFailed(true);
      setState(startedList(null));
    } finally {
      setLoading(false);
    }
  }, [ask]);
  const look = useCallback(async () => {
    const newest = await ask();
    setState((was) => refreshed(was, newest, isAtTop.current));
  }, [ask]);
  const loadMore = useLoadMore(state, setState, ask);
  const interval = state.rows.some(isBeingRead) ? WHILE_READING_MS : QUIET_MS;
  useVisiblePolling(look, failed ? null : interval);
  return {
    ...state,
    failed,
    loading,
    isAtTop,
    refresh,
    look,
    loadMore,
    showArrivals: useCallback(() => setState(withArrivals), []),
    remove: useCallback(
      (ids: readonly string[], to: keyof TabCounts | null) => setState((was) => withoutRows(was, ids, to)),
      [],
    ),
    /** The list as it is, for `restore` when a call fails. */
    snapshot: useCallback(() => latest.current, []),
    restore: setState as (state: ListState) => void,
  };
}

export type EmailList = ReturnType<typeof useEmailList>;

function useLoadMore(
  state: ListState,
  setState: (change: (was: ListState) => ListState) => void,
  ask: (after?: string) => Promise<EmailStretch>,
) {
  const busy = useRef(false);
  const last = state.rows.at(-1);
  return useCallback(async () => {
    if (busy.current || !last) return;
    busy.current = true;
    try {
      const more = await ask(cursorOf(last));
      setState((was) => extended(was, more));
    } finally {
      busy.current = false;
    }
  }, [ask, last, setState]);
}
