import type { transactionJson } from "@/lib/reconciliation/bank-transactions/transaction.model";
import {
  type TransactionStatus,
  WAITING,
} from "@/lib/reconciliation/bank-transactions/transaction-status.model";

export type QueueRow = ReturnType<typeof transactionJson>;
export type Queue = { readonly data: readonly QueueRow[]; readonly count: number };

const WAITS: ReadonlySet<TransactionStatus> = new Set(WAITING);

/** Returns whether an administrator has to decide on a transaction. */
export function isWaiting({ status }: { readonly status: TransactionStatus }): boolean {
  return WAITS.has(status);
}

type Listed = Pick<QueueRow, "id" | "status">;

/** Returns the ids before and after a row; if the row isn't in the list, the next one is the first row. */
export function neighboursOf(rows: readonly Listed[], id: string) {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) return { previous: null, next: rows[0]?.id ?? null };
  return { previous: rows[at - 1]?.id ?? null, next: rows[at + 1]?.id ?? null };
}

/** Returns the next waiting row, continuing at the top of the list; null if no other waits. */
export function nextWaiting(rows: readonly Listed[], id: string): string | null {
  const at = rows.findIndex((row) => row.id === id);
  const round = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return round.find((row) => row.id !== id && isWaiting(row))?.id ?? null;
}

/** Returns the list with another status for one row. */
export function withStatus(queue: Queue, id: string, status: TransactionStatus): Queue {
  return { ...queue, data: queue.data.map((row) => (row.id === id ? { ...row, status } : row)) };
}
