import { z } from "zod";
import { type Booking, bookingDraft } from "@/lib/ledger/bookings/booking.model";
import type { SupplierName } from "@/lib/ledger/suppliers/supplier.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Stretch } from "./claim.model";
import type { OfferState } from "./offer-state.model";

/** A booking of the agent's own, as a choice. */
export type OwnBooking = {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly supplierName: string | null;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
};

/** All that an agent learns of commission that may be theirs. Nothing here is said by the supplier or the bank but the month. */
export type Offer = {
  readonly id: string;
  readonly supplier: SupplierName;
  /** "March 2026" */
  readonly month: string;
  readonly state: OfferState;
  /** The agent's own bookings that fit, best first. */
  readonly fits: readonly OwnBooking[];
  /** The agent's own clients that fit, without a booking that does. */
  readonly clients: readonly string[];
  /** Whether an administrator asks this agent, be there what fits or not. */
  readonly isAsked: boolean;
  /** What it was claimed for. */
  readonly claimed: OwnBooking | null;
  /** The administrator's words. */
  readonly note: string | null;
  /** ISO text. */
  readonly decidedAt: string | null;
};

/** A page of an agent's offers by what is to be done about them, in this order, and how many there are that the search finds. */
export type Offers = {
  readonly open: readonly Offer[];
  readonly claimed: readonly Offer[];
  readonly decided: readonly Offer[];
  readonly notMine: readonly Offer[];
  readonly counts: OfferCounts;
};

/** What is to be done about an offer: it waits for the agent's word, or for an administrator's; or nothing any more. */
export const OFFER_KINDS = ["open", "claimed", "decided", "not-mine"] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];
export type OfferCounts = Readonly<Record<OfferKind, number>>;
export type OfferQuery = Stretch & { readonly show: OfferKind | null };

const id = z.uuid().toLowerCase();

export const offerChoice = z.object({ id, bookingId: id });

/** `bookingId` is made by the form, so that sending it again creates nothing twice. */
export const offerBooking = z.object({ id, bookingId: id, draft: bookingDraft });

export function ownBookingOf(booking: Booking): OwnBooking {
  const { id: bookingId, confirmationNumber, clientName, supplier, travelStart, travelEnd } = booking;
  return {
    id: bookingId,
    confirmationNumber,
    clientName,
    supplierName: supplier?.name ?? null,
    travelStart,
    travelEnd,
  };
}
