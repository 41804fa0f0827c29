import { z } from "zod";
import type { CloseReason } from "./booking-status.model";

/** Why a booking is closed though nothing says it was paid, in the order and words of the page. */
export const CLOSE_REASON_WORDS: Readonly<Record<CloseReason, string>> = {
  COMPLETED: "Completed",
  SETTLED_OUTSIDE: "Settled outside Tallyport",
  WRITTEN_OFF: "Written off",
  CANCELLED: "Cancelled",
  NON_COMMISSIONABLE: "Not commissionable",
};

export const CLOSE_REASONS = Object.keys(CLOSE_REASON_WORDS) as readonly CloseReason[];

export const closeReason = z.enum(CLOSE_REASONS as [CloseReason, ...CloseReason[]], {
  error: `reason must be one of ${CLOSE_REASONS.join(", ")}`,
});
