import { type CalendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";
import type { SubjectKind } from "../offer-state.model";
import { isNamed, namesFit } from "./names.model";

/**
 * Unclaimed commission, also called a subject: an entry of a report, or a payment to the platform. Agents never see its
 * details.
 */
export type UnclaimedCommission = {
  readonly kind: SubjectKind;
  readonly id: string;
  /** Incremented by each change. */
  readonly version: number;
  /** The only agent to whom it can belong, for entries of a report that an agent forwarded. */
  readonly ownerId: string | null;
  readonly supplierId: string | null;
  /** The keys of the supplier names it contains, as in `suppliers.name_key`. */
  readonly supplierKeys: readonly string[];
  /** Numbers that may be a booking's, reduced to letters and digits. */
  readonly numbers: readonly string[];
  readonly clientName: string | null;
  /** The words of a payment's memo, folded. */
  readonly memo: readonly string[];
  readonly travelStart: CalendarDate | null;
  readonly receivedOn: CalendarDate;
  readonly currency: string;
  /** The amounts that may be a booking's whole commission, in minor units. */
  readonly amounts: readonly number[];
};

/** A booking of any agent at the commission's supplier. */
export type FitCandidate = {
  readonly userId: string;
  readonly bookingId: string;
  readonly supplierId: string;
  readonly numbers: readonly string[];
  readonly clientName: string | null;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
  readonly currency: string;
  /** 0 if nothing more is expected. */
  readonly awaitedMinor: number;
};

/** An agent who has a client of the same name, and that agent's row of the supplier. */
export type ClientOfAgent = {
  readonly userId: string;
  readonly supplierId: string;
  readonly clientName: string;
};

/** An agent to whom the commission may belong, with the agent's own bookings and clients that fit. */
export type AgentMatch = {
  readonly userId: string;
  readonly supplierId: string;
  readonly bookingIds: readonly string[];
  readonly clientNames: readonly string[];
};

/** The share by which a supplier's figures may differ from ours. */
export const AMOUNT_TOLERANCE = 0.015;
/** The number of days after a trip within which commission arrives. A few suppliers pay shortly before its end. */
export const PAID_WITHIN = { after: 240, before: 14 } as const;
const SAME_TRIP_DAYS = 3;
const SAME_CLIENTS_TRIP_DAYS = 45;
const MOST_AGENTS = 50;
const MOST_BOOKINGS = 5;
const MOST_CLIENTS = 3;

/** The ranks, best first. The client of a booking that doesn't fit may still be the right one ("client-elsewhere"). */
const RANKS = ["number", "client", "money", "client-elsewhere"] as const;
type Rank = (typeof RANKS)[number];

/** Returns the agents to whom to offer commission, most likely first. Agents with nothing that fits aren't included. */
export function agentMatchesOf(
  subject: UnclaimedCommission,
  candidates: readonly FitCandidate[],
  clients: readonly ClientOfAgent[],
): readonly AgentMatch[] {
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

function rankOf(subject: UnclaimedCommission, booking: FitCandidate): Rank | null {
  const numbers = new Set(subject.numbers);
  if (booking.numbers.some((number) => numbers.has(number))) return "number";
  if (isClient(subject, booking.clientName)) {
    return farOf(subject, booking) <= SAME_CLIENTS_TRIP_DAYS ? "client" : "client-elsewhere";
  }
  return paysFor(subject, booking) ? "money" : null;
}

function isClient({ kind, clientName, memo }: UnclaimedCommission, name: string | null): boolean {
  if (name === null) return false;
  if (kind === "entry") return clientName !== null && namesFit(clientName, name);
  return isNamed(name, new Set(memo));
}

/**
 * Returns the days between the commission's trip and the booking's. If the commission names no trip, returns 0 if it
 * arrived at a plausible time for the booking.
 */
function farOf({ travelStart, receivedOn }: UnclaimedCommission, booking: FitCandidate): number {
  if (travelStart !== null) return Math.abs(daysBetween(travelStart, booking.travelStart));
  const days = daysBetween(booking.travelEnd, receivedOn);
  return Math.max(0, days - PAID_WITHIN.after, -PAID_WITHIN.before - days);
}

/** Whether the booking's outstanding amount and its time fit the commission. */
function paysFor(subject: UnclaimedCommission, booking: FitCandidate): boolean {
  if (booking.awaitedMinor <= 0 || booking.currency !== subject.currency) return false;
  if (farOf(subject, booking) > (subject.travelStart === null ? 0 : SAME_TRIP_DAYS)) return false;
  return subject.amounts.some(
    (amount) => Math.abs(amount - booking.awaitedMinor) <= amount * AMOUNT_TOLERANCE,
  );
}
