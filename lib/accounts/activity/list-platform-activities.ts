import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import type { PlatformActivity } from "./activity.model";
import { selectPlatformActivities } from "./feed.sql";

/** Returns the latest activities of all agents, for administrators. */
export function listPlatformActivities(ctx: Context, limit: number): Promise<PlatformActivity[]> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) => selectPlatformActivities(tx, limit));
}
