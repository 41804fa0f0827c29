import { EMAILS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { formatMoney } from "@/lib/platform/base/money";
import { type Booking, factsOf } from "../booking.model";
import { outstandingMinor } from "../booking-status.model";

const LINE_BYTES = 75;
const encoder = new TextEncoder();

/**
 * Returns the agent's travel and due dates as an iCalendar file (RFC 5545). All events are whole days, so they have no
 * time zone. `origin` is the beginning of the links.
 */
export function calendarOf(
  bookings: readonly Booking[],
  reminders: readonly Reminder[],
  now: Date,
  origin: string,
): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const events = [
    ...bookings.flatMap((booking) => [travelOf(booking), dueOf(booking)]),
    ...reminders.map(reminderOf),
  ].filter((one) => one !== null);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tallyport//Bookings//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Tallyport bookings",
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ...events.flatMap((event) => eventLines(event, stamp, origin)),
    "END:VCALENDAR",
  ];
  return lines.map(folded).join("");
}

type Event = {
  readonly uid: string;
  /** The page of the product that shows it. */
  readonly path: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly summary: string;
  readonly description: string;
};

/** An email that the agent wants to be reminded of because its option ends on `day`. */
export type Reminder = {
  readonly emailId: string;
  readonly day: CalendarDate;
  readonly subject: string | null;
  readonly confirmationNumber: string | null;
};

function reminderOf({ emailId, day, subject, confirmationNumber }: Reminder): Event {
  return {
    uid: `${emailId}-reminder@tallyport`,
    path: EMAILS_URL.href("/emails", { emailId }),
    from: day,
    to: day,
    summary: `Option ends: ${subject ?? confirmationNumber ?? "email"}`,
    description: confirmationNumber ? `Confirmation ${confirmationNumber}` : "",
  };
}

function travelOf(booking: Booking): Event {
  const who = booking.clientName ?? booking.confirmationNumber;
  const where = booking.destination ?? booking.supplier?.name;
  return {
    uid: `${booking.id}-travel@tallyport`,
    path: `/bookings/${booking.id}`,
    from: booking.travelStart,
    to: booking.travelEnd,
    summary: where ? `${who}: ${where}` : who,
    description: `Confirmation ${booking.confirmationNumber}`,
  };
}

/** Returns an event on the due date of a commission that is still awaited; null if none is. */
function dueOf(booking: Booking): Event | null {
  if (booking.status !== "CONFIRMED" && booking.status !== "OVERDUE") return null;
  const owed = { minor: outstandingMinor(factsOf(booking)), currency: booking.commission.currency };
  if (owed.minor <= 0 || booking.nonCommissionable) return null;
  return {
    uid: `${booking.id}-due@tallyport`,
    path: `/bookings/${booking.id}`,
    from: booking.dueOn,
    to: booking.dueOn,
    summary: `Commission due: ${formatMoney(owed)}`,
    description: [booking.supplier?.name, `Confirmation ${booking.confirmationNumber}`]
      .filter(Boolean)
      .join(", "),
  };
}

/** Returns the lines of an event. The DTEND of a whole-day event is the day after its last day. */
function eventLines(event: Event, stamp: string, origin: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(event.from)}`,
    `DTEND;VALUE=DATE:${compact(plusDays(event.to, 1))}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${origin}${event.path}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function compact(day: CalendarDate): string {
  return day.replaceAll("-", "");
}

function escaped(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replace(/\r\n|[\r\n]/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/**
 * Folds a line so that none is longer than 75 bytes: each continuation line begins with a space, and no character is
 * cut in two.
 */
function folded(line: string): string {
  let written = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      written += "\r\n ";
      bytes = 1;
    }
    written += character;
    bytes += size;
  }
  return `${written}\r\n`;
}
