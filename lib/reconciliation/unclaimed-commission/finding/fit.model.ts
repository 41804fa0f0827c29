import { type CalendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";
import type { SubjectKind } from "../offer-state.model";
import { isNamed, namesFit } from "./names.model";

/** Commission that came and is nobody's yet: a line of a report, or a payment to the platform. Agents see none of it. */
export type Subject = {
  readonly kind: SubjectKind;
  readonly id: string;
  /** Counts its changes. */
  readonly version: number;
  /** The one agent whose it can be, for the lines of a report that an agent forwarded. */
  readonly ownerId: string | null;
  readonly supplierId: string | null;
  /** What it is called there: keys of names, as `suppliers.name_key` holds. */
  readonly supplierKeys: readonly string[];
  /** Numbers that a booking may have, letters and digits only. */
  readonly numbers: readonly string[];
  readonly clientName: string | null;
  /** The words of a payment's memo, folded. */
  readonly memo: readonly string[];
  readonly travelStart: CalendarDate | null;
  readonly receivedOn: CalendarDate;
  readonly currency: string;
  /** What may be a booking's whole commission, in minor units. */
  readonly amounts: readonly number[];
};

/** A booking of some agent at the subject's supplier. */
export type Candidate = {
  readonly userId: string;
  readonly bookingId: string;
  readonly supplierId: string;
  readonly numbers: readonly string[];
  readonly clientName: string | null;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
  readonly currency: string;
  /** 0 where nothing more is expected. */
  readonly awaitedMinor: number;
};

/** An agent who has a client of that name, and the supplier among those of their bookings. */
export type ClientOfAgent = {
  readonly userId: string;
  readonly supplierId: string;
  readonly clientName: string;
};

/** Whose a subject may be, in that agent's own words. */
export type Fitting = {
  readonly userId: string;
  readonly supplierId: string;
  readonly bookingIds: readonly string[];
  readonly clientNames: readonly string[];
};

/** How much a supplier's figures and ours may differ, as a share. */
export const AMOUNT_TOLERANCE = 0.015;
/** Commission comes after the trip, at most so many days; a few suppliers pay shortly before its end. */
export const PAID_WITHIN = { after: 240, before: 14 } as const;
const SAME_TRIP_DAYS = 3;
const SAME_CLIENTS_TRIP_DAYS = 45;
const MOST_AGENTS = 50;
const MOST_BOOKINGS = 5;
const MOST_CLIENTS = 3;

/** Best first: a booking that doesn't fit may still be of a client who does. */
const RANKS = ["number", "client", "money", "client-elsewhere"] as const;
type Rank = (typeof RANKS)[number];

/** The agents to whom a subject is offered, those whose it most likely is first; without anything of their own that fits, nobody. */
export function fittingsOf(
  subject: Subject,
  candidates: readonly Candidate[],
  clients: readonly ClientOfAgent[],
): readonly Fitting[] {
  const ranked = candidates
    .flatMap((candidate) => {
      const rank = rankOf(subject, candidate);
      return rank === null ? [] : [{ ...candidate, rank: RANKS.indexOf(rank), by: rank }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank || farOf(subject, a) - farOf(subject, b) || (a.bookingId < b.bookingId ? -1 : 1),
    );
  const elsewhere = clients.map((one) => ({ ...one, by: "client-elsewhere" as const }));
  const byAgent = Map.groupBy([...ranked, ...elsewhere], ({ userId }) => userId);
  return [...byAgent.values()].slice(0, MOST_AGENTS).flatMap((own) => {
    const [best] = own;
    if (!best) return [];
    const bookings = own.flatMap((one) => ("bookingId" in one && one.by !== "client-elsewhere" ? [one] : []));
    const known = bookings.flatMap(({ clientName }) => clientName ?? []);
    const others = own.flatMap(({ by, clientName }) =>
      by === "client-elsewhere" && clientName ? [clientName] : [],
    );
    return {
      userId: best.userId,
      supplierId: best.supplierId,
      bookingIds: bookings.slice(0, MOST_BOOKINGS).map(({ bookingId }) => bookingId),
      clientNames: [...new Set(others)].filter((name) => !known.includes(name)).slice(0, MOST_CLIENTS),
    };
  });
}

function rankOf(subject: Subject, booking: Candidate): Rank | null {
  const numbers = new Set(subject.numbers);
  if (booking.numbers.some((number) => numbers.has(number))) return "number";
  if (isClient(subject, booking.clientName)) {
    return farOf(subject, booking) <= SAME_CLIENTS_TRIP_DAYS ? "client" : "client-elsewhere";
  }
  return paysFor(subject, booking) ? "money" : null;
}

function isClient({ kind, clientName, memo }: Subject, name: string | null): boolean {
  if (name === null) return false;
  if (kind === "entry") return clientName !== null && namesFit(clientName, name);
  return isNamed(name, new Set(memo));
}

/** Days between the trip that commission came for and the booking's; 0 where it names none and the booking's time is right. */
function farOf({ travelStart, receivedOn }: Subject, booking: Candidate): number {
  if (travelStart !== null) return Math.abs(daysBetween(travelStart, booking.travelStart));
  const days = daysBetween(booking.travelEnd, receivedOn);
  return Math.max(0, days - PAID_WITHIN.after, -PAID_WITHIN.before - days);
}

/** What is awaited for the booking is what came, and its time is right. */
function paysFor(subject: Subject, booking: Candidate): boolean {
  if (booking.awaitedMinor <= 0 || booking.currency !== subject.currency) return false;
  if (farOf(subject, booking) > (subject.travelStart === null ? 0 : SAME_TRIP_DAYS)) return false;
  return subject.amounts.some(
    (amount) => Math.abs(amount - booking.awaitedMinor) <= amount * AMOUNT_TOLERANCE,
  );
}
