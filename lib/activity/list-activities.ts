import "server-only";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import type { Activity } from "./activity.model";
import { selectRecentActivities } from "./activity.sql";

/** The newest entries of the agent's feed, newest first. */
export function listActivities(ctx: Context, limit: number): Promise<Activity[]> {
  return reading(ctx, (tx) => selectRecentActivities(tx, ownerOf(tx), limit));
}
