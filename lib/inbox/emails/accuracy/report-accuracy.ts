import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import type { FieldAccuracy } from "./accuracy.model";
import { selectAccuracy } from "./accuracy.sql";

/**
 * How well each field is read, over the readings of all agents that somebody has judged: a booking was made or changed
 * by it, or something in it was put right. What they left alone counts as correct. For administrators and the system.
 */
export function reportAccuracy(ctx: Context): Promise<FieldAccuracy[]> {
  return inSystemTransaction(ctx, selectAccuracy);
}
