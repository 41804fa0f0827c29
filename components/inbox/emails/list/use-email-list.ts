import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useTransition } from "react";
import type { EmailSummary, EmailTab } from "@/lib/inbox/emails/email.model";
import type { EmailPage, TabCounts } from "@/lib/inbox/emails/email-listing.model";
import { isBeingRead } from "@/lib/inbox/emails/email-words.model";
import { changes } from "@/lib/platform/api-client/changes";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { queryClient, setResource } from "@/lib/platform/api-client/resource";
import {
  type EmailPages,
  FROM_TOP,
  nextPlace,
  rowsOf,
  startedList,
  waitingAbove,
  withoutRows,
} from "./email-list.model";

/** The polling interval while an email is being read. */
export const WHILE_READING_MS = 1_500;
const QUIET_MS = 12_000;

type Given = {
  readonly tab: EmailTab;
  readonly search: string;
  /** The first page from the server; null if it couldn't be loaded. */
  readonly initial: EmailPage | null;
};

/** The list of one tab. It loads more at its end, polls while the window is visible, and reflects actions at once. */
export function useEmailList({ tab, search, initial }: Given) {
  const queryKey = ["emails", tab, search];
  const list = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam: after, signal }) =>
        fetchJson<EmailPage>("/emails", { query: { tab, search, after }, signal }),
      initialPageParam: FROM_TOP,
      getNextPageParam: nextPlace,
      ...(initial ? { initialData: () => startedList(initial) } : {}),
      // Don't cache: the page delivers newer data when the user returns.
      gcTime: 0,
      // A list that failed to load isn't polled; the user can retry.
      enabled: ({ state }) => state.data !== undefined,
      refetchInterval: ({ state }) => state.data && intervalOf(state.data),
      refetchOnWindowFocus: true,
    },
    queryClient(),
  );
  useEffect(() => {
    // The page was loaded again, but not because of a change that already refreshed the list.
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
    /** Undefined while the counts are unknown. */
    counts: data?.pages[0]?.counts,
    hasMore: data !== undefined && list.hasNextPage,
    /** Changes with every response. */
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
    /** Sets whether the top of the list is visible. */
    look: (isAtTop: boolean) =>
      setTop((was) =>
        isAtTop ? undefined : was?.of === search ? was : { of: search, row: seen.rows[0] ?? null },
      ),
    showArrivals: () => setTop(undefined),
    /** Returns the current rows, also in an older render's closure. */
    present: () => rowsOf(queryClient().getQueryData<EmailPages>(queryKey) ?? { pages: [] }),
    /** Removes emails at once. Returns a function that restores them. */
    remove: (ids: readonly string[], to: keyof TabCounts) => {
      const before = queryClient().getQueryData<EmailPages>(queryKey);
      setResource<EmailPages>({ key: queryKey }, (known) => known && withoutRows(known, ids, to));
      return () => setResource<EmailPages>({ key: queryKey }, () => before);
    },
  };
}

export type EmailList = ReturnType<typeof useEmailList>;

/** Each page is a separate request, so a longer list is polled less often; the number of requests stays the same. */
function intervalOf(list: EmailPages): number {
  return list.pages.length * (rowsOf(list).some(isBeingRead) ? WHILE_READING_MS : QUIET_MS);
}
