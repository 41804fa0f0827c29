import { useEffect } from "react";
import { useUrlState } from "@/components/shared/table/url-state";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { type Resource, setResource, useResource } from "@/lib/platform/api-client/resource";
import {
  TRANSACTION_SORTS,
  TRANSACTIONS_URL,
  type TransactionsValues,
} from "@/lib/platform/base/addresses/admin-addresses.model";
import { sortField } from "@/lib/platform/base/addresses/url-state.model";
import type { TransactionStatus } from "@/lib/reconciliation/bank-transactions/transaction-status.model";
import { isWaiting, neighboursOf, nextWaiting, type Queue, withStatus } from "./queue.model";
import { approach, KEPT } from "./transaction-resource";

/** More than anyone decides in one session, since decided transactions leave the list and others follow. */
const LONGEST = 100;

/** The list described by the address, as a queue to work through. */
export function useQueue(id: string, open: (id: string) => void) {
  const { values } = useUrlState(TRANSACTIONS_URL);
  const resource = queueOf(values);
  const { data } = useResource(resource, KEPT);
  const rows = data?.data ?? [];
  const { previous, next } = neighboursOf(rows, id);
  const waits = nextWaiting(rows, id);
  useEffect(() => {
    for (const near of new Set([waits, next])) if (near) void approach(near);
  }, [waits, next]);
  return {
    rows,
    at: rows.findIndex((row) => row.id === id),
    count: data?.count ?? null,
    waiting: rows.filter(isWaiting).length,
    next: next === null ? undefined : () => open(next),
    previous: previous === null ? undefined : () => open(previous),
    /**
     * Shows the result of a decision on the open transaction and moves on to the next waiting one. The returned
     * function reverts both.
     */
    decide: (status: TransactionStatus) => {
      let before: Queue | undefined;
      setResource<Queue>(resource, (known) => {
        before = known;
        return known && withStatus(known, id, status);
      });
      if (waits) open(waits);
      return () => {
        setResource<Queue>(resource, () => before);
        open(id);
      };
    },
  };
}

export type WorkQueue = ReturnType<typeof useQueue>;

function queueOf(values: TransactionsValues): Resource<Queue> {
  const body = {
    limit: LONGEST,
    filters: {
      search: values.search,
      status: values.status,
      category: values.category ?? undefined,
      account: values.account || undefined,
      dateFrom: values.from || undefined,
      dateTo: values.to || undefined,
    },
    sort: sortField(TRANSACTION_SORTS).write(values.sort) || undefined,
  };
  return {
    key: ["transactions", body],
    ask: (signal) => fetchJson<Queue>("/admin/bank-transactions/list", { method: "POST", body, signal }),
  };
}
