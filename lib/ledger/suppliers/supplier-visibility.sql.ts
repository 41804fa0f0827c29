import "server-only";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { bookings, supplierPreferences, suppliers, supplierTotals } from "@/db/schema";
import type { PaymentPolicy } from "./supplier.model";

/** Platform suppliers and the agent's own. */
export function visibleTo(userId: string): SQL | undefined {
  return or(isNull(suppliers.ownerId), eq(suppliers.ownerId, userId));
}

/** Not taken back with the import that made it, or used again since. */
export function isThere(userId: string): SQL {
  return sql`(${suppliers.withdrawnAt} is null or ${isBooked(sql`user_id = ${userId}`)})`;
}

/** The same for administrators, who see what any agent uses. */
export function isListed(): SQL {
  return sql`${suppliers.mergedInto} is null and (${suppliers.withdrawnAt} is null or ${isBooked(sql`true`)})`;
}

/** Looked up supplier by supplier: of `exists` the planner may make one list of all bookings. */
function isBooked(whose: SQL): SQL {
  return sql`(select true from ${bookings}
    where ${whose} and supplier_id = ${suppliers.id} and deleted_at is null limit 1)`;
}

/** Suppliers the agent created or has a booking with. As a list they are looked up one by one, whatever the planner thinks of their number. */
export function inNetworkOf(userId: string): SQL {
  return sql`${suppliers.id} = any (array(
    select id from suppliers as own where own.owner_id = ${userId} and own.withdrawn_at is null
    union select supplier_id from ${supplierTotals} where user_id = ${userId} group by supplier_id having sum(count) > 0))`;
}

/** Joins what the agent has settled about a supplier. */
export function preferencesOf(userId: string): SQL | undefined {
  return and(eq(supplierPreferences.userId, userId), eq(supplierPreferences.supplierId, suppliers.id));
}

/** A column that the agent may have settled otherwise. Basis and lag belong together, so both follow the lag. */
export const SETTLED = {
  basis: sql<
    PaymentPolicy["basis"] | null
  >`case when ${supplierPreferences.paymentLagDays} is not null then ${supplierPreferences.paymentBasis} else ${suppliers.paymentBasis} end`,
  lagDays: sql<number | null>`coalesce(${supplierPreferences.paymentLagDays}, ${suppliers.paymentLagDays})`,
  /** What the agent merged themself goes before what an administrator did. */
  mergedInto: sql<string | null>`coalesce(${supplierPreferences.mergedInto}, ${suppliers.mergedInto})`,
} as const;

/**
 * `offset 0` has the payments looked up booking by booking, whatever the planner thinks of their number; `num_nulls` keeps it
 * from the index of what isn't reversed, which while nothing is analysed seems as good as the one by booking. The
 * agent's median days from travel end to payment, of three or more payments.
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
