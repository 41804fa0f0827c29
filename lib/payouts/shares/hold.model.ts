import { z } from "zod";

const REASON = "Say why, in at most 500 characters";

/** A share and its agent; with a reason it is held, with null it is released. */
export const holdBody = z.object({
  userId: z.uuid(),
  id: z.uuid(),
  reason: z.string().trim().min(1, REASON).max(500, REASON).nullable(),
});
export type HoldBody = z.output<typeof holdBody>;
