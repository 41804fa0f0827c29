import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import type { DeadLetter } from "./job.model";
import { selectDeadLetters } from "./job.sql";

/** Jobs that failed for good, for administrators. */
export function listDeadLetters(ctx: Context): Promise<DeadLetter[]> {
  adminOnly(ctx);
  return selectDeadLetters();
}
