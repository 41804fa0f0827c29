import "server-only";
import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { notifications } from "@/db/schema";
import { newId } from "@/lib/platform/base/id";
import type { Tx } from "@/lib/platform/context/transaction";
import {
  CATEGORIES,
  type NewNotification,
  type Notification,
  type NotificationCounts,
  typesIn,
} from "./notification.model";
import type { NotificationQuery } from "./notification-query.model";

/**
 * Inserts notifications; returns how many were new. With `isMailed`, a job decides for each whether it also goes by
 * email.
 */
export async function insertNotifications(
  tx: Tx,
  userId: string,
  entries: readonly NewNotification[],
  isMailed: boolean,
): Promise<number> {
  const rows = await tx.db
    .insert(notifications)
    .values(entries.map((entry) => rowOf(tx, userId, entry, isMailed)))
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return rows.length;
}

/** Inserts a notification. An earlier one of the same fact gets the new text and becomes unread again. */
export async function upsertNotification(
  tx: Tx,
  userId: string,
  entry: NewNotification,
  isMailed: boolean,
): Promise<void> {
  const { title, message } = entry;
  await tx.db
    .insert(notifications)
    .values(rowOf(tx, userId, entry, isMailed))
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.dedupeKey],
      set: { title, message, readAt: null },
    });
}

/** Deletes notifications of facts that no longer hold. */
export async function deleteNotifications(
  tx: Tx,
  userId: string,
  dedupeKeys: readonly string[],
): Promise<void> {
  await tx.db
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.dedupeKey, [...dedupeKeys])));
}

function rowOf(tx: Tx, userId: string, { topic, ...entry }: NewNotification, isMailed: boolean) {
  const mailTopic = isMailed ? (topic ?? CATEGORIES[entry.type].topic) : null;
  return { ...entry, userId, id: newId(), mailTopic, createdAt: tx.now };
}

/** Reads part of a tab, newest first. */
export async function selectNotifications(
  tx: Tx,
  userId: string,
  { skip, limit, ...asked }: NotificationQuery,
): Promise<Notification[]> {
  const rows = await tx.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isAsked(asked)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(skip);
  return rows.map(toNotification);
}

type Asked = Pick<NotificationQuery, "tab" | "category">;

function isAsked({ tab, category }: Asked) {
  const read = {
    unread: isNull(notifications.readAt),
    read: isNotNull(notifications.readAt),
    all: sql`true`,
  };
  return and(read[tab], category && inArray(notifications.type, [...typesIn(category)]));
}

/** Counts the notifications in each tab, and those that match the filter. */
export async function countNotifications(
  tx: Tx,
  userId: string,
  asked: Asked = { tab: "all" },
): Promise<{ readonly counts: NotificationCounts; readonly count: number }> {
  const [row] = await tx.db
    .select({
      all: count(),
      asked: sql<number>`count(*) filter (where ${isAsked(asked)})::int`,
      unread: sql<number>`count(*) filter (where ${isNull(notifications.readAt)})::int`,
    })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  const { all = 0, unread = 0 } = row ?? {};
  return { counts: { unread, all, read: all - unread }, count: row?.asked ?? 0 };
}

/**
 * Marks a notification as read; one that was read keeps its time. Returns undefined where the agent has no such
 * notification.
 */
export async function updateRead(tx: Tx, userId: string, id: string): Promise<Notification | undefined> {
  const [row] = await tx.db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${tx.now.toISOString()})` })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
    .returning();
  return row && toNotification(row);
}

/** Marks all notifications as read, or some; returns how many were unread. */
export async function updateUnread(tx: Tx, userId: string, ids?: readonly string[]): Promise<number> {
  const rows = await tx.db
    .update(notifications)
    .set({ readAt: tx.now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids ? inArray(notifications.id, [...ids]) : undefined,
      ),
    )
    .returning({ id: notifications.id });
  return rows.length;
}

function toNotification({
  userId: _userId,
  dedupeKey: _dedupeKey,
  mailTopic: _mailTopic,
  mailId: _mailId,
  createdAt,
  readAt,
  ...row
}: typeof notifications.$inferSelect): Notification {
  return { ...row, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}
