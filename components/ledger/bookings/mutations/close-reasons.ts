import type { CloseReason } from "@/lib/ledger/bookings/booking-status.model";

/** The reasons for closing a booking that isn't recorded as paid, in the menu's order. */
export const CLOSE_REASONS: readonly { readonly reason: CloseReason; readonly label: string }[] = [
  { reason: "COMPLETED", label: "Completed" },
  { reason: "SETTLED_OUTSIDE", label: "Settled outside Tallyport" },
  { reason: "WRITTEN_OFF", label: "Written off" },
  { reason: "CANCELLED", label: "Cancelled" },
  { reason: "NON_COMMISSIONABLE", label: "Not commissionable" },
];

/** Returns the label of a reason; the reason itself if it is unknown. */
export function closeReasonWords(reason: string): string {
  return CLOSE_REASONS.find((one) => one.reason === reason)?.label ?? reason;
}
