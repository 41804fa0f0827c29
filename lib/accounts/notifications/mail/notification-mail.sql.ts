import "server-only";
import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { notificationMails, notifications, users } from "@/db/schema";
import { newId } from "@/lib/platform/base/id";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Delivery } from "@/lib/platform/mail/delivery.model";
import type { NotificationTopic } from "../notification.model";

const MAIL = {
  id: notificationMails.id,
  createdAt: notificationMails.createdAt,
  leavesAt: notificationMails.leavesAt,
  gatheredAt: notificationMails.gatheredAt,
} as const;
export type WaitingMail = {
  readonly id: string;
  readonly createdAt: Date;
  readonly leavesAt: Date;
  readonly gatheredAt: Date | null;
};

/** Whether the agent has notifications for which it is not decided yet whether they go by email. */
export async function isAnythingToMail(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNotNull(notifications.mailTopic)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Plans the agent's next email, or moves the planned one to an earlier time. Returns its id if that changed anything,
 * in which case it needs a job.
 */
export async function planMail(tx: Tx, userId: string, leavesAt: Date): Promise<string | undefined> {
  const [row] = await tx.db
    .insert(notificationMails)
    .values({ userId, id: newId(), createdAt: tx.now, leavesAt })
    .onConflictDoUpdate({
      target: notificationMails.userId,
      targetWhere: isNull(notificationMails.gatheredAt),
      set: { leavesAt },
      setWhere: sql`${notificationMails.leavesAt} > excluded.leaves_at`,
    })
    .returning({ id: notificationMails.id });
  return row?.id;
}

/** Reads an email that is not settled yet, and locks it until the transaction ends. */
export async function lockOpenMail(tx: Tx, userId: string, id: string): Promise<WaitingMail | undefined> {
  const [row] = await tx.db
    .select(MAIL)
    .from(notificationMails)
    .where(
      and(
        eq(notificationMails.userId, userId),
        eq(notificationMails.id, id),
        isNull(notificationMails.sentAt),
        isNull(notificationMails.failure),
      ),
    )
    .for("update");
  return row;
}

export async function moveMail(tx: Tx, userId: string, id: string, leavesAt: Date): Promise<void> {
  await tx.db.update(notificationMails).set({ leavesAt }).where(mailIs(userId, id));
}

export async function deleteMail(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.db.delete(notificationMails).where(mailIs(userId, id));
}

/** Reads when the agent's `count`th newest email was gathered; null where there were fewer. */
export async function selectGatheredBefore(tx: Tx, userId: string, count: number): Promise<Date | null> {
  const [row] = await tx.db
    .select({ at: notificationMails.gatheredAt })
    .from(notificationMails)
    .where(and(eq(notificationMails.userId, userId), isNotNull(notificationMails.gatheredAt)))
    .orderBy(desc(notificationMails.gatheredAt))
    .limit(1)
    .offset(count - 1);
  return row?.at ?? null;
}

/**
 * Decides about all undecided notifications: those that are unread and of these topics go into the email. Returns how
 * many.
 */
export async function gather(
  tx: Tx,
  userId: string,
  mailId: string,
  topics: readonly NotificationTopic[],
): Promise<number> {
  const isWanted = and(isNull(notifications.readAt), inArray(notifications.mailTopic, [...topics]));
  const rows = await tx.db
    .update(notifications)
    .set({ mailTopic: null, mailId: sql`case when ${isWanted} then ${mailId}::uuid end` })
    .where(and(eq(notifications.userId, userId), isNotNull(notifications.mailTopic)))
    .returning({ mailId: notifications.mailId });
  return rows.filter((row) => row.mailId !== null).length;
}

/** Decides that no undecided notification goes by email. */
export async function gatherNothing(tx: Tx, userId: string): Promise<void> {
  await tx.db
    .update(notifications)
    .set({ mailTopic: null })
    .where(and(eq(notifications.userId, userId), isNotNull(notifications.mailTopic)));
}

export async function markGathered(
  tx: Tx,
  userId: string,
  id: string,
  unsubscribeHash: string,
): Promise<void> {
  await tx.db
    .update(notificationMails)
    .set({ gatheredAt: tx.now, unsubscribeHash })
    .where(mailIs(userId, id));
}

/** Reads the notifications in an email, newest first. */
export async function selectGathered(tx: Tx, userId: string, mailId: string) {
  return await tx.db
    .select({
      id: notifications.id,
      type: notifications.type,
      title: notifications.title,
      message: notifications.message,
      bookingId: notifications.bookingId,
      emailTransformedId: notifications.emailTransformedId,
      payoutId: notifications.payoutId,
      detailsPath: notifications.detailsPath,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.mailId, mailId)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id));
}

export async function markDelivered(tx: Tx, userId: string, id: string, delivery: Delivery): Promise<void> {
  const outcome = delivery.kind === "sent" ? { sentAt: tx.now } : { failure: delivery.failure };
  await tx.db.update(notificationMails).set(outcome).where(mailIs(userId, id));
}

/**
 * Finds the agent whose email contained an unsubscribe link. For the system: whoever opens the link need not be signed
 * in.
 */
export async function selectUnsubscriber(tx: Tx, unsubscribeHash: string): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ userId: notificationMails.userId })
    .from(notificationMails)
    .where(eq(notificationMails.unsubscribeHash, unsubscribeHash));
  return row?.userId;
}

function mailIs(userId: string, id: string) {
  return and(eq(notificationMails.userId, userId), eq(notificationMails.id, id));
}

export async function selectReader(tx: Tx, userId: string) {
  const [row] = await tx.db
    .select({
      email: users.email,
      emailVerified: users.emailVerified,
      isClosed: sql<boolean>`num_nonnulls(${users.suspendedAt}, ${users.eraseAt}) > 0`,
      role: users.role,
      timeZone: users.timezone,
      wants: sql<unknown>`${users.settings} -> 'notifications'`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

export async function updateNoMails(tx: Tx, userId: string): Promise<void> {
  const wants = sql`coalesce(${users.settings} -> 'notifications', '{}'::jsonb) || '{"emailNotifications": false}'::jsonb`;
  await tx.db
    .update(users)
    .set({
      settings: sql`${users.settings} || jsonb_build_object('notifications', ${wants})`,
      updatedAt: tx.now,
    })
    .where(eq(users.id, userId));
}
