import "server-only";
import { and, between, count, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { activities, bookings, emails, suppliers, users } from "@/db/schema";
import { newId } from "@/lib/platform/base/id";
import type { Tx } from "@/lib/platform/context/transaction";
import {
  type Activity,
  type ActivityQuery,
  type ActivityType,
  changeSetJson,
  type NewActivity,
  type PlatformActivity,
} from "./activity.model";

const DAY_MS = 86_400_000;
const NEWEST_FIRST = [desc(activities.createdAt), desc(activities.id)] as const;

/**
 * Reads part of the feed, newest entry first. Planning a query over all monthly partitions takes some milliseconds once
 * there are three years of them. So it first searches the last month, then the last year, and only then all partitions,
 * at first for the keys alone.
 */
export async function selectActivities(tx: Tx, userId: string, query: ActivityQuery): Promise<Activity[]> {
  const { limit, offset, eventTypes } = query;
  let found: Activity[] = [];
  for (const days of offset === 0 ? [31, 366] : []) {
    const since = new Date(tx.now.getTime() - days * DAY_MS);
    const isRecent = and(listed(userId, eventTypes), gt(activities.createdAt, since));
    found = (await selectEntries(tx, isRecent, limit, userId)).map(toActivity);
    if (found.length === limit) return found;
  }
  const keys = await selectKeys(tx, userId, query);
  if (keys.length <= found.length) return found;
  return (await selectEntries(tx, hasOneOf(userId, keys), keys.length, userId)).map(toActivity);
}

/** Reads the newest entries of all agents. */
export async function selectPlatformActivities(tx: Tx, limit: number): Promise<PlatformActivity[]> {
  const rows = await selectEntries(tx, undefined, limit);
  return rows.map((row) => ({
    ...toActivity(row),
    agent: { id: row.userId, name: row.agentName || (row.agentEmail ?? "") },
  }));
}

type Key = { readonly id: string; readonly createdAt: Date };

/** Reads the keys from an index alone, so that the skipped rows themselves are not read. */
function selectKeys(tx: Tx, userId: string, { eventTypes, limit, offset }: ActivityQuery): Promise<Key[]> {
  return tx.db
    .select({ id: activities.id, createdAt: activities.createdAt })
    .from(activities)
    .where(listed(userId, eventTypes))
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset);
}

function hasOneOf(userId: string, keys: readonly Key[]): SQL | undefined {
  const times = keys.map(({ createdAt }) => createdAt.getTime());
  const ids = keys.map(({ id }) => id);
  return and(
    eq(activities.userId, userId),
    between(activities.createdAt, new Date(Math.min(...times)), new Date(Math.max(...times))),
    inArray(activities.id, ids),
  );
}

/**
 * Reads entries with their agents and the records they are about. The joins apply only to the rows of the page; for one
 * agent they use `userId`.
 */
function selectEntries(tx: Tx, wanted: SQL | undefined, limit: number, userId?: string): Promise<Row[]> {
  const page = tx.db
    .select()
    .from(activities)
    .where(wanted)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .as("page");
  const whose = userId ?? page.userId;
  return tx.db
    .select({
      id: page.id,
      userId: page.userId,
      agentName: users.name,
      agentEmail: users.email,
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
    .leftJoin(users, eq(users.id, page.userId))
    .leftJoin(bookings, and(eq(bookings.userId, whose), eq(bookings.id, page.bookingId)))
    .leftJoin(suppliers, eq(suppliers.id, page.supplierId))
    .leftJoin(emails, and(eq(emails.userId, whose), eq(emails.id, page.emailId)))
    .orderBy(desc(page.createdAt), desc(page.id));
}

type Row = {
  readonly id: string;
  readonly userId: string;
  readonly agentName: string | null;
  readonly agentEmail: string | null;
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
function listed(userId: string, types: readonly ActivityType[]): SQL | undefined {
  return and(
    eq(activities.userId, userId),
    types.length > 0 ? inArray(activities.type, [...types]) : undefined,
  );
}
