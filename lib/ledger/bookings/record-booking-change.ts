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

export type Told = {
  /** noun.verb, for the audit. */
  readonly action: string;
  readonly reason?: string;
  /** As what the feed tells a change of status; BOOKING_STATUS_CHANGED else. */
  readonly statusAs?: Entry["type"];
  /** What the feed tells besides. */
  readonly activities?: readonly Entry[];
};

/** A stored booking before and after a change. */
export type BookingStep = { readonly before: Booking; readonly after: Booking };

/** Tells of a change in the transaction of the change: the feed, its status where that moved, and the audit. */
export function recordBookingChange(tx: Tx, before: Booking, after: Booking, told: Told): Promise<void> {
  return recordBookingChanges(tx, [{ before, after }], () => told);
}

/** The same of several bookings at once. */
export async function recordBookingChanges(
  tx: Tx,
  steps: readonly BookingStep[],
  toldOf: (step: BookingStep) => Told,
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

function entriesOf({ before, after, told }: BookingStep & { readonly told: Told }): NewActivity[] {
  const of = { bookingId: after.id, ...(after.supplier ? { supplierId: after.supplier.id } : {}) };
  const status = { from: before.status, to: after.status };
  const entries: Entry[] = [...(told.activities ?? [])];
  if (before.status !== after.status) {
    entries.push({ type: told.statusAs ?? "BOOKING_STATUS_CHANGED", changeSet: { status } });
  }
  return entries.map((entry) => ({ ...entry, ...of }));
}

/** The transactions that paid it are closed while nothing of it is open: only the platform sees them, and looks at them later. */
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
