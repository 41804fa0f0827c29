import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { plainNumber } from "@/db/plain-number";
import type { Tx } from "@/lib/platform/context/transaction";
import type { OwedBooking } from "./candidate.model";

/** A booking found for the `n`th payment of a batch. */
export type Found = { readonly n: number; readonly booking: OwedBooking; readonly alias: string | null };

type Row = Omit<OwedBooking, "supplierName"> & Pick<Found, "n" | "alias">;

/** The expressions of the indexes bookings_plain_number and booking_references_plain. */
const PLAIN_NUMBER = plainNumber(sql`b.number_key`);
const PLAIN_REFERENCE = plainNumber(sql`r.reference_key`);
export const OUTSTANDING = sql.raw("(b.commission_minor - b.received_minor - b.short_pay_minor)");

const COLUMNS = sql`b.user_id as "userId", b.id, b.confirmation_number as "confirmationNumber",
  ${PLAIN_NUMBER} as key, b.supplier_id as "supplierId", b.client_name as "clientName",
  b.commission_minor::float8 as "commissionMinor", b.commission_currency as currency, ${OUTSTANDING}::float8 as "outstandingMinor",
  b.received_minor::float8 as "receivedMinor", b.total_minor::float8 as "totalMinor", b.travel_start::text as start, b.travel_end::text as "end",
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

type Lines<Line> = readonly (Line & { readonly n: number })[];

/** Returns lines as a table `a`, with `n` and these columns of SQL's types. An array becomes the text of an array. */
function tableOf<Line>(lines: Lines<Line>, types: { readonly [Name in keyof Line]?: string }): SQL {
  const columns = Object.entries<string | undefined>({ n: "int", ...types });
  const cells = columns.map(([name, type]) => {
    const values = lines.map((line) => textOf(line[name as keyof Line]));
    return sql`${sql.param(values)}::${sql.raw(`${type}`)}[]`;
  });
  const names = columns.map(([name]) => sql.identifier(name));
  return sql`unnest(${sql.join(cells, sql`, `)}) as a (${sql.join(names, sql`, `)})`;
}

/** Converts an array to text, because `unnest` would flatten nested arrays. */
function textOf(cell: unknown): unknown {
  return Array.isArray(cell) ? `{${cell.join()}}` : cell;
}

type Sought = { readonly from: SQL; readonly most: number; readonly alias?: SQL; readonly order?: SQL };

/** Looks up bookings for each line, at most `most`. `from` may use its columns (see `tableOf`) as those of `a`. */
export async function lookUp<Line>(
  tx: Tx,
  lines: Lines<Line>,
  types: { readonly [Name in keyof Line]?: string },
  { from, most, alias = sql`null`, order = sql`` }: Sought,
): Promise<Found[]> {
  if (lines.length === 0) return [];
  const rows = await tx.db.execute<Row>(sql`
    select found.*, ${ABOUT} from (
      select a.n, c.* from ${tableOf(lines, types)} cross join lateral (
        select ${COLUMNS}, ${alias} as alias from ${from} and b.deleted_at is null
        ${order} limit ${sql.raw(String(most))}
      ) c
    ) found left join users u on u.id = found."userId"`);
  return [...rows].map(({ n, alias: by, ...booking }) => ({
    n,
    alias: by,
    booking: { ...booking, supplierName: null },
  }));
}

/** Finds bookings whose number, or another of their references, reduced to letters and digits, is one of these keys. */
export async function selectByNumbers(tx: Tx, lines: Lines<{ readonly key: string }>): Promise<Found[]> {
  const types = { key: "text" };
  const own = { from: sql`bookings b where ${PLAIN_NUMBER} = a.key`, most: 12 };
  const from = sql`booking_references r join bookings b on b.user_id = r.user_id and b.id = r.booking_id
    where ${PLAIN_REFERENCE} = a.key`;
  return [
    ...(await lookUp(tx, lines, types, own)),
    ...(await lookUp(tx, lines, types, { from, most: 12, alias: sql`a.key` })),
  ];
}

type Amount = { readonly currency: string; readonly minor: number };

/** Finds bookings of any supplier with one of these outstanding amounts. */
export function selectByAmounts(tx: Tx, lines: Lines<Amount>): Promise<Found[]> {
  const from = sql`bookings b where b.commission_currency = a.currency and ${OUTSTANDING} = a.minor and ${OUTSTANDING} > 0`;
  return lookUp(tx, lines, { currency: "text", minor: "bigint" }, { from, most: 40 });
}

/** Finds bookings that their agents reported as paid, with one of these amounts. */
export function selectSelfReported(tx: Tx, lines: Lines<Amount>): Promise<Found[]> {
  const from = sql`allocations s join bookings b on b.user_id = s.user_id and b.id = s.booking_id
    where s.currency = a.currency and s.amount_minor = a.minor and s.source = 'self_reported' and s.reversed_at is null`;
  return lookUp(tx, lines, { currency: "text", minor: "bigint" }, { from, most: 30 });
}

/** The opposite of a payment's amount, with the last day on which it may have been booked. */
type Opposite = { readonly accountId: string; readonly minor: number; readonly on: string };

const TAKEN_BACK_DAYS = 180;

/**
 * Finds bookings that an earlier payment of the same account and the opposite amount was linked to or, if it isn't
 * linked, most likely belongs to: those whose payment is taken back, or was returned and comes again.
 */
export function selectTakenBack(tx: Tx, lines: Lines<Opposite>): Promise<Found[]> {
  const from = sql`bank_transactions t left join match_links l on l.transaction_id = t.id and l.closed_at is null
    left join match_candidates c on c.subject_id = t.id and c.rank = 1 and l.id is null
    join bookings b on b.user_id = coalesce(l.booking_user_id, c.booking_user_id) and b.id = coalesce(l.booking_id, c.booking_id)
    where t.account_id = a."accountId" and t.amount_minor = a.minor and t.withdrawn_at is null
      and t.booked_on between a."on" - ${TAKEN_BACK_DAYS}::int and a."on"`;
  return lookUp(tx, lines, { accountId: "uuid", minor: "bigint", on: "date" }, { from, most: 12 });
}

/** Whether a booking has one of a line's supplier rows. A single index scan serves any number of rows. */
export const IS_OF_ROWS: SQL = sql`b.supplier_id = any(a."supplierIds"::uuid[])`;

/**
 * A period for a company's bookings, with all its supplier rows. `likeliest` is the day around which travel most likely
 * ended.
 */
type Window = {
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
  const types = { supplierIds: "text", from: "date", likeliest: "date", to: "date" };
  const owing = sql`bookings b where ${IS_OF_ROWS} and ${OUTSTANDING} > 0`;
  const before = sql`${owing} and b.travel_end >= a."from" and b.travel_end < a.likeliest`;
  const after = sql`${owing} and b.travel_end >= a.likeliest and b.travel_end <= a."to"`;
  const ends = sql`order by b.travel_end`;
  return [
    ...(await lookUp(tx, lines, types, { from: before, most: MOST_OWING, order: sql`${ends} desc` })),
    ...(await lookUp(tx, lines, types, { from: after, most: MOST_OWING, order: ends })),
  ];
}

/** A range of outstanding amounts in one currency for a company's bookings whose travel ended in a period. */
type Band = Omit<Window, "likeliest"> & {
  readonly currency: string;
  readonly low: number;
  readonly high: number;
};

const MOST_IN_BAND = 120;

/**
 * Finds bookings of these companies with an outstanding amount in a range. `+ 0` keeps the planner from using the index
 * of days instead of the one of amounts.
 */
export function selectInBand(tx: Tx, lines: Lines<Band>): Promise<Found[]> {
  const types = {
    supplierIds: "text",
    currency: "text",
    low: "bigint",
    high: "bigint",
    from: "date",
    to: "date",
  };
  const from = sql`bookings b where ${IS_OF_ROWS} and ${OUTSTANDING} > 0
    and ${OUTSTANDING} between a.low and a.high and b.commission_currency = a.currency
    and b.travel_end + 0 between a."from" and a."to"`;
  return lookUp(tx, lines, types, { from, most: MOST_IN_BAND });
}
