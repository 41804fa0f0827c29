import "server-only";
import { inArray, type SQL, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { matchCandidates } from "@/db/schema/index";
import type { Tx } from "@/lib/platform/context/transaction";
import type { StoredDecision } from "./stored-decision.model";

const DAYS = 180;
const REPORT_DAYS = 45;
const MOST = 500;
const MOST_REPORTS = 200;
/**
 * The minimum share of a report's net that a deposit may be, because a service's percentage and a bank's spread may be
 * deducted.
 */
const LEAST_SHARE = 0.9;
/** The age of changes that a job for an agent covers, in minutes. */
const CHANGED_MINUTES = 15;

const UNDECIDED = sql.raw(`t.ignored_at is null and t.withdrawn_at is null
  and t.status in ('NEW', 'METADATA_EXTRACTED', 'PENDING_REVIEW', 'EXCEPTION', 'MATCHED_NEEDS_CONFIRMATION')`);

async function idsOf(tx: Tx, query: SQL): Promise<string[]> {
  const rows = await tx.db.execute<{ id: string }>(query);
  return [...rows].map(({ id }) => id);
}

/** Returns undecided transactions that may pay one of these reports, by their amounts. */
export function selectAffectedIds(tx: Tx, reportIds: readonly string[]): Promise<string[]> {
  const now = tx.now.toISOString();
  return idsOf(
    tx,
    sql`select distinct t.id from unnest(${arrayText(reportIds)}::uuid[]) as asked (id)
      join commission_reports r on r.id = asked.id join bank_accounts a on a.currency = r.currency
      cross join lateral (select t.id from bank_transactions t where t.account_id = a.id and ${UNDECIDED} and t.decided_at is not null
        and t.amount_minor between (r.net_minor * ${LEAST_SHARE}::float)::bigint and r.net_minor
        and t.booked_on between (${now}::timestamptz)::date - ${REPORT_DAYS}::int and (${now}::timestamptz)::date limit ${MOST}::int) t`,
  );
}

export function selectOfImport(tx: Tx, importId: string): Promise<string[]> {
  return idsOf(
    tx,
    sql`select t.id from bank_transactions t where t.import_id = ${importId} and ${UNDECIDED} order by t.booked_on, t.id`,
  );
}

/** Returns the undecided transactions of the last half year, in the order of their ids. */
export function selectUndecided(tx: Tx, after: string | null, limit: number): Promise<string[]> {
  return idsOf(
    tx,
    sql`select t.id from bank_transactions t where ${UNDECIDED} and t.booked_on > (${tx.now.toISOString()}::timestamptz)::date - ${DAYS}::int
      and ${after === null ? sql`true` : sql`t.id > ${after}`} order by t.id limit ${limit}::int`,
  );
}

/** Returns the newest reports with entries that wait for their bookings. */
export function selectOpenReportIds(tx: Tx): Promise<string[]> {
  return idsOf(
    tx,
    sql`select distinct e.report_id as id from commission_report_entries e join commission_reports r on r.id = e.report_id
      where e.status = 'PENDING' and e.booking_id is null and r.removed_at is null
        and r.received_on > (${tx.now.toISOString()}::timestamptz)::date - ${DAYS}::int limit ${MOST_REPORTS}::int`,
  );
}

/** Whether another waiting job will examine this agent's changes. */
export async function hasLaterJob(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.db.execute(
    sql`select from pgboss.job where name = 'match-transactions' and state = 'created' and data ->> 'userId' = ${userId} limit 1`,
  );
  return rows.length > 0;
}

/**
 * Returns what may pay bookings that this agent has recently added or changed: undecided transactions with the same
 * amount, with the confirmation number in their text, or with the booking among their candidates; and reports with
 * entries of the same number.
 */
export async function selectForAgent(tx: Tx, userId: string) {
  const changed = sql`select b.* from bookings b where b.user_id = ${userId}
    and b.updated_at > ${tx.now.toISOString()}::timestamptz - ${CHANGED_MINUTES}::int * interval '1 minute' and b.deleted_at is null limit 50`;
  const transactionIds = await idsOf(
    tx,
    sql`select distinct t.id from (${changed}) c cross join lateral (
      select t.* from bank_accounts a join bank_transactions t on t.account_id = a.id
        and t.amount_minor = c.commission_minor - c.received_minor - c.short_pay_minor where a.currency = c.commission_currency
      union all
      select t.* from bank_transactions t where t.search like '%' || lower(c.confirmation_number) || '%'
        and t.status in ('PENDING_REVIEW', 'EXCEPTION', 'MATCHED_NEEDS_CONFIRMATION')
      union all
      select t.* from match_candidates m join bank_transactions t on t.id = m.subject_id where m.booking_user_id = c.user_id and m.booking_id = c.id
    ) t where ${UNDECIDED} limit ${MOST}::int`,
  );
  const reportIds = await idsOf(
    tx,
    sql`select distinct e.report_id as id from (${changed}) c join commission_report_entries e
      on e.match_key = regexp_replace(c.number_key, '[^A-Z0-9]', '', 'g') where e.status = 'PENDING' limit ${MOST_REPORTS}::int`,
  );
  return { transactionIds, reportIds };
}

const OF_A_MILLION = 1_000_000;

/** Replaces the stored decisions of these transactions. */
export async function writeDecisions(tx: Tx, decisions: readonly StoredDecision[]): Promise<void> {
  if (decisions.length === 0) return;
  const ids = decisions.map(({ id }) => id);
  await tx.db.delete(matchCandidates).where(inArray(matchCandidates.subjectId, ids));
  const rows = decisions.flatMap(({ id, candidates }) =>
    candidates.flatMap((candidate, at) =>
      candidate.parts.map((part, index) => ({
        subjectId: id,
        rank: at + 1,
        part: index,
        ...part,
        score: Math.round(candidate.chance * OF_A_MILLION),
        rawScore: Math.round(candidate.rawChance * OF_A_MILLION),
        reasons: [...candidate.reasons],
      })),
    ),
  );
  if (rows.length > 0) await tx.db.insert(matchCandidates).values(rows);
  await tx.db.execute(sql`
    update bank_transactions t set decision = d.decision, would_link = d.would_link, metadata = d.metadata::jsonb,
      decided_at = ${tx.now.toISOString()}::timestamptz
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(decisions.map(({ decision }) => decision))}::text[],
      ${sql.param(decisions.map(({ wouldLink }) => wouldLink))}::bool[],
      ${sql.param(decisions.map(({ metadata }) => JSON.stringify(metadata)))}::text[]) as d (id, decision, would_link, metadata)
    where t.id = d.id`);
}

/** Locks these transactions, and returns those that still wait for a decision. */
export async function lockWaiting(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = sql`t.id = any (${sql.param([...ids])}::uuid[])`;
  await tx.db.execute(sql`select from bank_transactions t where ${asked} order by t.id for update`);
  // A separate query, because one that waited for the locks wouldn't see links made in the meantime.
  const rows = await tx.db.execute<{ id: string }>(sql`
    select t.id from bank_transactions t where ${asked} and t.ignored_at is null and t.withdrawn_at is null
      and not exists (select from match_links l where l.transaction_id = t.id and l.closed_at is null)`);
  return new Set([...rows].map(({ id }) => id));
}

/** Returns those of these transactions whose account allows automatic matching. */
export async function selectAutomatic(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.db.execute<{ id: string }>(sql`
    select t.id from unnest(${sql.param([...ids])}::uuid[]) as asked (id) join bank_transactions t on t.id = asked.id
    join bank_accounts a on a.id = t.account_id where a.auto_match`);
  return new Set([...rows].map(({ id }) => id));
}
