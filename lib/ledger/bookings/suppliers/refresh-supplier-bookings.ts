import "server-only";
import { readPersonDates } from "@/lib/accounts/users/settings";
import type { MovedOfAgent } from "@/lib/ledger/suppliers/administration/moved-rows.model";
import { findOrCreateSupplier } from "@/lib/ledger/suppliers/find-or-create-supplier";
import { type SupplierFacts, supplierKey } from "@/lib/ledger/suppliers/supplier.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { searchTextOf } from "../booking.model";
import { dueDateOf, statusOf } from "../booking-status.model";
import {
  lockSupplierBookings,
  moveAll,
  moveAllBack,
  type Refreshed,
  type SupplierBooking,
  updateRefreshed,
} from "./supplier-bookings.sql";

/**
 * Recomputes due date, status and search text of a supplier's bookings after its name or policy changed. It uses the
 * time zone of the agent who owns the bookings, whoever made the change. Returns how many bookings changed.
 */
export async function refreshSupplierBookings(tx: Tx, supplierId: string): Promise<number> {
  const owner = ownerOf(tx);
  const [supplier, { timeZone }] = await Promise.all([
    findOrCreateSupplier(tx, { id: supplierId }),
    readPersonDates(tx, owner),
  ]);
  const before = await lockSupplierBookings(tx, owner, supplier.id);
  const key = supplierKey(supplier.name);
  const changed = before.flatMap((booking) => {
    const after = refreshed(tx, booking, supplier, timeZone);
    return isSame(booking, after) && booking.supplierKey === key ? [] : [{ booking, after }];
  });
  await updateRefreshed(
    tx,
    owner,
    changed.map(({ after }) => after),
  );
  const moved = changed.filter(({ booking, after }) => booking.dueOn !== after.dueOn);
  await recordAudit(
    tx,
    ...moved.map(({ booking, after }) => ({
      action: "booking.follow-supplier",
      entity: "booking",
      entityId: booking.id,
      before: { dueOn: booking.dueOn, status: booking.status },
      after: { dueOn: after.dueOn, status: after.status },
    })),
  );
  return changed.length;
}

function refreshed(tx: Tx, booking: SupplierBooking, supplier: SupplierFacts, zone: string): Refreshed {
  const dueOn = dueDateOf(
    {
      override: booking.dueOverride,
      travelStart: booking.travelStart,
      travelEnd: booking.travelEnd,
      bookedOn: dayIn(booking.createdAt, zone),
      finalPaymentOn: booking.finalPaymentOn,
    },
    supplier.policy,
  );
  const facts = {
    ...booking,
    dueOn,
    isClosed: booking.closedAt !== null,
    isArchived: booking.archivedAt !== null,
  };
  const status = statusOf(facts, dayIn(tx.now, zone));
  return { id: booking.id, dueOn, status, search: searchTextOf(booking, supplier.name, booking.aliases) };
}

function isSame(booking: SupplierBooking, after: Refreshed): boolean {
  return booking.dueOn === after.dueOn && booking.status === after.status && booking.search === after.search;
}

/** Moves an agent's bookings to the supplier into which an administrator merged theirs; returns which ones. */
export function moveJoinedBookings(tx: Tx, from: string, into: string): Promise<MovedOfAgent["bookings"]> {
  return moveAll(tx, from, into);
}

/** Moves back the bookings that such a merge moved, except those that were moved to yet another supplier since. */
export function moveJoinedBookingsBack(tx: Tx, from: string, moved: MovedOfAgent): Promise<void> {
  return moveAllBack(tx, from, moved);
}
