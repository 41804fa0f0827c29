import "server-only";
import { sql } from "drizzle-orm";
import type { Tx } from "@/lib/platform/context/transaction";
import type { OpenReport, Payment } from "./candidate.model";
import { plainKey } from "./features/memo.model";

/** Returns those of these transactions that wait to be matched. Requires a system transaction. */
export async function selectPayments(
  tx: Tx,
  ids: readonly string[],
  familyOf: (id: string) => string,
): Promise<Payment[]> {
  const rows = await tx.db.execute<Omit<Payment, "assignedFamily"> & { assignedId: string | null }>(sql`
    select t.id, t.account_id as "accountId", t.booked_on::text as "on", t.amount_minor::float8 as "amountMinor", t.currency,
      t.memo, t.payer, case when t.is_supplier_assigned then t.supplier_id end as "assignedId"
    from unnest(${sql.param([...ids])}::uuid[]) as asked (id) join bank_transactions t on t.id = asked.id
    where t.withdrawn_at is null and t.ignored_at is null and t.exception_reason is null
      and not exists (select from match_links l where l.transaction_id = t.id and l.closed_at is null)
    order by t.booked_on, t.id`);
  return [...rows].map(({ assignedId, ...row }) => ({
    ...row,
    assignedFamily: assignedId && familyOf(assignedId),
  }));
}

/** Another payment of the same amount on the same account within two months. */
export type Neighbour = {
  /** The id of the payment to which it is compared. */
  readonly of: string;
  readonly id: string;
  readonly memo: string;
  readonly payer: string | null;
  readonly isEarlier: boolean;
  readonly isLinked: boolean;
  readonly isUndecided: boolean;
};

const TWIN_DAYS = 60;

export async function selectNeighbours(tx: Tx, ids: readonly string[]): Promise<Neighbour[]> {
  const rows = await tx.db.execute<Neighbour>(sql`
    select asked.id as of, n.id, n.memo, n.payer, n.booked_on < asked.booked_on as "isEarlier",
      exists (select from match_links l where l.transaction_id = n.id and l.closed_at is null) as "isLinked",
      n.ignored_at is null and not exists (select from match_links l where l.transaction_id = n.id and l.closed_at is null)
        as "isUndecided"
    from unnest(${sql.param([...ids])}::uuid[]) as given (id) join bank_transactions asked on asked.id = given.id
    cross join lateral (select * from bank_transactions t where t.account_id = asked.account_id
      and t.amount_minor = asked.amount_minor and t.booked_on between asked.booked_on - ${TWIN_DAYS}::int and asked.booked_on + ${TWIN_DAYS}::int
      and t.booked_on <= (${tx.now.toISOString()}::timestamptz)::date
      and t.id <> asked.id and t.withdrawn_at is null limit 20) n`);
  return [...rows];
}

/** Returns the targets that people have rejected, as "subject target". */
export async function selectRejections(tx: Tx, subjectIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.db.execute<{ pair: string }>(sql`
    select r.subject_id || ' ' || r.target_id as pair from unnest(${sql.param([...subjectIds])}::uuid[]) as asked (id)
    join match_rejections r on r.subject_id = asked.id`);
  return new Set([...rows].map(({ pair }) => pair));
}

/** An undecided payment that has a booking or report as a likely candidate. */
export type Claim = {
  readonly targetId: string;
  readonly subjectId: string;
  readonly on: string;
  readonly amountMinor: number;
  readonly chance: number;
};

const LEAST_CLAIM = 150_000;
const OF_A_MILLION = 1_000_000;

/** Returns the undecided payments that claim these targets. */
export async function selectClaims(
  tx: Tx,
  bookings: readonly { readonly userId: string; readonly id: string }[],
  reportIds: readonly string[],
): Promise<Claim[]> {
  const [users, ids] = [bookings.map(({ userId }) => userId), bookings.map(({ id }) => id)];
  const rows = await tx.db.execute<Claim>(sql`
    select coalesce(c.booking_id, c.report_id) as "targetId", c.subject_id as "subjectId", t.booked_on::text as "on",
      t.amount_minor::float8 as "amountMinor", c.score::float / ${OF_A_MILLION}::int as chance
    from (
      select c.* from unnest(${sql.param(users)}::uuid[], ${sql.param(ids)}::uuid[]) as asked (user_id, id)
        join match_candidates c on c.booking_user_id = asked.user_id and c.booking_id = asked.id
      union all
      select c.* from unnest(${sql.param([...reportIds])}::uuid[]) as asked (id) join match_candidates c on c.report_id = asked.id
    ) c join bank_transactions t on t.id = c.subject_id
    where c.score >= ${LEAST_CLAIM}::int and t.ignored_at is null and t.withdrawn_at is null
      and not exists (select from match_links l where l.transaction_id = t.id and l.closed_at is null)`);
  return [...rows];
}

/** The age up to which reports are matched automatically, in days. Older ones must be found by hand. */
const DAYS = 400;
const MOST = 10_000;

/** Returns the reports whose deposit hasn't arrived, newest first. Requires a system transaction. */
export async function selectOpenReports(tx: Tx): Promise<OpenReport[]> {
  const now = tx.now.toISOString();
  const rows = await tx.db.execute<Omit<OpenReport, "referenceKey">>(sql`
    select r.id, nullif(u.company_name, '') as "ownerAgency", r.owner_id is not null as "isForwarded",
      r.supplier_id as "supplierId", r.supplier_name as "supplierName", r.reference_number as "referenceNumber",
      r.received_on::text as "receivedOn", r.currency, r.net_minor::float8 as "netMinor"
    from commission_reports r left join users u on u.id = r.owner_id
    where r.removed_at is null and r.duplicate_of is null and r.paid_outside_at is null and r.source <> 'split'
      and r.net_minor <> 0 and r.received_on between (${now}::timestamptz)::date - ${DAYS}::int and (${now}::timestamptz)::date
      and not exists (select from match_links l where l.report_id = r.id and l.closed_at is null)
    order by r.received_on desc, r.id desc limit ${MOST}::int`);
  return [...rows].map((row) => ({ ...row, referenceKey: plainKey(row.referenceNumber) }));
}
