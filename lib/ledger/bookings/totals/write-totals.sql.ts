import "server-only";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { isAwaited, isPaidUp, outstandingMinor } from "@/db/outstanding";
import { bookings, bookingTotals, dueTotals, supplierTotals } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/**
 * Wraps every change of stored bookings: subtracts their amounts from the totals before the change and adds the new
 * amounts after it. `which` has to match the same bookings before and after.
 */
export async function updatingTotals<T>(
  tx: Tx,
  userId: string,
  which: SQL,
  change: () => PromiseLike<T>,
): Promise<T> {
  await addTotals(tx, userId, which, -1);
  const changed = await change();
  await addTotals(tx, userId, which);
  return changed;
}

/** Matches the bookings with these ids. */
export function withIds(ids: readonly string[]): SQL {
  return ids.length === 0 ? sql`false` : inArray(bookings.id, [...ids]);
}

/**
 * Adds the amounts of these bookings to the totals, or subtracts them. Before subtracting it locks the bookings,
 * including deleted ones, so that nobody subtracts the same amounts or restores a booking before the new amounts are
 * added.
 */
export async function addTotals(tx: Tx, userId: string, which: SQL, sign: 1 | -1 = 1): Promise<void> {
  const order = sign < 0 ? sql`order by ${bookings.id} for update` : sql``;
  await tx.db.execute(sql`
    with chosen as materialized (select * from ${bookings} where ${and(eq(bookings.userId, userId), which)} ${order}),
    bookings as (select * from chosen where deleted_at is null),
    ${inserted(sign, false)} select`);
}

/**
 * Recomputes the agent's totals from the bookings. Returns how many groups differed from the old totals, which should
 * be none. A single statement deletes the old rows and reads the bookings, so amounts that other transactions add
 * meanwhile stay correct.
 */
export async function recountTotals(tx: Tx, userId: string): Promise<number> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`totals ${userId}`}, 0))`);
  const [row] = await tx.db.execute<{ differing: number }>(sql`
    with bookings as materialized (
      select * from ${bookings} where ${and(eq(bookings.userId, userId), isNull(bookings.deletedAt))}),
    old_statuses as (delete from ${bookingTotals} where user_id = ${userId} returning *),
    old_days as (delete from ${dueTotals} where user_id = ${userId} returning *),
    old_suppliers as (delete from ${supplierTotals} where user_id = ${userId} returning *),
    ${inserted(1, true)}
    select (${differing("statuses", STATUS_KEYS, STATUS_SUMS)} + ${differing("days", DAY_KEYS, DAY_SUMS)}
      + ${differing("suppliers", SUPPLIER_KEYS, SUPPLIER_SUMS)})::int as differing`);
  return row?.differing ?? 0;
}

/** Reads the agents some of whose totals still consist of several rows, one per change. */
export async function selectAgentsWithParts(tx: Tx): Promise<string[]> {
  const rows = await tx.db
    .selectDistinct({ userId: bookingTotals.userId })
    .from(bookingTotals)
    .where(sql`not ${bookingTotals.isWhole}`);
  return rows.map(({ userId }) => userId);
}

const STATUS_KEYS = ["status", "total_currency", "commission_currency"];
const STATUS_SUMS = [
  "count",
  "total_minor",
  "commission_minor",
  "received_minor",
  "settled_count",
  "settled_days",
];
const DAY_KEYS = ["due_on", "currency"];
const DAY_SUMS = ["received_minor", "awaited_count", "awaited_minor"];
const SUPPLIER_KEYS = ["supplier_id", "total_currency", "commission_currency"];
const SUPPLIER_SUMS = ["count", "total_minor", "commission_minor", "awaited_minor"];

/** Returns SQL that inserts the totals of the rows in a common table expression named `bookings`. */
function inserted(sign: 1 | -1, isWhole: boolean): SQL {
  const times = sql.raw(sign < 0 ? "-1 *" : "");
  return sql`statuses as (
      insert into ${bookingTotals} (${names("user_id", ...STATUS_KEYS, ...STATUS_SUMS, "is_whole")})
      select user_id, status, total_currency, commission_currency, ${times} count(*), ${times} sum(total_minor),
        ${times} sum(commission_minor), ${times} sum(received_minor), ${times} count(*) filter (where ${isPaidUp}),
        ${times} coalesce(sum(last_paid_on - travel_end) filter (where ${isPaidUp}), 0), ${isWhole}::boolean
      from bookings group by user_id, status, total_currency, commission_currency returning *
    ), days as (
      insert into ${dueTotals} (${names("user_id", ...DAY_KEYS, ...DAY_SUMS)})
      select user_id, due_on, commission_currency, ${times} sum(received_minor), ${times} count(*) filter (where ${isAwaited}),
        ${times} coalesce(sum(${outstandingMinor}) filter (where ${isAwaited}), 0)
      from bookings where received_minor <> 0 or ${isAwaited} group by user_id, due_on, commission_currency returning *
    ), suppliers as (
      insert into ${supplierTotals} (${names("user_id", ...SUPPLIER_KEYS, ...SUPPLIER_SUMS)})
      select user_id, supplier_id, total_currency, commission_currency, ${times} count(*), ${times} sum(total_minor),
        ${times} sum(commission_minor), ${times} coalesce(sum(${outstandingMinor}) filter (where ${isAwaited}), 0)
      from bookings where supplier_id is not null
      group by user_id, supplier_id, total_currency, commission_currency returning *
    )`;
}

/** Returns SQL that counts the groups whose new rows don't add up to the old ones. */
function differing(table: string, keys: readonly string[], sums: readonly string[]): SQL {
  const taken = sums.map((name) => `- ${name}`);
  const rows = sql.raw(`select ${[...keys, ...sums]} from ${table}
    union all select ${[...keys, ...taken]} from old_${table}`);
  const isOff = sql.raw(sums.map((name) => `sum(${name}) <> 0`).join(" or "));
  return sql`(select count(*) from (select from (${rows}) parts group by ${names(...keys)} having ${isOff}) off)`;
}

function names(...columns: readonly string[]): SQL {
  return sql.raw(columns.join(", "));
}
