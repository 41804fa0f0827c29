import "server-only";
import type { NewActivity } from "@/lib/accounts/activity/activity.model";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import { type Booking, factsOf } from "./booking.model";
import { auditFacts } from "./booking-change.model";
import { outstandingMinor } from "./booking-status.model";

type Entry = Pick<NewActivity, "type" | "changeSet">;

export type BookingChangeRecord = {
  /** The action in the form noun.verb, for the audit. */
  readonly action: string;
  readonly reason?: string;
  /** The activity type that records a change of status; BOOKING_STATUS_CHANGED by default. */
  readonly statusAs?: Entry["type"];
  /** Further activities to record. */
  readonly activities?: readonly Entry[];
};

/** A stored booking before and after a change. */
export type BookingStep = { readonly before: Booking; readonly after: Booking };

/** Records a change in its own transaction: activities, a change of status if there is one, and the audit. */
export function recordBookingChange(
  tx: Tx,
  before: Booking,
  after: Booking,
  told: BookingChangeRecord,
): Promise<void> {
  return recordBookingChanges(tx, [{ before, after }], () => told);
}

/** Records the changes of several bookings at once. */
export async function recordBookingChanges(
  tx: Tx,
  steps: readonly BookingStep[],
  toldOf: (step: BookingStep) => BookingChangeRecord,
): Promise<void> {
  const told = steps.map((step) => ({ ...step, told: toldOf(step) }));
  await Promise.all([
    recordActivity(tx, ...told.flatMap(entriesOf)),
    recordAudit(
      tx,
      ...told.map(({ before, after, told: { action, reason } }) => ({
        action,
        entity: "booking",
        entityId: after.id,
        before: auditFacts(before),
        after: auditFacts(after),
        ...(reason === undefined ? {} : { reason }),
      })),
    ),
    askToRefresh(tx, steps),
  ]);
}

function entriesOf({
  before,
  after,
  told,
}: BookingStep & { readonly told: BookingChangeRecord }): NewActivity[] {
  const of = { bookingId: after.id, ...(after.supplier ? { supplierId: after.supplier.id } : {}) };
  const status = { from: before.status, to: after.status };
  const entries: Entry[] = [...(told.activities ?? [])];
  if (before.status !== after.status) {
    entries.push({ type: told.statusAs ?? "BOOKING_STATUS_CHANGED", changeSet: { status } });
  }
  return entries.map((entry) => ({ ...entry, ...of }));
}

/**
 * Asks for the status of the transactions that paid a booking to be refreshed: they count as settled while nothing of
 * the booking is outstanding. Only the platform may read transactions, so a job does it later.
 */
async function askToRefresh(tx: Tx, steps: readonly BookingStep[]): Promise<void> {
  const userId = tx.owner;
  if (tx.actor.kind !== "agent" || userId === null || tx.actor.id !== userId) return;
  const isPaidUp = (booking: Booking) => outstandingMinor(factsOf(booking)) <= 0;
  const turned = steps.filter(
    ({ before, after }) => before.receivedMinor !== 0 && isPaidUp(before) !== isPaidUp(after),
  );
  await enqueueJobs(
    tx,
    "refresh-transactions",
    turned.map(({ after }) => ({ userId, bookingId: after.id })),
  );
}
