import "server-only";
import type { NewActivity } from "@/lib/accounts/activity/activity.model";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import type { NewNotification } from "@/lib/accounts/notifications/notification.model";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { readPersonDates } from "@/lib/accounts/users/settings";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { type CalendarDate, dayIn } from "@/lib/platform/base/dates/calendar-date";
import { dayInWords } from "@/lib/platform/base/dates/day-in-words";
import { formatMoney } from "@/lib/platform/base/money";
import type { DateFormat } from "@/lib/platform/base/settings/settings-choices";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob, enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import { type Booking, factsOf } from "../booking.model";
import { outstandingMinor } from "../booking-status.model";
import { type DueBooking, lockDueBookings, selectDueAgents, updateToOverdue } from "./overdue.sql";

/** The number of agents that one job checks, which takes a tenth of a second. */
const STRETCH = 1_000;

/**
 * Enqueues a `mark-overdue` job for every agent after `after` who has a booking whose due date has passed since the
 * last check. Handles one stretch of agents and enqueues the job for the next.
 */
export async function findOverdue(tx: Tx, after: string | null = null): Promise<void> {
  const agents = await selectDueAgents(tx, after, STRETCH);
  const due = agents.flatMap(({ id, isDue }) => (isDue ? [{ userId: id }] : []));
  await enqueueJobs(tx, "mark-overdue", due);
  const last = agents.at(-1);
  if (last && agents.length === STRETCH) await enqueueJob(tx, "find-overdue", { after: last.id });
}

const BATCH = 500;

/**
 * Marks the agent's bookings whose due date has passed as overdue and notifies the agent of each once; bookings of one
 * import share a notification. Running it again changes nothing. Returns how many it marked.
 */
export async function markOverdue(tx: Tx): Promise<number> {
  const owner = ownerOf(tx);
  const { timeZone, dateFormat } = await readPersonDates(tx, owner);
  const today = dayIn(tx.now, timeZone);
  let marked = 0;
  for (;;) {
    const overdue = await lockDueBookings(tx, owner, today, BATCH);
    await updateToOverdue(
      tx,
      owner,
      overdue.map(({ booking }) => booking.id),
    );
    await tell(tx, overdue, { today, dateFormat });
    marked += overdue.length;
    if (overdue.length < BATCH) return marked;
  }
}

type Day = { readonly today: CalendarDate; readonly dateFormat: DateFormat };

async function tell(tx: Tx, overdue: readonly DueBooking[], day: Day): Promise<void> {
  await Promise.all([
    recordActivity(tx, ...overdue.map(({ booking }) => activityOf(booking))),
    recordAudit(
      tx,
      ...overdue.map(({ booking }) => ({
        action: "booking.overdue",
        entity: "booking",
        entityId: booking.id,
        before: { status: "CONFIRMED" },
        after: { status: "OVERDUE", dueOn: booking.dueOn },
      })),
    ),
    notifyAgent(tx, ...notificationsOf(overdue, day)),
  ]);
}

function activityOf(booking: Booking): NewActivity {
  return {
    type: "BOOKING_STATUS_CHANGED",
    bookingId: booking.id,
    ...(booking.supplier ? { supplierId: booking.supplier.id } : {}),
    changeSet: { status: { from: "CONFIRMED", to: "OVERDUE" } },
  };
}

function notificationsOf(overdue: readonly DueBooking[], { today, dateFormat }: Day): NewNotification[] {
  const imports = Map.groupBy(overdue, (one) => one.importId ?? one.booking.id);
  return [...imports].map(([id, group]) => {
    const [first] = group;
    if (group.length > 1 || !first) return summaryOf(id, group.length, today);
    return noticeOf(first.booking, dateFormat);
  });
}

function noticeOf(booking: Booking, dateFormat: DateFormat): NewNotification {
  const owed = { ...booking.commission, minor: outstandingMinor(factsOf(booking)) };
  const supplier = booking.supplier ? ` from ${booking.supplier.name}` : "";
  return {
    type: "SYSTEM",
    topic: "commission",
    title: "Commission overdue",
    message: `${formatMoney(owed)}${supplier} for booking ${booking.confirmationNumber} was expected by ${dayInWords(booking.dueOn, dateFormat)}.`,
    dedupeKey: `overdue:${booking.id}:${booking.dueOn}`,
    bookingId: booking.id,
  };
}

function summaryOf(importId: string, count: number, today: CalendarDate): NewNotification {
  return {
    type: "SYSTEM",
    topic: "commission",
    title: "Commissions overdue",
    message: `The commission of ${count} imported bookings is overdue.`,
    dedupeKey: `overdue-import:${importId}:${today}`,
    detailsPath: BOOKINGS_URL.href("/bookings/open", { view: "overdue" }),
  };
}
