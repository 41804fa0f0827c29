import "server-only";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { requirePlan } from "@/lib/accounts/billing/require-plan";
import { findOrCreateSupplier } from "@/lib/ledger/suppliers/find-or-create-supplier";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJobOnce } from "@/lib/platform/jobs/enqueue-job";
import { type Booking, type BookingDraft, type BookingSource, numberKey } from "./booking.model";
import { nextDuplicateNo, selectBooking } from "./booking.sql";
import { dueDateOf, statusOf } from "./booking-status.model";
import { insertBooking } from "./booking-write.sql";
import { enqueueMatching } from "./enqueue-matching";
import { refuseTakenNumber } from "./refuse-taken-number";

type Origin = {
  readonly source: BookingSource;
  readonly emailId?: string;
  /** The id of the new booking. If a booking with this id exists, it is returned instead. Only for internal callers. */
  readonly id?: string | undefined;
};

/**
 * Creates a booking, its supplier if that is new, and the activity and audit records, all or nothing. Throws
 * DUPLICATE_BOOKING with `bookingId` if this agent already has a booking with this number at this supplier, unless the
 * draft allows a duplicate.
 */
export function createBooking(ctx: Context | Tx, draft: BookingDraft, origin: Origin): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const sent = origin.id && (await selectBooking(tx, owner, origin.id));
    if (sent) return sent;
    await requirePlan(tx);
    const today = dayIn(tx.now, timeZoneOf(tx));
    const supplier = await findOrCreateSupplier(tx, draft.supplier);
    const { travelStart, travelEnd } = draft;
    const dueOn = dueDateOf(
      { override: null, travelStart, travelEnd, bookedOn: today, finalPaymentOn: null },
      supplier.policy,
    );
    const booking = await insertBooking(tx, owner, {
      ...draft,
      supplierId: supplier.id,
      supplierName: supplier.name,
      dueOn,
      status: statusOf({ ...NOTHING_YET, commissionMinor: draft.commission.minor, dueOn }, today),
      duplicateNo: await duplicateNoOf(tx, owner, draft, supplier.id),
      id: origin.id ?? newId(),
      source: origin.source,
      emailId: origin.emailId ?? null,
    });
    if (!booking) return sentOrRefused(tx, owner, origin.id, draft.confirmationNumber, supplier.id);
    await recordCreation(tx, booking);
    await enqueueMatching(tx);
    await enqueueJobOnce(tx, "find-offers", { userId: owner, isAll: false, after: null });
    return booking;
  });
}

const NOTHING_YET = {
  receivedMinor: 0,
  shortPayMinor: 0,
  nonCommissionable: false,
  isClosed: false,
  isArchived: false,
};

/**
 * Returns the booking's `duplicate_no`. The lock gives two deliberate duplicates created at the same moment different
 * numbers.
 */
async function duplicateNoOf(tx: Tx, owner: string, draft: BookingDraft, supplierId: string) {
  if (!draft.allowDuplicate) return 0;
  await takeAdvisoryLock(tx, `booking-number:${numberKey(draft.confirmationNumber)}`);
  return nextDuplicateNo(tx, owner, draft.confirmationNumber, supplierId);
}

/**
 * Resolves a conflict on insert: returns this very booking if the request was sent twice at the same moment; otherwise
 * throws DUPLICATE_BOOKING.
 */
async function sentOrRefused(
  tx: Tx,
  owner: string,
  id: string | undefined,
  number: string,
  supplierId: string,
): Promise<Booking> {
  const sent = id && (await selectBooking(tx, owner, id));
  if (sent) return sent;
  await refuseTakenNumber(tx, owner, null, number, supplierId);
  throw new Failure("DUPLICATE_BOOKING");
}

async function recordCreation(tx: Tx, booking: Booking): Promise<void> {
  const { id: bookingId, commission, dueOn, status } = booking;
  const supplierId = booking.supplier?.id;
  await Promise.all([
    recordActivity(
      tx,
      { type: "BOOKING_CREATED", bookingId, supplierId },
      {
        type: "COMMISSION_CALCULATED",
        bookingId,
        supplierId,
        changeSet: { commission: { from: null, to: commission }, dueOn: { from: null, to: dueOn } },
      },
    ),
    recordAudit(tx, {
      action: "booking.create",
      entity: "booking",
      entityId: bookingId,
      after: { status, commissionMinor: commission.minor, currency: commission.currency, dueOn },
    }),
  ]);
}
