import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { ACTIVITY_GROUPS, type ActivityStats } from "./activity.model";
import { countActivitiesByType } from "./activity.sql";

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
