import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inReadTransaction, inSystemReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import {
  ACTIVITY_GROUPS,
  type Activity,
  type ActivityQuery,
  type ActivityStats,
  type PlatformActivity,
} from "./activity.model";
import {
  countActivities,
  countActivitiesByType,
  selectActivities,
  selectPlatformActivities,
} from "./activity.sql";

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

/** Returns the latest activities of all agents, for administrators. */
export function listPlatformActivities(ctx: Context, limit: number): Promise<PlatformActivity[]> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) => selectPlatformActivities(tx, limit));
}

const WEEK_MS = 7 * 86_400_000;

/** Returns how many entries the agent's feed has, by type and by group. */
export function readActivityStats(ctx: Context): Promise<ActivityStats> {
  return inReadTransaction(ctx, async (tx) => {
    const rows = await countActivitiesByType(tx, ownerOf(tx), new Date(tx.now.getTime() - WEEK_MS));
    const byGroup: Record<string, number> = {};
    for (const { type, count } of rows) {
      const group = ACTIVITY_GROUPS[type];
      byGroup[group] = (byGroup[group] ?? 0) + count;
    }
    return {
      total: rows.reduce((sum, row) => sum + row.count, 0),
      last7Days: rows.reduce((sum, row) => sum + row.recent, 0),
      byType: Object.fromEntries(rows.map((row) => [row.type, row.count])),
      byGroup,
    };
  });
}
