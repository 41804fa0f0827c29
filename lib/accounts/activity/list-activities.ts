import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Activity, ActivityQuery } from "./activity.model";
import { countActivities } from "./activity.sql";
import { selectActivities } from "./feed.sql";

/** Returns the newest entries of the agent's feed, newest first. */
export function listActivities(ctx: Context, limit: number): Promise<Activity[]> {
  return inReadTransaction(ctx, (tx) =>
    selectActivities(tx, ownerOf(tx), { limit, offset: 0, eventTypes: [] }),
  );
}

/** Returns part of the feed, newest first, and the number of entries of the requested types. */
export function pageActivities(
  ctx: Context,
  query: ActivityQuery,
): Promise<{ activities: readonly Activity[]; total: number }> {
  return inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const [activities, total] = await Promise.all([
      selectActivities(tx, owner, query),
      countActivities(tx, owner, query.eventTypes),
    ]);
    return { activities, total };
  });
}
