import type { CloseReason } from "@/lib/ledger/bookings/booking-status.model";

/** Why a booking is closed though nothing says it was paid, in the order of the menu. */
export const CLOSE_REASONS: readonly { readonly reason: CloseReason; readonly label: string }[] = [
  { reason: "COMPLETED", label: "Completed" },
  { reason: "SETTLED_OUTSIDE", label: "Settled outside Tallyport" },
  { reason: "WRITTEN_OFF", label: "Written off" },
  { reason: "CANCELLED", label: "Cancelled" },
  { reason: "NON_COMMISSIONABLE", label: "Not commissionable" },
];

/** The words of a reason; the reason itself where it is unknown. */
export function closeReasonWords(reason: string): string {
  return CLOSE_REASONS.find((one) => one.reason === reason)?.label ?? reason;
}
