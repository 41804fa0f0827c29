"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { fetchJson } from "@/lib/api-client/fetch-json";
import type { EmailSummary, EmailTab } from "@/lib/emails/email.model";
import type { EmailStretch, TabCounts } from "@/lib/emails/email-listing.model";
import { cursorOf } from "@/lib/emails/email-place.model";
import { isBeingRead } from "@/lib/emails/email-words.model";
import { useVisiblePolling } from "../use-visible-polling";
import {
  adopted,
  extended,
  type ListState,
  refreshed,
  startedList,
  withArrivals,
  withoutRows,
} from "./email-list.model";

/** How often a mail that is being read is looked at. */
export const WHILE_READING_MS = 1_500;
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
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const { begin, drop } = useOrder();
  useGiven(initial, search, (given, isSameList) => {
    if (!isSameList) drop();
    setState((was) => (isSameList && given ? refreshed(was, given, isAtTop.current) : startedList(given)));
    setFailed(given === null);
  });
  const ask = useCallback(
    (after?: string) => fetchJson<EmailStretch>("/emails", { query: { tab, search, after } }),
    [tab, search],
  );
  const lookFrom = useCallback(
    async (atTop: boolean) => {
      const isCurrent = begin();
      const newest = await ask();
      if (isCurrent()) setState((was) => refreshed(was, newest, atTop));
    },
    [ask, begin],
  );
  const look = useCallback(() => lookFrom(isAtTop.current), [lookFrom]);
  const refresh = useCallback(async () => {
    setLoading(true);
    try {
      await lookFrom(true);
      setFailed(false);
    } catch {
      setFailed(true);
      setState(startedList(null));
    } finally {
      setLoading(false);
    }
  }, [lookFrom]);
  const loadMore = useLoadMore(state, setState, ask);
  const change = useCallback(
    (next: (was: ListState) => ListState) => {
      drop();
      setState(next);
    },
    [drop],
  );
  const interval = [...state.rows, ...state.arrivals].some(isBeingRead) ? WHILE_READING_MS : QUIET_MS;
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
      (ids: readonly string[], to: keyof TabCounts | null) => change((was) => withoutRows(was, ids, to)),
      [change],
    ),
    /** A row as the open mail knows it. */
    adopt: useCallback((row: EmailSummary) => setState((was) => adopted(was, row)), []),
    /** The list as it is, for `restore` when a call fails. */
    snapshot: useCallback(() => latest.current, []),
    restore: useCallback((before: ListState) => change(() => before), [change]),
  };
}

export type EmailList = ReturnType<typeof useEmailList>;

/** Of several answers about the list the last one asked for counts; those asked for before a change of the list don't. */
function useOrder() {
  const asked = useRef(0);
  const shown = useRef(0);
  const begin = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    return () => {
      if (mine <= shown.current) return false;
      shown.current = mine;
      return true;
    };
  }, []);
  const drop = useCallback(() => {
    shown.current = asked.current;
  }, []);
  return { begin, drop };
}

/** Hands over what the server has rendered anew, for the same search or another one. */
function useGiven(
  initial: EmailStretch | null,
  search: string,
  take: (given: EmailStretch | null, isSameList: boolean) => void,
): void {
  const started = useRef(initial);
  const asked = useRef(search);
  useEffect(() => {
    if (started.current === initial) return;
    const isSameList = asked.current === search;
    started.current = initial;
    asked.current = search;
    take(initial, isSameList);
  }, [initial, search, take]);
}

function useLoadMore(
  state: ListState,
  setState: (change: (was: ListState) => ListState) => void,
  ask: (after?: string) => Promise<EmailStretch>,
) {
  const busy = useRef(false);
  const last = state.rows.at(-1);
  const present = useRef(ask);
  useEffect(() => {
    present.current = ask;
  }, [ask]);
  return useCallback(async () => {
    if (busy.current || !last) return;
    busy.current = true;
    try {
      const more = await ask(cursorOf(last));
      // By now another search may be shown.
      if (present.current === ask) setState((was) => extended(was, more));
    } finally {
      busy.current = false;
    }
  }, [ask, last, setState]);
}
