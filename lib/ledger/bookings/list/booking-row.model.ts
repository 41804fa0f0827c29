import { type CalendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";
import { formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import { type Booking, factsOf } from "../booking.model";
import { type BookingStatus, outstandingMinor } from "../booking-status.model";
import {
  type CommissionKind,
  commissionRate,
  commissionStateOf,
  commissionWords,
} from "../commission-state.model";
import { archiveRefusal } from "../moves/booking-moves.model";

/**
 * A booking as a list shows it. Amounts are formatted text, so that the browser needs neither money nor schema code.
 */
export type BookingRow = {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly destination: string | null;
  readonly supplierName: string | null;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
  /** For example "8 nights"; null for a trip that starts and ends on the same day. */
  readonly nights: string | null;
  readonly total: string;
  readonly commission: string;
  /** For example "10.0%"; null if the two amounts can't be compared. */
  readonly rate: string | null;
  readonly received: string | null;
  readonly outstanding: string | null;
  readonly dueOn: CalendarDate;
  readonly state: { readonly kind: CommissionKind; readonly words: string };
  readonly status: BookingStatus;
  readonly archiveRefusal: string | null;
  readonly version: number;
};

export function bookingRow(booking: Booking, today: CalendarDate): BookingRow {
  const { commission } = booking;
  const facts = factsOf(booking);
  const owed = outstandingMinor(facts);
  const state = commissionStateOf(facts, today);
  const inWords = (minor: number) => formatMoney({ minor, currency: commission.currency });
  return {
    id: booking.id,
    confirmationNumber: booking.confirmationNumber,
    clientName: booking.clientName,
    destination: booking.destination,
    supplierName: booking.supplier?.name ?? null,
    travelStart: booking.travelStart,
    travelEnd: booking.travelEnd,
    nights: nightsOf(booking),
    total: formatMoney(booking.total),
    commission: formatMoney(commission),
    rate: commissionRate(booking.total, commission),
    received: booking.receivedMinor === 0 ? null : inWords(booking.receivedMinor),
    outstanding: owed === commission.minor ? null : inWords(owed),
    dueOn: booking.dueOn,
    state: { kind: state.kind, words: commissionWords(state) },
    status: booking.status,
    archiveRefusal: archiveRefusal(booking.status),
    version: booking.version,
  };
}

function nightsOf({ travelStart, travelEnd }: Booking): string | null {
  const nights = daysBetween(travelStart, travelEnd);
  return nights === 0 ? null : counted(nights, "night");
}
