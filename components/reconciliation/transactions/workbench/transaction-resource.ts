import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { prefetch, queryClient, type Resource } from "@/lib/platform/api-client/resource";
import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";

/** Data that is opened again is shown from the cache at once, and fetched again. */
export const KEPT = { gcTime: 300_000 };

export function transactionOf(id: string): Resource<TransactionDetail> {
  return {
    key: ["transaction", id],
    ask: (signal) =>
      fetchJson<TransactionDetail>(`/admin/bank-transactions/${encodeURIComponent(id)}/details`, { signal }),
  };
}

/** A booking of any agent with its timeline and payments. */
export function bookingOf({ id, userId }: { readonly id: string; readonly userId: string }) {
  return {
    key: ["booking-of-agent", id],
    ask: (signal) =>
      fetchJson<BookingDetails>(`/admin/bookings/${encodeURIComponent(id)}/details`, {
        query: { agent: userId },
        signal,
      }),
  } satisfies Resource<BookingDetails>;
}

/** Prefetches a transaction that is likely to be opened next, and the booking that would be shown next to it. */
export async function approach(id: string): Promise<void> {
  prefetch(transactionOf(id), KEPT);
  // Shares the response of the prefetch above.
  const detail = await queryClient()
    .fetchQuery({ queryKey: transactionOf(id).key, queryFn: ({ signal }) => transactionOf(id).ask(signal) })
    .catch(() => undefined);
  const part = detail?.candidates[0]?.parts[0];
  if (part) prefetch(bookingOf(part.booking), KEPT);
}
