import "server-only";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { bookingReferences, bookings, supplierMergeBookings, supplierTotals } from "@/db/schema";
import type { MovedOfAgent } from "@/lib/ledger/suppliers/administration/moved-rows.model";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { keyOfSupplier } from "../booking.sql";
import type { BookingStatus } from "../booking-status.model";
import { updatingTotals, withIds } from "../totals/write-totals.sql";

const BATCH = 2_000;

/** Locks a supplier's bookings and reads the fields that determine their due date, status and search text. */
export async function lockSupplierBookings(tx: Tx, userId: string, supplierId: string) {
  return tx.db
    .select({
      id: bookings.id,
      confirmationNumber: bookings.confirmationNumber,
      clientName: bookings.clientName,
      aliases: sql<string[]>`array(select ${bookingReferences.reference} from ${bookingReferences}
        where ${bookingReferences.userId} = ${userId} and ${bookingReferences.bookingId} = ${bookings.id}
        order by ${bookingReferences.referenceKey})`,
      travelStart: bookings.travelStart,
      travelEnd: bookings.travelEnd,
      finalPaymentOn: bookings.finalPaymentOn,
      dueOverride: bookings.dueOverride,
      dueOn: bookings.dueOn,
      commissionMinor: bookings.commissionMinor,
      receivedMinor: bookings.receivedMinor,
      shortPayMinor: bookings.shortPayMinor,
      nonCommissionable: bookings.nonCommissionable,
      closedAt: bookings.closedAt,
      archivedAt: bookings.archivedAt,
      status: bookings.status,
      search: bookings.search,
      supplierKey: bookings.supplierKey,
      createdAt: bookings.createdAt,
    })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.supplierId, supplierId), isNull(bookings.deletedAt)))
    .for("update");
}
export type SupplierBooking = Awaited<ReturnType<typeof lockSupplierBookings>>[number];

export type Refreshed = {
  readonly id: string;
  readonly dueOn: string;
  readonly status: BookingStatus;
  readonly search: string;
};

export async function updateRefreshed(tx: Tx, userId: string, rows: readonly Refreshed[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const ids = batch.map(({ id }) => id);
    await updatingTotals(tx, userId, withIds(ids), () =>
      tx.db.execute(sql`
        update ${bookings} b set due_on = n."dueOn", status = n.status, search = n.search, supplier_key = ${keyOfSupplier(sql`b.supplier_id`)},
          version = b.version + 1, updated_at = ${tx.now.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(batch)}::text::jsonb) as n(id uuid, "dueOn" date, status text, search text)
        where b.user_id = ${userId} and b.id = n.id`),
    );
  }
}

/** Reads the agents who have bookings at a supplier. */
export async function selectAgentsAt(tx: Tx, supplierId: string): Promise<readonly string[]> {
  const rows = await tx.db.execute<{ id: string }>(sql`
    select user_id as id from ${supplierTotals} where supplier_id = ${supplierId} group by user_id having sum(count) > 0`);
  return [...rows].map(({ id }) => id);
}

/**
 * Moves all bookings to another supplier and remembers which. A booking whose number is taken there gets the next free
 * `duplicate_no`.
 */
export async function moveBookings(
  tx: Tx,
  userId: string,
  { mergeId, fromId, intoId }: { readonly mergeId: string; readonly fromId: string; readonly intoId: string },
): Promise<number> {
  await tx.db.execute(sql`
    insert into ${supplierMergeBookings} (user_id, merge_id, booking_id, duplicate_no)
    select user_id, ${mergeId}::uuid, id, duplicate_no from ${bookings}
    where user_id = ${userId} and supplier_id = ${fromId}`);
  const moved = await updatingTotals(tx, userId, movedBy(userId, mergeId), () =>
    tx.db.execute(sql`
      update ${bookings} b set supplier_id = ${intoId}, version = b.version + 1,
        duplicate_no = b.duplicate_no + coalesce((
          select max(o.duplicate_no) + 1 from ${bookings} o
          where o.user_id = ${userId} and o.supplier_id = ${intoId} and o.number_key = b.number_key), 0)
      where b.user_id = ${userId} and b.supplier_id = ${fromId}`),
  );
  return moved.count;
}

/** Moves back the bookings that a merge moved, except those that were moved to yet another supplier since. */
export async function moveBookingsBack(
  tx: Tx,
  userId: string,
  { mergeId, fromId, intoId }: { readonly mergeId: string; readonly fromId: string; readonly intoId: string },
): Promise<number> {
  const moved = await updatingTotals(tx, userId, movedBy(userId, mergeId), () =>
    tx.db.execute(sql`
      update ${bookings} b set supplier_id = ${fromId}, duplicate_no = m.duplicate_no, version = b.version + 1
      from ${supplierMergeBookings} m
      where b.user_id = ${userId} and b.supplier_id = ${intoId}
        and m.user_id = ${userId} and m.merge_id = ${mergeId} and m.booking_id = b.id`),
  );
  return moved.count;
}

function movedBy(userId: string, mergeId: string): SQL {
  return sql`${bookings.id} in (select booking_id from ${supplierMergeBookings}
    where user_id = ${userId} and merge_id = ${mergeId})`;
}

/**
 * Moves all bookings of an agent to another supplier. A booking whose number is taken there gets the next free
 * `duplicate_no`.
 */
export async function moveAll(tx: Tx, from: string, into: string): Promise<MovedOfAgent["bookings"]> {
  const owner = ownerOf(tx);
  const found = await tx.db.execute<{ id: string; no: number }>(sql`
    select id, duplicate_no as no from ${bookings} where user_id = ${owner} and supplier_id = ${from} order by id for update`);
  const rows = [...found].map(({ id, no }) => [id, no] as const);
  if (rows.length === 0) return rows;
  await updatingTotals(tx, owner, among(rows), () =>
    tx.db.execute(sql`
      update ${bookings} b set supplier_id = ${into}, version = b.version + 1,
        duplicate_no = b.duplicate_no + coalesce((
          select max(o.duplicate_no) + 1 from ${bookings} o
          where o.user_id = ${owner} and o.supplier_id = ${into} and o.number_key = b.number_key), 0)
      where b.user_id = ${owner} and b.supplier_id = ${from}`),
  );
  return rows;
}

/** Moves bookings back, except those that were moved to yet another supplier since. */
export async function moveAllBack(tx: Tx, from: string, moved: MovedOfAgent): Promise<void> {
  const owner = ownerOf(tx);
  if (moved.bookings.length === 0) return;
  await updatingTotals(tx, owner, among(moved.bookings), () =>
    tx.db.execute(sql`
      update ${bookings} b set supplier_id = ${from}, duplicate_no = m.no, version = b.version + 1
      from unnest(${arrayText(moved.bookings.map(([id]) => id))}::uuid[],
        ${arrayText(moved.bookings.map(([, no]) => no))}::int[]) as m (id, no)
      where b.user_id = ${owner} and b.id = m.id and b.supplier_id = ${moved.intoId}`),
  );
}

function among(rows: MovedOfAgent["bookings"]): SQL {
  return sql`${bookings.id} = any(${arrayText(rows.map(([id]) => id))}::uuid[])`;
}
