import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { copyInto, copyLine } from "@/db/copy";
import { allocations, bookings } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import { keyOfSupplier } from "../booking.sql";
import { addTotals, updatingTotals } from "../totals/write-totals.sql";
import type { DuplicateRow, StagedBooking } from "./staged-booking.model";

const IN_STAGE =
  "row, id, confirmation_number, number_key, supplier_id, client_name, status, total_minor, total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, search";
const IN_BOOKINGS =
  "id, confirmation_number, number_key, duplicate_no, supplier_id, client_name, status, total_minor, total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, search";
const SAME_SUPPLIER = sql`coalesce(b.supplier_id, '00000000-0000-0000-0000-000000000000'::uuid)
  = coalesce(s.supplier_id, '00000000-0000-0000-0000-000000000000'::uuid)`;

/** Creates a table that only this transaction sees, because COPY can't write into a table with row-level security. */
export async function createStage(tx: Tx): Promise<void> {
  await tx.db.execute(sql`
    create temporary table booking_stage (
      row integer not null, id uuid not null, confirmation_number text not null, number_key text not null,
      supplier_id uuid, client_name text, status text not null, total_minor bigint not null,
      total_currency char(3) not null, commission_minor bigint not null, commission_currency char(3) not null,
      travel_start date not null, travel_end date not null, due_on date not null, search text not null,
      duplicate_no integer not null default 0
    ) on commit drop`);
}

export async function copyIntoStage(tx: Tx, rows: readonly StagedBooking[]): Promise<void> {
  await copyInto(tx.db, `copy booking_stage (${IN_STAGE}) from stdin`, rows.map(lineOf).join(""));
}

/** Gives the rows of `keep` the next free `duplicate_no`, so that they are inserted although their number is taken. */
export async function numberKeptDuplicates(
  tx: Tx,
  userId: string,
  keep: "all" | readonly number[],
): Promise<void> {
  const kept = keep === "all" ? sql`true` : sql`s.row = any (${sql.param([...keep])}::int[])`;
  await tx.db.execute(sql`
    update booking_stage s set duplicate_no = n.no from (
      select s.row, row_number() over (partition by s.number_key, s.supplier_id order by s.row) - 1 + coalesce((
        select max(b.duplicate_no) + 1 from ${bookings} b
        where b.user_id = ${userId} and b.number_key = s.number_key and ${SAME_SUPPLIER} and b.deleted_at is null
      ), 0) as no
      from booking_stage s
    ) n where n.row = s.row and ${kept}`);
}

/**
 * Inserts the staged rows. Of rows with the same number at the same supplier, only the first is inserted. Returns how
 * many were inserted and how many of those are already overdue.
 */
export async function insertStaged(
  tx: Tx,
  userId: string,
  importId: string,
): Promise<{ inserted: number; overdue: number }> {
  const now = tx.now.toISOString();
  const columns = sql.raw(IN_BOOKINGS);
  const rows = await tx.db.execute<{ inserted: number; overdue: number }>(sql`
    with created as (
      insert into ${bookings} (user_id, ${columns}, supplier_key, source, import_id, created_at, updated_at)
      select ${userId}::uuid, ${columns}, ${keyOfSupplier(sql`booking_stage.supplier_id`)}, 'csv', ${importId}::uuid,
        ${now}::timestamptz, ${now}::timestamptz
      from booking_stage order by row
      on conflict do nothing returning status)
    select count(*)::int as inserted, count(*) filter (where status = 'OVERDUE')::int as overdue from created`);
  await addTotals(tx, userId, eq(bookings.importId, importId));
  return [...rows][0] ?? { inserted: 0, overdue: 0 };
}

/** Reads, after the insert, the rows that were skipped because their number was taken. */
export async function selectSkipped(tx: Tx, userId: string): Promise<DuplicateRow[]> {
  const rows = await tx.db.execute<DuplicateRow>(sql`
    select s.row, s.confirmation_number as "confirmationNumber", (
        select min(o.row) from booking_stage o join ${bookings} b on b.user_id = ${userId} and b.id = o.id
        where o.number_key = s.number_key and o.supplier_id is not distinct from s.supplier_id and o.duplicate_no = 0
      ) as above
    from booking_stage s
    where not exists (select from ${bookings} b where b.user_id = ${userId} and b.id = s.id)
    order by s.row`);
  return [...rows];
}

/** Reads, before the insert, the rows whose number is taken by a booking or by an earlier row. */
export async function selectStagedDuplicates(tx: Tx, userId: string): Promise<DuplicateRow[]> {
  const rows = await tx.db.execute<DuplicateRow>(sql`
    select row, "confirmationNumber", case when taken then null else nullif(first, row) end as above from (
      select s.row, s.confirmation_number as "confirmationNumber",
        min(s.row) over (partition by s.number_key, s.supplier_id) as first,
        exists (select from ${bookings} b where b.user_id = ${userId} and b.number_key = s.number_key
          and ${SAME_SUPPLIER} and b.deleted_at is null) as taken
      from booking_stage s
    ) found where taken or first <> row order by row`);
  return [...rows];
}

function lineOf(row: StagedBooking): string {
  return copyLine([
    row.row,
    row.id,
    row.confirmationNumber,
    row.numberKey,
    row.supplierId,
    row.clientName,
    row.status,
    row.total.minor,
    row.total.currency,
    row.commission.minor,
    row.commission.currency,
    row.travelStart,
    row.travelEnd,
    row.dueOn,
    row.search,
  ]);
}

/** Hides the bookings of an import that have no payments. Returns how many it hid and how many remain. */
export async function hideImported(tx: Tx, userId: string, importId: string) {
  const imported = and(
    eq(bookings.userId, userId),
    eq(bookings.importId, importId),
    isNull(bookings.deletedAt),
  );
  // Waits for payments that are being recorded, which lock their bookings, so that the next statement sees them.
  await tx.db.execute(
    sql`select count(*) from (select from ${bookings} where ${imported} order by ${bookings.id} for update) locked`,
  );
  const removed = await updatingTotals(tx, userId, eq(bookings.importId, importId), () =>
    tx.db
      .update(bookings)
      .set({ deletedAt: tx.now, updatedAt: tx.now, version: sql`${bookings.version} + 1` })
      .where(
        and(
          imported,
          sql`not exists (select from ${allocations} a where a.user_id = ${userId} and a.booking_id = ${bookings.id}
            and a.reversed_at is null)`,
        ),
      ),
  );
  const [left] = await tx.db.select({ count: sql<number>`count(*)::int` }).from(bookings).where(imported);
  return { removed: removed.count, kept: left?.count ?? 0 };
}

/**
 * Restores the bookings hidden at `hiddenAt`, except those whose number was taken since. Returns how many it restored.
 */
export async function unhideImported(
  tx: Tx,
  userId: string,
  importId: string,
  hiddenAt: Date,
): Promise<number> {
  const restored = await updatingTotals(tx, userId, eq(bookings.importId, importId), () =>
    tx.db
      .update(bookings)
      .set({ deletedAt: null, updatedAt: tx.now, version: sql`${bookings.version} + 1` })
      .where(
        and(
          eq(bookings.userId, userId),
          eq(bookings.importId, importId),
          eq(bookings.deletedAt, hiddenAt),
          sql`not exists (select from ${bookings} b where b.user_id = ${userId} and b.number_key = ${bookings.numberKey}
            and b.supplier_id is not distinct from ${bookings.supplierId} and b.duplicate_no = ${bookings.duplicateNo}
            and b.deleted_at is null)`,
        ),
      ),
  );
  return restored.count;
}
