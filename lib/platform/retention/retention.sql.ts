import "server-only";
import { and, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  activities,
  bulkChanges,
  csvImportFailures,
  csvImports,
  idempotencyKeys,
  inboundDeliveries,
  invitations,
  notificationMails,
  notifications,
  outboundEmails,
  paymentEvents,
  payoutTaxDetails,
  rateLimits,
  sessions,
  statementImports,
  unownedEmails,
  verifications,
  webhookDeliveries,
} from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { RetainedKind } from "./retention.model";

type Rows = {
  readonly table: PgTable;
  /** The condition for expired rows; uses an index. */
  readonly over: (before: Date) => SQL | undefined;
};

/** Rows that belong to agents. They are deleted agent by agent, with the role that works on behalf of one agent. */
export type AgentRows = Rows & {
  /** The table in which agents with expired rows are found, oldest first. */
  readonly found: { readonly table: PgTable; readonly owner: PgColumn; readonly at: PgColumn };
  readonly isFound: (before: Date) => SQL | undefined;
};

/** An outgoing email that is still waiting is kept, however old. */
const settled = sql`num_nonnulls(${outboundEmails.sentAt}, ${outboundEmails.failedAt}, ${outboundEmails.withdrawnAt}) > 0`;
const hasFailures = sql`exists (select from csv_import_failures f where f.user_id = ${csvImports.userId} and f.import_id = ${csvImports.id})`;

export const AGENT_ROWS: Partial<Record<RetainedKind, AgentRows>> = {
  "idempotency-keys": byTime(idempotencyKeys, idempotencyKeys.userId, idempotencyKeys.createdAt),
  "bulk-changes": byTime(bulkChanges, bulkChanges.userId, bulkChanges.createdAt),
  activities: byTime(activities, activities.userId, activities.createdAt),
  notifications: byTime(notifications, notifications.userId, notifications.createdAt),
  "notification-mails": byTime(notificationMails, notificationMails.userId, notificationMails.createdAt),
  "outgoing-mails": byTime(outboundEmails, outboundEmails.userId, outboundEmails.createdAt, settled),
  "webhook-messages": byTime(
    webhookDeliveries,
    webhookDeliveries.userId,
    webhookDeliveries.createdAt,
    ne(webhookDeliveries.state, "waiting"),
  ),
  "tax-details": {
    table: payoutTaxDetails,
    over: longUnpaid,
    found: { table: payoutTaxDetails, owner: payoutTaxDetails.userId, at: payoutTaxDetails.updatedAt },
    isFound: longUnpaid,
  },
  "failed-rows": {
    table: csvImportFailures,
    over: (before) =>
      sql`exists (select from csv_imports i where i.user_id = ${csvImportFailures.userId}
        and i.id = ${csvImportFailures.importId} and i.created_at < ${before.toISOString()})`,
    found: { table: csvImports, owner: csvImports.userId, at: csvImports.createdAt },
    isFound: (before) => and(lt(csvImports.createdAt, before), hasFailures),
  },
};

export const SHARED_ROWS: Partial<Record<RetainedKind, Rows>> = {
  deliveries: { table: inboundDeliveries, over: (before) => lt(inboundDeliveries.createdAt, before) },
  invitations: { table: invitations, over: (before) => lt(invitations.createdAt, before) },
  sessions: { table: sessions, over: (before) => lt(sessions.expiresAt, before) },
  "one-time-values": { table: verifications, over: (before) => lt(verifications.expiresAt, before) },
  "statement-plans": {
    table: statementImports,
    over: (before) => and(isNull(statementImports.importedAt), lt(statementImports.createdAt, before)),
  },
  "payment-events": {
    table: paymentEvents,
    over: (before) => and(lt(paymentEvents.receivedAt, before), isNotNull(paymentEvents.outcome)),
  },
  "rate-limits": { table: rateLimits, over: (before) => lt(rateLimits.windowStart, before.getTime()) },
  "unowned-mails": {
    table: unownedEmails,
    over: (before) => and(isNotNull(unownedEmails.settledAt), lt(unownedEmails.settledAt, before)),
  },
};

/**
 * The condition for tax details of people whose account was erased, who have no unpaid payout and were not paid since
 * `before`.
 */
function longUnpaid(before: Date): SQL {
  return sql`not exists (select from users u where u.id = ${payoutTaxDetails.userId}) and not exists (
    select from payouts p where p.user_id = ${payoutTaxDetails.userId} and p.came_back_at is null and coalesce(p.paid_at, 'infinity') >= ${before.toISOString()})`;
}

/** Reads the agents that own the `most` oldest expired rows. */
export async function selectAgentsOver(
  tx: Tx,
  { found, isFound }: AgentRows,
  before: Date,
  most: number,
): Promise<string[]> {
  const oldest = tx.db
    .select({ userId: sql<string>`${found.owner}`.as("owner") })
    .from(found.table)
    .where(isFound(before))
    .orderBy(found.at)
    .limit(most)
    .as("oldest");
  const rows = await tx.db.selectDistinct({ userId: oldest.userId }).from(oldest);
  return rows.map(({ userId }) => userId);
}

/**
 * Deletes up to `most` expired rows, those of one agent in a transaction of theirs; returns how many. The delete checks
 * again that each row has expired, so a row that was renewed meanwhile stays.
 */
export async function deleteOver(tx: Tx, { table, over }: Rows, before: Date, most: number): Promise<number> {
  const mine = tx.owner === null ? sql`true` : sql`user_id = ${tx.owner}`;
  const rows = await tx.db.execute(sql`
    with gone as (
      delete from ${table} where ${mine} and ${over(before)} and ctid = any (array(
        select ctid from ${table} where ${mine} and ${over(before)} limit ${most}))
      returning 1)
    select count(*)::int as count from gone`);
  return Number([...rows][0]?.count ?? 0);
}

function byTime(table: PgTable, owner: PgColumn, at: PgColumn, more?: SQL): AgentRows {
  const over = (before: Date) => and(lt(at, before), more);
  return { table, over, found: { table, owner, at }, isFound: over };
}

/** Creates the missing partitions for this month and for `monthsAhead` more. */
export async function createPartitions(tx: Tx, monthsAhead: number): Promise<void> {
  const now = sql`${tx.now.toISOString()}::timestamptz`;
  await tx.db.execute(sql`select make_partitions(${now}, ${now} + make_interval(months => ${monthsAhead}))`);
}
