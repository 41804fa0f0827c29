import { z } from "zod";
import type { CloseReason } from "./booking-status.model";

const CLOSE_REASONS = [
  "COMPLETED",
  "SETTLED_OUTSIDE",
  "WRITTEN_OFF",
  "CANCELLED",
  "NON_COMMISSIONABLE",
] as const satisfies readonly CloseReason[];

/** Why a booking is closed though nothing says that it was paid. */
export const closeReason = z.enum(CLOSE_REASONS, {
  error: `reason must be one of ${CLOSE_REASONS.join(", ")}`,
});
