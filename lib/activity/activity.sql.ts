import "server-only";
import { and, count, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { activities, bookings, emails, suppliers, users } from "@/db/schema";
import { newId } from "@/lib/base/id";
import type { Tx } from "@/lib/context/transaction";
import {
  type Activity,
  type ActivityQuery,
  type ActivityType,
  changeSetJson,
  type NewActivity,
  type PlatformActivity,
} from "./activity.model";

/** The statement that adds entries to the feed. */
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

/** The newest entries of all agents. */
export async function selectPlatformActivities(tx: Tx, limit: number): Promise<PlatformActivity[]> {
  const { id, type, createdAt, count: times, userId } = activities;
  const newest = tx.db
    .select({ id, type, createdAt, count: times, userId })
    .from(activities)
    .orderBy(desc(createdAt))
    .limit(limit)
    .as("newest");
  const rows = await tx.db
    .select({
      id: newest.id,
      type: newest.type,
      createdAt: newest.createdAt,
      count: newest.count,
      userId: newest.userId,
      name: users.name,
      email: users.email,
    })
    .from(newest)
    .innerJoin(users, eq(users.id, newest.userId))
    .orderBy(desc(newest.createdAt), desc(newest.id));
  return rows.map(({ createdAt: at, userId: agentId, name, email, ...entry }) => ({
    ...entry,
    createdAt: at.toISOString(),
    agent: { id: agentId, name: name || email },
  }));
}

/** The page first, so that what it leaves out isn't joined to anything, and each month is looked into once. */
export async function selectActivities(tx: Tx, userId: string, query: ActivityQuery): Promise<Activity[]> {
  const page = (query.offset === 0 ? atTheTop : furtherDown)(tx, userId, query).as("page");
  const rows = await tx.db
    .select({
      id: page.id,
      type: page.type,
      createdAt: page.createdAt,
      count: page.count,
      changeSet: page.changeSet,
      bookingId: bookings.id,
      confirmationNumber: bookings.confirmationNumber,
      clientName: bookings.clientName,
      currency: bookings.commissionCurrency,
      supplierId: suppliers.id,
      supplierName: suppliers.name,
      emailId: emails.id,
      subject: emails.subject,
    })
    .from(page)
    .leftJoin(bookings, and(eq(bookings.userId, userId), eq(bookings.id, page.bookingId)))
    .leftJoin(suppliers, eq(suppliers.id, page.supplierId))
    .leftJoin(emails, and(eq(emails.userId, userId), eq(emails.id, page.emailId)))
    .orderBy(desc(page.createdAt), desc(page.id));
  return rows.map(toActivity);
}

function atTheTop(tx: Tx, userId: string, { eventTypes, limit }: ActivityQuery) {
  return tx.db
    .select()
    .from(activities)
    .where(listed(userId, eventTypes))
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(limit);
}

/** By an index alone, so that what stands before it isn't read; the first page would only pay for planning that. */
function furtherDown(tx: Tx, userId: string, query: ActivityQuery) {
  const shown = tx.db
    .select({ createdAt: activities.createdAt, id: activities.id })
    .from(activities)
    .where(listed(userId, query.eventTypes))
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(query.limit)
    .offset(query.offset);
  const isShown = sql`(${activities.createdAt}, ${activities.id}) in (${shown})`;
  return tx.db
    .select()
    .from(activities)
    .where(and(eq(activities.userId, userId), isShown));
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

function listed(userId: string, types: readonly ActivityType[]): SQL | undefined {
  return and(
    eq(activities.userId, userId),
    types.length > 0 ? inArray(activities.type, [...types]) : undefined,
  );
}

type Row = {
  readonly id: string;
  readonly type: Activity["type"];
  readonly createdAt: Date;
  readonly count: number;
  readonly changeSet: Record<string, unknown>;
  readonly bookingId: string | null;
  readonly confirmationNumber: string | null;
  readonly clientName: string | null;
  readonly currency: string | null;
  readonly supplierId: string | null;
  readonly supplierName: string | null;
  readonly emailId: string | null;
  readonly subject: string | null;
};

function toActivity(row: Row): Activity {
  const { bookingId, confirmationNumber, supplierId, supplierName, emailId } = row;
  return {
    id: row.id,
    type: row.type,
    createdAt: row.createdAt.toISOString(),
    count: row.count,
    changeSet: changeSetJson(row.changeSet, row.currency),
    booking:
      bookingId && confirmationNumber
        ? { id: bookingId, confirmationNumber, clientName: row.clientName }
        : null,
    supplier: supplierId && supplierName ? { id: supplierId, name: supplierName } : null,
    email: emailId ? { id: emailId, subject: row.subject } : null,
  };
}
