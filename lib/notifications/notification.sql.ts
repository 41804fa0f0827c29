import "server-only";
import { and, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { notifications } from "@/db/schema";
import { newId } from "@/lib/base/id";
import type { Tx } from "@/lib/context/transaction";
import type { NewNotification, Notification, NotificationCounts } from "./notification.model";
import type { NotificationQuery } from "./notification-query.model";

export async function insertNotifications(
  tx: Tx,
  userId: string,
  entries: readonly NewNotification[],
): Promise<void> {
  await tx.db
    .insert(notifications)
    .values(entries.map((entry) => ({ ...entry, userId, id: newId(), createdAt: tx.now })))
    .onConflictDoNothing();
}

/** What was told of the same fact before says this instead, and is unread again. */
export async function upsertNotification(tx: Tx, userId: string, entry: NewNotification): Promise<void> {
  const { title, message } = entry;
  await tx.db
    .insert(notifications)
    .values({ ...entry, userId, id: newId(), createdAt: tx.now })
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.dedupeKey],
      set: { title, message, readAt: null },
    });
}

/** A stretch of a tab, newest first. */
export async function selectNotifications(
  tx: Tx,
  userId: string,
  { tab, skip, limit }: NotificationQuery,
): Promise<Notification[]> {
  const read = {
    unread: isNull(notifications.readAt),
    read: isNotNull(notifications.readAt),
    all: undefined,
  };
  const rows = await tx.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), read[tab]))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(skip);
  return rows.map(toNotification);
}

export async function countNotifications(tx: Tx, userId: string): Promise<NotificationCounts> {
  const [row] = await tx.db
    .select({
      all: count(),
      unread: sql<number>`count(*) filter (where ${isNull(notifications.readAt)})::int`,
    })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  const { all = 0, unread = 0 } = row ?? {};
  return { unread, all, read: all - unread };
}

/** Marks a message as read; one that was read keeps its time. Undefined where the agent has no such message. */
export async function updateRead(tx: Tx, userId: string, id: string): Promise<Notification | undefined> {
  const [row] = await tx.db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${tx.now.toISOString()})` })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
    .returning();
  return row && toNotification(row);
}

/** Marks all messages as read; answers how many weren't. */
export async function updateAllRead(tx: Tx, userId: string): Promise<number> {
  const rows = await tx.db
    .update(notifications)
    .set({ readAt: tx.now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return rows.length;
}

function toNotification({
  userId: _userId,
  dedupeKey: _dedupeKey,
  createdAt,
  readAt,
  ...row
}: typeof notifications.$inferSelect): Notification {
  return { ...row, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}
