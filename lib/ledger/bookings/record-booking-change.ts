import "server-only";
import type { NewActivity } from "@/lib/accounts/activity/activity.model";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { type Booking, factsOf } from "./booking.model";
import { auditFacts } from "./booking-change.model";
import { outstandingMinor } from "./booking-status.model";

type Entry = Pick<NewActivity, "type" | "changeSet">;

type Told = {
  /** noun.verb, for the audit. */
  readonly action: string;
  readonly reason?: string;
  /** As what the feed tells a change of status; BOOKING_STATUS_CHANGED else. */
  readonly statusAs?: Entry["type"];
  /** What the feed tells besides. */
  readonly activities?: readonly Entry[];
};

/** Tells of a change in the transaction of the change: the feed, its status where that moved, and the audit. */
export async function recordBookingChange(
  tx: Tx,
  before: Booking,
  after: Booking,
  told: Told,
): Promise<void> {
  const of = { bookingId: after.id, ...(after.supplier ? { supplierId: after.supplier.id } : {}) };
  const status = { from: before.status, to: after.status };
  const entries: Entry[] = [...(told.activities ?? [])];
  if (before.status !== after.status) {
    entries.push({ type: told.statusAs ?? "BOOKING_STATUS_CHANGED", changeSet: { status } });
  }
  await Promise.all([
    recordActivity(tx, ...entries.map((entry) => ({ ...entry, ...of }))),
    recordAudit(tx, {
      action: told.action,
      entity: "booking",
      entityId: after.id,
      before: auditFacts(before),
      after: auditFacts(after),
      ...(told.reason === undefined ? {} : { reason: told.reason }),
    }),
    askToRefresh(tx, before, after),
  ]);
}

/** The transactions that paid it are closed while nothing of it is open: only the platform sees them, and looks at them later. */
async function askToRefresh(tx: Tx, before: Booking, after: Booking): Promise<void> {
  const isOwn = tx.actor.kind === "agent" && tx.actor.id === tx.owner;
  if (!isOwn || before.receivedMinor === 0) return;
  const [was, is] = [before, after].map((booking) => outstandingMinor(factsOf(booking)) <= 0);
  if (was !== is) await enqueueJob(tx, "refresh-transactions", { userId: tx.actor.id, bookingId: after.id });
}
