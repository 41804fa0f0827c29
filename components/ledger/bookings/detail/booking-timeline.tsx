import { CircleCheckIcon, CircleDashedIcon, CircleDotIcon } from "lucide-react";
import { DayText } from "@/components/shared/text/date-text";
import { cn } from "@/components/ui/cn";
import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import { type ShareRow, shareWords } from "@/lib/payouts/shares/share.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { formatMoney } from "@/lib/platform/base/money";

const ICONS = { done: CircleCheckIcon, now: CircleDotIcon, ahead: CircleDashedIcon } as const;
const WORDS = { done: "done", now: "now", ahead: "to come" } as const;

/** The stages of a booking from booked to paid, with the completed and the next ones marked. */
export function BookingTimeline({ details }: { readonly details: BookingDetails }) {
  return (
    <ol
      aria-label="Timeline"
      className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg border bg-background p-3 sm:flex sm:flex-wrap"
    >
      {timelineOf(details).map((step) => (
        <TimelineStep key={step.id ?? step.label} step={step} />
      ))}
    </ol>
  );
}

function TimelineStep({ step }: { readonly step: TimelineEvent }) {
  const Icon = ICONS[step.state];
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-hidden="true"
        className={cn(
          "mt-0.5 size-4 shrink-0",
          step.state === "ahead" ? "text-muted-foreground" : "text-primary",
        )}
      />
      <div>
        <p className="font-medium text-sm">
          {step.label}
          <span className="sr-only">, {WORDS[step.state]}</span>
        </p>
        <p className="text-muted-foreground text-sm">
          {step.day ? <DayText value={step.day as CalendarDate} /> : (step.note ?? "–")}
        </p>
        {step.day && step.note ? <p className="text-muted-foreground text-sm">{step.note}</p> : null}
      </div>
    </li>
  );
}

/** A stage of a booking. */
type TimelineEvent = {
  /** An id for steps that can occur several times. */
  readonly id?: string;
  readonly label: string;
  readonly day: string | null;
  readonly note?: string;
  readonly state: "done" | "now" | "ahead";
};

/**
 * Returns the stages of a booking: booked, travelled, due, the statement and deposit if they came, with the agent's
 * shares of them, then paid, closed or archived.
 */
function timelineOf(details: BookingDetails): readonly TimelineEvent[] {
  const { booking, today, cancelledAt, closedAt, archivedAt } = details;
  const standing = details.payments.filter((payment) => payment.reversedAt === null);
  const firstOf = (source: string) => standing.find((payment) => payment.source === source);
  const travelled = stateOn(booking.travelStartDate, booking.travelEndDate, today);
  const isDue = booking.dueDate < today ? "done" : "ahead";
  const steps: (TimelineEvent | null)[] = [
    { label: "Booked", day: booking.createdAt.slice(0, 10), state: "done" },
    cancelledAt
      ? cancelledStep(details)
      : { label: "Travelled", day: booking.travelEndDate, state: travelled },
    { label: "Commission due", day: booking.dueDate, state: isDue },
    came("Statement", firstOf("statement")),
    came("Deposit", firstOf("deposit")),
    ...details.shares.map(shareStep),
    paidStep(details.outstandingMinor, standing.at(-1)?.receivedOn),
    happened("Closed", closedAt?.slice(0, 10)),
    happened("Archived", archivedAt?.slice(0, 10)),
  ];
  return steps.filter((step) => step !== null);
}

function cancelledStep({ cancelledAt, commission, row }: BookingDetails): TimelineEvent {
  const kept = commission.minor === 0 ? "no commission kept" : `${formatMoney(commission)} commission kept`;
  const note = row.state.kind === "recall possible" ? `${kept}, recall possible` : kept;
  return { label: "Cancelled", day: cancelledAt?.slice(0, 10) ?? null, note, state: "done" };
}

function paidStep(outstandingMinor: number, lastDay: string | undefined): TimelineEvent {
  if (lastDay === undefined) return { label: "Paid", day: null, note: "not yet", state: "ahead" };
  if (outstandingMinor > 0) return { label: "Paid", day: null, note: "partly", state: "now" };
  return { label: "Paid", day: lastDay, state: "done" };
}

const SHARE_STEPS = { HELD: "ahead", READY: "now", IN_RUN: "now", PAID: "done" } as const;

/** Returns the step for the agent's share of a payment, with its state. */
function shareStep(share: ShareRow): TimelineEvent {
  const label = share.isOpposite ? "Share taken back" : share.amount.minor < 0 ? "Share recalled" : "Share";
  return {
    id: share.id,
    label,
    day: share.receivedOn,
    note: shareWords(share),
    state: SHARE_STEPS[share.state],
  };
}

function stateOn(start: string, end: string, today: string): TimelineEvent["state"] {
  if (end < today) return "done";
  return start <= today ? "now" : "ahead";
}

/** Returns the step for a payment, with its payer and reference; null without a payment. */
function came(label: string, payment: BookingDetails["payments"][number] | undefined): TimelineEvent | null {
  if (!payment) return null;
  const note = [payment.payer, payment.reference].filter(Boolean).join(", ");
  return { label, day: payment.receivedOn, ...(note ? { note } : {}), state: "done" };
}

function happened(label: string, day: string | undefined): TimelineEvent | null {
  return day === undefined ? null : { label, day, state: "done" };
}
