import type { ShareRow } from "@/lib/payouts/shares/share.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Money } from "@/lib/platform/base/money";
import { type Booking, bookingJson, factsOf } from "./booking.model";
import { outstandingMinor } from "./booking-status.model";
import { type BookingRow, bookingRow } from "./list/booking-row.model";
import { type Payment, type PaymentJson, paymentJson } from "./payments/payment.model";

/** An email about a booking. */
export type LinkedEmail = {
  readonly id: string;
  readonly subject: string | null;
  readonly status: string;
  readonly createdAt: string;
};

/** One entry of a booking's history; `changes` maps each field to its `from` and `to`. */
export type HistoryEntry = {
  readonly id: string;
  readonly type: string;
  readonly createdAt: string;
  readonly changes: Readonly<Record<string, unknown>>;
};

/** A booking with everything its dialog shows. Instants are ISO strings. */
export type BookingDetails = {
  readonly booking: ReturnType<typeof bookingJson>;
  readonly row: BookingRow;
  readonly version: number;
  readonly commission: Money;
  readonly outstandingMinor: number;
  readonly dueOverride: CalendarDate | null;
  readonly cancelledAt: string | null;
  readonly closeReason: string | null;
  readonly closedAt: string | null;
  readonly archivedAt: string | null;
  readonly aliases: readonly string[];
  readonly payments: readonly PaymentJson[];
  /** The agent's shares of the payments; empty while payouts are switched off. */
  readonly shares: readonly ShareRow[];
  readonly emails: readonly LinkedEmail[];
  readonly history: readonly HistoryEntry[];
  readonly today: CalendarDate;
};

export function bookingDetails(
  booking: Booking,
  parts: {
    readonly payments: readonly Payment[];
    readonly shares: readonly ShareRow[];
    readonly aliases: readonly string[];
    readonly emails: readonly LinkedEmail[];
    readonly history: readonly HistoryEntry[];
    readonly today: CalendarDate;
  },
): BookingDetails {
  return {
    booking: bookingJson(booking),
    row: bookingRow(booking, parts.today),
    version: booking.version,
    commission: booking.commission,
    outstandingMinor: outstandingMinor(factsOf(booking)),
    dueOverride: booking.dueOverride,
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    closeReason: booking.closeReason,
    closedAt: booking.closedAt?.toISOString() ?? null,
    archivedAt: booking.archivedAt?.toISOString() ?? null,
    aliases: parts.aliases,
    payments: parts.payments.map(paymentJson),
    shares: parts.shares,
    emails: parts.emails,
    history: parts.history,
    today: parts.today,
  };
}
