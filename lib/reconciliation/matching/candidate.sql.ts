import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { plainNumber } from "@/db/plain-number";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import type { OwedBooking } from "./candidate.model";

/** A booking found for the `n`th payment of a batch. */
export type Found = { readonly n: number; readonly booking: OwedBooking; readonly alias: string | null };

type Row = Omit<
  OwedBooking,
  "start" | "end" | "bookedOn" | "commissionMinor" | "outstandingMinor" | "receivedMinor"
> & {
  readonly n: number;
  readonly alias: string | null;
  readonly start: string;
  readonly end: string;
  readonly bookedOn: string;
  readonly commissionMinor: string;
  readonly outstandingMinor: string;
  readonly receivedMinor: string;
  readonly totalMinor: string;
};

/** The expressions of the indexes bookings_plain_number and booking_references_plain. */
const PLAIN_NUMBER = plainNumber(sql`b.number_key`);
const PLAIN_REFERENCE = plainNumber(sql`r.reference_key`);
export const OUTSTANDING = sql.raw("(b.commission_minor - b.received_minor - b.short_pay_minor)");

const COLUMNS = sql`b.user_id as "userId", b.id, b.confirmation_number as "confirmationNumber",
  ${PLAIN_NUMBER} as key, b.supplier_id as "supplierId", b.client_name as "clientName",
  b.commission_minor as "commissionMinor", b.commission_currency as currency, ${OUTSTANDING} as "outstandingMinor",
  b.received_minor as "receivedMinor", b.total_minor as "totalMinor", b.travel_start::text as start, b.travel_end::text as "end",
  b.created_at::date::text as "bookedOn", b.closed_at is not null or b.archived_at is not null as "isClosed",
  coalesce(b.close_reason in ('CANCELLED', 'NON_COMMISSIONABLE'), false) or b.non_commissionable as "isCancelled"`;

/**
 * Additional facts about the few bookings that were found. The `limit 1` keeps the planner from reading whole tables.
 */
const ABOUT = sql`nullif(u.company_name, '') as agency,
  found."receivedMinor" > 0 and coalesce((select true from allocations a where a.user_id = found."userId" and a.booking_id = found.id
    and a.source = 'self_reported' and a.reversed_at is null limit 1), false) as "isSelfReported",
  coalesce((select true from commission_report_entries e join commission_reports p on p.id = e.report_id
    where e.booking_user_id = found."userId" and e.booking_id = found.id and e.ignored_at is null and e.match_source is not null
      and p.removed_at is null and p.paid_outside_at is null and p.duplicate_of is null
      and not exists (select from match_links l where l.report_id = p.id and l.closed_at is null) limit 1), false) as "isInReport"`;

/** Runs a look-up for each row of `asked`, which must have a column `n`. Returns at most `most` bookings for each. */
export async function lookUp(
  tx: Tx,
  asked: SQL,
  from: SQL,
  most: number,
  { alias = sql`null`, order = sql`` }: { readonly alias?: SQL; readonly order?: SQL } = {},
): Promise<Found[]> {
  const rows = await tx.db.execute<Row>(sql`
    select found.*, ${ABOUT} from (
      select a.n, c.* from ${asked} cross join lateral (
        select ${COLUMNS}, ${alias} as alias from ${from} and b.deleted_at is null
        ${order} limit ${sql.raw(String(most))}
      ) c
    ) found left join users u on u.id = found."userId"`);
  return [...rows].map(toFound);
}

function toFound({ n, alias, ...row }: Row): Found {
  return {
    n,
    alias,
    booking: {
      ...row,
      supplierName: null,
      start: calendarDate.parse(row.start),
      end: calendarDate.parse(row.end),
      bookedOn: calendarDate.parse(row.bookedOn),
      commissionMinor: Number(row.commissionMinor),
      outstandingMinor: Number(row.outstandingMinor),
      receivedMinor: Number(row.receivedMinor),
      totalMinor: Number(row.totalMinor),
    },
  };
}

type Lines<Line> = readonly (Line & { readonly n: number })[];

function column<Line>(lines: Lines<Line>, cellOf: (line: Line & { readonly n: number }) => unknown): SQL {
  return sql`${sql.param(lines.map(cellOf))}`;
}

/** Finds bookings whose number, or another of their references, reduced to letters and digits, is one of these keys. */
export async function selectByNumbers(tx: Tx, lines: Lines<{ readonly key: string }>): Promise<Found[]> {
  if (lines.length === 0) return [];
  const asked = sql`unnest(${column(lines, ({ n }) => n)}::int[], ${column(lines, ({ key }) => key)}::text[]) as a (n, key)`;
  const own = await lookUp(tx, asked, sql`bookings b where ${PLAIN_NUMBER} = a.key`, 12);
  const from = sql`booking_references r join bookings b on b.user_id = r.user_id and b.id = r.booking_id
    where ${PLAIN_REFERENCE} = a.key`;
  return [...own, ...(await lookUp(tx, asked, from, 12, { alias: sql`a.key` }))];
}

/** Finds bookings of any supplier with one of these outstanding amounts. */
export async function selectByAmounts(
  tx: Tx,
  lines: Lines<{ readonly currency: string; readonly minor: number }>,
): Promise<Found[]> {
  if (lines.length === 0) return [];
  const asked = sql`unnest(${column(lines, ({ n }) => n)}::int[], ${column(lines, ({ currency }) => currency)}::text[],
    ${column(lines, ({ minor }) => minor)}::bigint[]) as a (n, currency, minor)`;
  const from = sql`bookings b where b.commission_currency = a.currency and ${OUTSTANDING} = a.minor and ${OUTSTANDING} > 0`;
  return await lookUp(tx, asked, from, 40);
}

/** Finds bookings that their agents reported as paid, with one of these amounts. */
export async function selectSelfReported(
  tx: Tx,
  lines: Lines<{ readonly currency: string; readonly minor: number }>,
): Promise<Found[]> {
  if (lines.length === 0) return [];
  const asked = sql`unnest(${column(lines, ({ n }) => n)}::int[], ${column(lines, ({ currency }) => currency)}::text[],
    ${column(lines, ({ minor }) => minor)}::bigint[]) as a (n, currency, minor)`;
  const from = sql`allocations s join bookings b on b.user_id = s.user_id and b.id = s.booking_id
    where s.currency = a.currency and s.amount_minor = a.minor and s.source = 'self_reported' and s.reversed_at is null`;
  return await lookUp(tx, asked, from, 30);
}

/** An outgoing amount, as a positive number, with the last day on which it may have been received. */
export type Leaving = { readonly accountId: string; readonly minor: number; readonly on: string };

const TAKEN_BACK_DAYS = 180;

/**
 * Finds bookings that an earlier payment of the same account and amount was linked to or, if it isn't linked, most
 * likely belongs to.
 */
export async function selectTakenBack(tx: Tx, lines: Lines<Leaving>): Promise<Found[]> {
  if (lines.length === 0) return [];
  const asked = sql`unnest(${column(lines, ({ n }) => n)}::int[], ${column(lines, ({ accountId }) => accountId)}::uuid[],
    ${column(lines, ({ minor }) => minor)}::bigint[], ${column(lines, ({ on }) => on)}::date[]) as a (n, account_id, minor, day)`;
  const from = sql`bank_transactions t left join match_links l on l.transaction_id = t.id and l.closed_at is null
    left join match_candidates c on c.subject_id = t.id and c.rank = 1 and l.id is null
    join bookings b on b.user_id = coalesce(l.booking_user_id, c.booking_user_id) and b.id = coalesce(l.booking_id, c.booking_id)
    where t.account_id = a.account_id and t.amount_minor = a.minor and t.withdrawn_at is null
      and t.booked_on between a.day - ${TAKEN_BACK_DAYS}::int and a.day`;
  return await lookUp(tx, asked, from, 12);
}

/** Formats the supplier rows of a line as the text of an array, because `unnest` would flatten nested arrays. */
export function rowsOf({ supplierIds }: { readonly supplierIds: readonly string[] }): string {
  return `{${supplierIds.join()}}`;
}

/** Whether a booking has one of the supplier rows in a line's `rows`. A single index scan serves any number of rows. */
export const IS_OF_ROWS: SQL = sql`b.supplier_id = any(a.rows::uuid[])`;

/**
 * A period for a company's bookings, with all its supplier rows. `likeliest` is the day around which travel most likely
 * ended.
 */
export type Window = {
  readonly supplierIds: readonly string[];
  readonly from: string;
  readonly likeliest: string;
  readonly to: string;
};

const MOST_OWING = 200;

/**
 * Finds bookings of these companies that have an outstanding amount and ended in a period: on each side of its
 * likeliest day, those nearest to it.
 */
export async function selectOwing(tx: Tx, lines: Lines<Window>): Promise<Found[]> {
  if (lines.length === 0) return [];
  const asked = sql`unnest(${column(lines, ({ n }) => n)}::int[], ${column(lines, rowsOf)}::text[],
    ${column(lines, ({ from }) => from)}::date[], ${column(lines, ({ likeliest }) => likeliest)}::date[],
    ${column(lines, ({ to }) => to)}::date[]) as a (n, rows, first, likeliest, last)`;
  const owing = sql`bookings b where ${IS_OF_ROWS} and ${OUTSTANDING} > 0`;
  const before = sql`${owing} and b.travel_end >= a.first and b.travel_end < a.likeliest`;
  const after = sql`${owing} and b.travel_end >= a.likeliest and b.travel_end <= a.last`;
  return [
    ...(await lookUp(tx, asked, before, MOST_OWING, { order: sql`order by b.travel_end desc` })),
    ...(await lookUp(tx, asked, after, MOST_OWING, { order: sql`order by b.travel_end` })),
  ];
}

/** A range of outstanding amounts in one currency for a company's bookings whose travel ended in a period. */
export type Band = {
  readonly supplierIds: readonly string[];
  readonly currency: string;
  readonly low: number;
  readonly high: number;
  readonly from: string;
  readonly to: string;
};

const MOST_IN_BAND = 120;

/**
 * Finds bookings of these companies with an outstanding amount in a range. `+ 0` keeps the planner from using the index
 * of days instead of the one of amounts.
 */
export async function selectInBand(tx: Tx, lines: Lines<Band>): Promise<Found[]> {
  if (lines.length === 0) return [];
  const asked = sql`unnest(${column(lines, ({ n }) => n)}::int[], ${column(lines, rowsOf)}::text[],
    ${column(lines, ({ currency }) => currency)}::text[], ${column(lines, ({ low }) => low)}::bigint[],
    ${column(lines, ({ high }) => high)}::bigint[], ${column(lines, ({ from }) => from)}::date[],
    ${column(lines, ({ to }) => to)}::date[]) as a (n, rows, currency, low, high, first, last)`;
  const from = sql`bookings b where ${IS_OF_ROWS} and ${OUTSTANDING} > 0
    and ${OUTSTANDING} between a.low and a.high and b.commission_currency = a.currency
    and b.travel_end + 0 between a.first and a.last`;
  return await lookUp(tx, asked, from, MOST_IN_BAND);
}
