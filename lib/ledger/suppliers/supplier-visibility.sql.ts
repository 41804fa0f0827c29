import "server-only";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import {
  bookings,
  chases,
  outboundEmails,
  supplierMerges,
  supplierPreferences,
  suppliers,
  supplierTotals,
} from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { PaymentPolicy } from "./supplier.model";

/** Matches the platform's suppliers and the agent's own. */
export function visibleTo(userId: string): SQL | undefined {
  return or(isNull(suppliers.ownerId), eq(suppliers.ownerId, userId));
}

/** Matches suppliers that weren't withdrawn when their import was undone, or that are used again since. */
export function isNotWithdrawn(userId: string): SQL {
  return sql`(${suppliers.withdrawnAt} is null or ${isBooked(sql`user_id = ${userId}`)})`;
}

/** Matches the suppliers that administrators see: not merged, and not withdrawn unless any agent uses them. */
export function isListed(): SQL {
  return sql`${suppliers.mergedInto} is null and (${suppliers.withdrawnAt} is null or ${isBooked(sql`true`)})`;
}

/** A scalar subquery makes Postgres look up each supplier; with `exists` it may read all bookings first. */
function isBooked(whose: SQL): SQL {
  return sql`(select true from ${bookings}
    where ${whose} and supplier_id = ${suppliers.id} and deleted_at is null limit 1)`;
}

/**
 * Matches suppliers that the agent created or has a booking with. The array makes Postgres look them up one by one,
 * whatever number of rows the planner expects.
 */
export function inNetworkOf(userId: string): SQL {
  return sql`${suppliers.id} = any (array(
    select id from suppliers as own where own.owner_id = ${userId} and own.withdrawn_at is null
    union select supplier_id from ${supplierTotals} where user_id = ${userId} group by supplier_id having sum(count) > 0))`;
}

/** Returns the join condition for the agent's settings of a supplier. */
export function preferencesOf(userId: string): SQL | undefined {
  return and(eq(supplierPreferences.userId, userId), eq(supplierPreferences.supplierId, suppliers.id));
}

/**
 * Columns that the agent may have overridden. Basis and lag belong together, so both come from wherever the lag is set.
 */
export const EFFECTIVE = {
  basis: sql<
    PaymentPolicy["basis"] | null
  >`case when ${supplierPreferences.paymentLagDays} is not null then ${supplierPreferences.paymentBasis} else ${suppliers.paymentBasis} end`,
  lagDays: sql<number | null>`coalesce(${supplierPreferences.paymentLagDays}, ${suppliers.paymentLagDays})`,
  /** The agent's own merge takes precedence over an administrator's. */
  mergedInto: sql<string | null>`coalesce(${supplierPreferences.mergedInto}, ${suppliers.mergedInto})`,
} as const;

/**
 * Returns the agent's median days from travel end to payment, for three or more payments. `offset 0` makes Postgres
 * look up the payments booking by booking, whatever number of rows the planner expects. `num_nulls` keeps it from using
 * the index of unreversed payments, which looks as good as the one by booking while the tables aren't analysed.
 */
export function learnedLagDays(userId: string): SQL<number | null> {
  return sql<number | null>`(
    select case when count(*) >= 3 then
      least(greatest(percentile_disc(0.5) within group (order by p.received_on - b.travel_end)::int, 0), 730) end
    from bookings b cross join lateral (
      select a.received_on from allocations a
      where a.user_id = ${userId} and a.booking_id = b.id and num_nulls(a.reversed_at) = 1 and a.amount_minor > 0
      offset 0) p
    where b.user_id = ${userId} and b.supplier_id = ${suppliers.id} and b.deleted_at is null
      and b.last_paid_on is not null)`;
}

/** Hides the suppliers of an import to which nothing refers except bookings deleted in this transaction. */
export async function hideUnused(tx: Tx, userId: string, importId: string): Promise<number> {
  const now = tx.now.toISOString();
  const hidden = await tx.db
    .update(suppliers)
    .set({ withdrawnAt: tx.now })
    .where(
      and(
        eq(suppliers.ownerId, userId),
        eq(suppliers.importId, importId),
        sql`${suppliers.updatedAt} = ${suppliers.createdAt}`,
        sql`not exists (select from ${bookings} where user_id = ${userId} and supplier_id = ${suppliers.id}
          and deleted_at is distinct from ${now}::timestamptz)`,
        sql`not exists (select from ${supplierPreferences} where user_id = ${userId}
          and (supplier_id = ${suppliers.id} or merged_into = ${suppliers.id}))`,
        sql`not exists (select from ${supplierMerges} where user_id = ${userId} and into_id = ${suppliers.id})`,
        sql`not exists (select from ${chases} where user_id = ${userId} and supplier_id = ${suppliers.id})`,
        sql`not exists (select from ${outboundEmails} where user_id = ${userId} and supplier_id = ${suppliers.id})`,
      ),
    );
  return hidden.count;
}

/** Restores the suppliers hidden at `hiddenAt`; returns how many. */
export async function unhideSuppliers(tx: Tx, userId: string, hiddenAt: Date): Promise<number> {
  const restored = await tx.db
    .update(suppliers)
    .set({ withdrawnAt: null })
    .where(and(eq(suppliers.ownerId, userId), eq(suppliers.withdrawnAt, hiddenAt)));
  return restored.count;
}
