import { z } from "zod";
import { type Booking, bookingDraft } from "@/lib/ledger/bookings/booking.model";
import type { SupplierName } from "@/lib/ledger/suppliers/supplier.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Stretch } from "./claim.model";
import type { OfferState } from "./offer-state.model";

/** One of the agent's own bookings, for selection. */
export type OwnBooking = {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly supplierName: string | null;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
};

/**
 * Everything that an agent learns about commission that may be theirs. Apart from the month, it contains nothing that
 * the supplier or the bank said.
 */
export type Offer = {
  readonly id: string;
  readonly supplier: SupplierName;
  /** "March 2026" */
  readonly month: string;
  readonly state: OfferState;
  /** The agent's own bookings that fit, best first. */
  readonly fits: readonly OwnBooking[];
  /** The agent's own clients that fit, without a fitting booking. */
  readonly clients: readonly string[];
  /** Whether an administrator offered it by hand, whether anything fits or not. */
  readonly isAsked: boolean;
  /** The booking for which it was claimed. */
  readonly claimed: OwnBooking | null;
  /** The administrator's note. */
  readonly note: string | null;
  /** ISO 8601. */
  readonly decidedAt: string | null;
};

/**
 * A page of an agent's offers, grouped by the next action and in this order, with the numbers of offers that match the
 * search.
 */
export type Offers = {
  readonly open: readonly Offer[];
  readonly claimed: readonly Offer[];
  readonly decided: readonly Offer[];
  readonly notMine: readonly Offer[];
  readonly counts: OfferCounts;
};

/** The kinds of offers by their next action: the agent's answer, an administrator's decision, or none. */
export const OFFER_KINDS = ["open", "claimed", "decided", "not-mine"] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];
export type OfferCounts = Readonly<Record<OfferKind, number>>;
export type OfferQuery = Stretch & { readonly show: OfferKind | null };

const id = z.uuid().toLowerCase();

export const offerChoice = z.object({ id, bookingId: id });

/** The form generates `bookingId`, so that submitting it twice creates only one booking. */
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
