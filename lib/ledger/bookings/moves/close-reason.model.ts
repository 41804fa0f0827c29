import { z } from "zod";
import { CLOSE_REASONS } from "../booking-status.model";

/** The reason for closing a booking without a recorded payment. */
export const closeReason = z.enum(CLOSE_REASONS, {
  error: `reason must be one of ${CLOSE_REASONS.join(", ")}`,
});
