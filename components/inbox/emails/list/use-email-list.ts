"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useTransition } from "react";
import type { EmailSummary, EmailTab } from "@/lib/inbox/emails/email.model";
import type { EmailStretch, TabCounts } from "@/lib/inbox/emails/email-listing.model";
import { isBeingRead } from "@/lib/inbox/emails/email-words.model";
import { changes } from "@/lib/platform/api-client/changes";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { queryClient, setResource } from "@/lib/platform/api-client/resource";
import {
  FROM_TOP,
  nextPlace,
  rowsOf,
  type Stretches,
  startedList,
  waitingAbove,
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
  const queryKey = ["emails", tab, search];
  const list = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam: after, signal }) =>
        fetchJson<EmailStretch>("/emails", { query: { tab, search, after }, signal }),
      initialPageParam: FROM_TOP,
      getNextPageParam: nextPlace,
      ...(initial ? { initialData: () => startedList(initial) } : {}),
      // The page brings a newer one when somebody comes back.
      gcTime: 0,
      // One that could not be loaded waits for somebody to try again.
      enabled: ({ state }) => state.data !== undefined,
      refetchInterval: ({ state }) => state.data && intervalOf(state.data),
      refetchOnWindowFocus: true,
    },
    queryClient(),
  );
  useEffect(() => {
    // The page has come anew, but not because of a change that the list has heard of too.
    if (initial) void queryClient().refetchQueries({ queryKey: ["emails"], type: "active", stale: true });
  }, [initial]);
  const [top, setTop] = useState<{ readonly of: string; readonly row: EmailSummary | null }>();
  const [failure, setFailure] = useState<string>();
  const [loading, startLoading] = useTransition();
  const failed = !list.data || (list.isError && failure === search);
  const data = failed ? undefined : list.data;
  const seen = useMemo(
    () => waitingAbove(data ? rowsOf(data) : [], (top?.of === search && top.row) || null),
    [data, top, search],
  );
  return {
    ...seen,
    /** Absent where they aren't known. */
    counts: data?.pages[0]?.counts,
    hasMore: data !== undefined && list.hasNextPage,
    /** Changes with every answer. */
    heardAt: list.dataUpdatedAt,
    failed,
    loading,
    refresh: () =>
      startLoading(async () => {
        setTop(undefined);
        changes.dispatchEvent(new Event("change"));
        const { isError } = await list.refetch({ cancelRefetch: false });
        setFailure(isError ? search : undefined);
      }),
    loadMore: () => void list.fetchNextPage({ cancelRefetch: false }),
    /** Says whether the top of the list is in sight. */
    look: (isAtTop: boolean) =>
      setTop((was) =>
        isAtTop ? undefined : was?.of === search ? was : { of: search, row: seen.rows[0] ?? null },
      ),
    showArrivals: () => setTop(undefined),
    /** The rows by now, whenever this was drawn. */
    present: () => rowsOf(queryClient().getQueryData<Stretches>(queryKey) ?? { pages: [] }),
    /** Takes mails off at once; answers the way back. */
    remove: (ids: readonly string[], to: keyof TabCounts) => {
      const before = queryClient().getQueryData<Stretches>(queryKey);
      setResource<Stretches>({ key: queryKey }, (known) => known && withoutRows(known, ids, to));
      return () => setResource<Stretches>({ key: queryKey }, () => before);
    },
  };
}

export type EmailList = ReturnType<typeof useEmailList>;

/** Each stretch is a question of its own: of a long list they are asked as often as of a short one. */
function intervalOf(list: Stretches): number {
  return list.pages.length * (rowsOf(list).some(isBeingRead) ? WHILE_READING_MS : QUIET_MS);
}
