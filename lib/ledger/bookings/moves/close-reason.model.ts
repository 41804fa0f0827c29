import { z } from "zod";
import { CLOSE_REASONS } from "../booking-status.model";

/** Why a booking is closed though nothing says that it was paid. */
export const closeReason = z.enum(CLOSE_REASONS, {
  error: `reason must be one of ${CLOSE_REASONS.join(", ")}`,
});
