import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import type { PlatformActivity } from "./activity.model";
import { selectPlatformActivities } from "./activity.sql";

/** What happened last, whoever's it is: for administrators, and without what it was about. */
export function listPlatformActivities(ctx: Context, limit: number): Promise<PlatformActivity[]> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) => selectPlatformActivities(tx, limit));
}
