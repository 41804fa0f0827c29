import "server-only";
import { and, count, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { activities } from "@/db/schema";
import { newId } from "@/lib/platform/base/id";
import type { Tx } from "@/lib/platform/context/transaction";
import type { ActivityType, NewActivity } from "./activity.model";

/** Returns the statement that adds entries to the feed. */
export function insertionOf(tx: Tx, userId: string, entries: readonly NewActivity[]): SQL {
  const insertion = tx.db.insert(activities).values(
    entries.map((entry) => ({
      userId,
      id: newId(),
      type: entry.type,
      bookingId: entry.bookingId ?? null,
      supplierId: entry.supplierId ?? null,
      emailId: entry.emailId ?? null,
      count: entry.count ?? 1,
      changeSet: { ...entry.changeSet },
      createdAt: tx.now,
    })),
  );
  return insertion.getSQL();
}

export async function insertActivities(
  tx: Tx,
  userId: string,
  entries: readonly NewActivity[],
): Promise<void> {
  await tx.db.execute(insertionOf(tx, userId, entries));
}

export async function countActivities(
  tx: Tx,
  userId: string,
  types: readonly ActivityType[],
): Promise<number> {
  const [row] = await tx.db.select({ count: count() }).from(activities).where(listed(userId, types));
  return row?.count ?? 0;
}

export async function countActivitiesByType(tx: Tx, userId: string, since: Date) {
  return tx.db
    .select({
      type: activities.type,
      count: count(),
      recent: sql<number>`count(*) filter (where ${gt(activities.createdAt, since)})::int`,
    })
    .from(activities)
    .where(eq(activities.userId, userId))
    .groupBy(activities.type);
}

/** Returns the condition for an agent's entries; includes all types where none is given. */
export function listed(userId: string, types: readonly ActivityType[]): SQL | undefined {
  return and(
    eq(activities.userId, userId),
    types.length > 0 ? inArray(activities.type, [...types]) : undefined,
  );
}
