import { z } from "zod";

const REASON = "Say why, in at most 500 characters";

/** Which share, and whose; with a reason it is kept back, without one no more. */
export const holdBody = z.object({
  userId: z.uuid(),
  id: z.uuid(),
  reason: z.string().trim().min(1, REASON).max(500, REASON).nullable(),
});
export type HoldBody = z.output<typeof holdBody>;
