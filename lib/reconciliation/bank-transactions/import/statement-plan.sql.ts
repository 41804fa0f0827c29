import "server-only";
import { sql } from "drizzle-orm";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Money } from "@/lib/platform/base/money";
import { storable } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import type { KeyedLine } from "./reading/statement-task.model";
import type { LikelyDouble, PlannedLine, PlannedSum } from "./statement-import.model";

/** The number of days between two records of one payment, for example if the bank announces it before booking it. */
const NEAR_DAYS = 3;
/** The minimum trigram similarity of the texts of one payment. */
const SIMILAR = 0.5;
const SAMPLE = 5;
const SHOWN_DOUBLES = 20;
/** The reason why a payment of zero can't be matched. */
const ZERO = "The amount is zero.";

export async function insertLines(
  tx: Tx,
  importId: string,
  from: number,
  lines: readonly KeyedLine[],
): Promise<void> {
  const rows = JSON.stringify(
    lines.map((line, index) => ({ ...line, n: from + index, memo: storable(line.memo) })),
  );
  await tx.db.execute(sql`
    insert into statement_lines
      (import_id, n, line, raw, import_key, booked_on, amount_minor, currency, memo, payer, bank_id)
    select ${importId}::uuid, l.n, l.line, l.raw, l."importKey", l."bookedOn", l."amountMinor", l.currency, l.memo,
      l.payer, l."bankId"
    from jsonb_to_recordset(${rows}::text::jsonb) as l(n int, line int, raw text, "importKey" text, "bookedOn" date,
      "amountMinor" bigint, currency text, memo text, payer text, "bankId" text)`);
}

const known = (
  accountId: string,
) => sql`exists (select from bank_transactions t where t.account_id = ${accountId}::uuid
  and t.import_key = l.import_key and t.withdrawn_at is null)`;

/**
 * Counts and sums the lines of a plan, both all of them and those new to the account, and returns the period of all.
 */
export async function selectPlanCounts(tx: Tx, importId: string, accountId: string) {
  type Sum = PlannedSum & { newCount: number; first: CalendarDate; last: CalendarDate };
  const rows = await tx.db.execute<Sum>(sql`
    select currency, count(*) filter (where not is_known)::int as "newCount",
      coalesce(sum(amount_minor) filter (where amount_minor > 0), 0)::float8 as "inMinor",
      coalesce(sum(amount_minor) filter (where amount_minor < 0), 0)::float8 as "outMinor",
      coalesce(sum(amount_minor) filter (where not is_known and amount_minor > 0), 0)::float8 as "newInMinor",
      coalesce(sum(amount_minor) filter (where not is_known and amount_minor < 0), 0)::float8 as "newOutMinor",
      min(booked_on)::text as first, max(booked_on)::text as last
    from (select l.currency, l.amount_minor, l.booked_on, ${known(accountId)} as is_known
      from statement_lines l where l.import_id = ${importId}::uuid) as line
    group by currency order by currency`);
  const days = rows.flatMap(({ first, last }) => [first, last]).sort();
  const [from, to] = [days[0], days.at(-1)];
  return {
    newCount: rows.reduce((sum, { newCount }) => sum + newCount, 0),
    sums: rows.map(({ newCount: _count, first: _first, last: _last, ...sum }): PlannedSum => sum),
    period: from && to ? { from, to } : null,
  };
}

export async function selectSample(tx: Tx, importId: string, accountId: string): Promise<PlannedLine[]> {
  const rows = await tx.db.execute<Omit<PlannedLine, "amount"> & Money>(sql`
    select l.line, l.booked_on::text as "bookedOn", l.amount_minor::float8 as minor, l.currency, l.memo, l.payer,
      ${known(accountId)} as "isKnown"
    from statement_lines l where l.import_id = ${importId}::uuid order by l.n limit ${SAMPLE}`);
  return rows.map(({ minor, currency, ...line }) => ({ ...line, amount: { minor, currency } }));
}

/**
 * Finds new lines for which the account already has a transaction that may be the same payment: same amount, a close
 * day, similar text, and itself not in the file. The steps are materialized because the planner has no statistics yet
 * for a plan that was just stored.
 */
const doubles = (importId: string, accountId: string) => sql`
  with fresh as materialized (
    select l.* from statement_lines l where l.import_id = ${importId}::uuid and not ${known(accountId)}),
  pair as materialized (
    select l.n, t.id, t.import_key, t.booked_on, t.memo, similarity(t.memo, l.memo) as likeness,
      abs(t.booked_on - l.booked_on) as days
    from fresh l join bank_transactions t on t.account_id = ${accountId}::uuid and t.amount_minor = l.amount_minor
      and t.booked_on between l.booked_on - ${NEAR_DAYS}::int and l.booked_on + ${NEAR_DAYS}::int
    where t.currency = l.currency and t.withdrawn_at is null
      and (t.memo = l.memo or similarity(t.memo, l.memo) >= ${SIMILAR})),
  d as materialized (
    select distinct on (p.n) p.n, p.id, p.booked_on, p.memo from pair p
    where not exists (select from statement_lines o
      where o.import_id = ${importId}::uuid and o.import_key = p.import_key)
    order by p.n, p.likeness desc, p.days, p.id)`;

export async function selectDoubles(
  tx: Tx,
  importId: string,
  accountId: string,
): Promise<{ count: number; lines: LikelyDouble[] }> {
  type Double = Omit<LikelyDouble, "amount" | "of"> & Money & { count: number; ofId: string };
  type Of = { ofDay: CalendarDate; ofMemo: string };
  const rows = await tx.db.execute<Double & Of>(sql`${doubles(importId, accountId)}
    select count(*) over ()::int as count, l.line, l.amount_minor::float8 as minor, l.currency,
      l.booked_on::text as "bookedOn", l.memo, d.id as "ofId", d.booked_on::text as "ofDay", d.memo as "ofMemo"
    from d join fresh l using (n) order by l.n limit ${SHOWN_DOUBLES}`);
  return {
    count: rows[0]?.count ?? 0,
    lines: rows.map(({ count: _, minor, currency, ofId, ofDay, ofMemo, ...line }) => ({
      ...line,
      amount: { minor, currency },
      of: { id: ofId, bookedOn: ofDay, memo: ofMemo },
    })),
  };
}

/** Returns the transaction that each such line may duplicate, by the line's position in the plan. */
export async function selectDoubleIds(
  tx: Tx,
  importId: string,
  accountId: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx.db.execute<{ n: number; id: string }>(
    sql`${doubles(importId, accountId)} select n, id from d`,
  );
  return new Map([...rows].map(({ n, id }) => [n, id]));
}

export type StoredLine = {
  readonly n: number;
  readonly importKey: string;
  readonly memo: string;
  readonly payer: string | null;
};

/** Returns the next lines of a plan, in the order of their keys, after the given key. */
export async function selectStretch(
  tx: Tx,
  importId: string,
  after: string,
  most: number,
): Promise<StoredLine[]> {
  const rows = await tx.db.execute<StoredLine>(sql`
    select n, import_key as "importKey", memo, payer from statement_lines
    where import_id = ${importId}::uuid and import_key > ${after} order by import_key limit ${most}`);
  return [...rows];
}

/** The properties of a new transaction that aren't stored with its line. */
export type NewTransaction = {
  readonly n: number;
  readonly id: string;
  readonly search: string;
  readonly double: string | null;
};

/**
 * Inserts lines of a plan as transactions, except those that already exist, and returns how many were new. Inserting
 * them in the order of their keys prevents deadlocks between overlapping imports.
 */
export async function insertTransactions(
  tx: Tx,
  importId: string,
  accountId: string,
  lines: readonly NewTransaction[],
): Promise<number> {
  const now = tx.now.toISOString();
  const result = await tx.db.execute<{ count: number }>(sql`
    with added as (
      insert into bank_transactions (id, account_id, import_id, line, raw, import_key, booked_on, amount_minor, currency,
        memo, payer, bank_id, search, status, exception_reason, likely_double_of, created_at, updated_at)
      select s.id, ${accountId}::uuid, ${importId}::uuid, l.line, l.raw, l.import_key, l.booked_on, l.amount_minor,
        l.currency, l.memo, l.payer, l.bank_id, s.search, case when l.amount_minor = 0 then 'EXCEPTION' else 'NEW' end,
        case when l.amount_minor = 0 then ${ZERO} end, s.double, ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as s(n int, id uuid, search text, double uuid)
      join statement_lines l on l.import_id = ${importId}::uuid and l.n = s.n
      order by l.import_key
      on conflict (account_id, import_key) where withdrawn_at is null do nothing
      returning 1)
    select count(*)::int as count from added`);
  return [...result][0]?.count ?? 0;
}

/** Deletes the lines of a plan, because the transactions contain all their data. */
export async function deleteLines(tx: Tx, importId: string): Promise<void> {
  await tx.db.execute(sql`delete from statement_lines where import_id = ${importId}::uuid`);
}
