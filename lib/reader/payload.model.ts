/** What kind of mail it is. */
export const EMAIL_TYPES = [
  "confirmation",
  "amendment",
  "cancellation",
  "receipt",
  "payment_reminder",
  "quote",
  "commission_statement",
  "other",
] as const;
export type EmailType = (typeof EMAIL_TYPES)[number];

/**
 * How far a booking has come. Requested: asked for, on request, on a waiting list. Option: held for a time. Quoted: offered. Declined:
 * refused, sold out, or not paid for. Unclear: the mail doesn't say. Only what is confirmed is booked.
 */
export const BOOKING_STATES = [
  "confirmed",
  "requested",
  "option",
  "quoted",
  "declined",
  "cancelled",
  "unclear",
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** What was sold. */
export const PRODUCTS = [
  "hotel",
  "flight",
  "cruise",
  "tour",
  "car",
  "rail",
  "ferry",
  "insurance",
  "transfer",
  "package",
] as const;
export type Product = (typeof PRODUCTS)[number];

export type Agent = { readonly name?: string; readonly email?: string; readonly phone?: string };

export type CommissionEntry = {
  readonly confirmationNumber: string;
  readonly clientName?: string;
  /** What the commission is counted on. */
  readonly gross?: number;
  readonly commission: number;
};

/** A commission statement. Amounts are decimal numbers of `currency`; a recall is negative. */
export type CommissionStatement = {
  readonly referenceNumber?: string;
  /** As the statement words it, e.g. "September 2026". */
  readonly period?: string;
  readonly currency?: string;
  /** What the bookings came to. */
  readonly grossAmount?: number;
  /** The commission of all lines, before what is taken off the whole. */
  readonly commissionAmount?: number;
  /** Charges of the bank or the payer that are taken off the whole. */
  readonly feesAmount?: number;
  /** Tax that is taken off the whole; negative where it is added to it. */
  readonly taxAmount?: number;
  /** What is transferred, after charges and tax. */
  readonly netAmount?: number;
  readonly entries: readonly CommissionEntry[];
};

/**
 * What was read of one booking, in the contract's shape. A value nobody could read with confidence is absent, never guessed.
 * Amounts are decimal numbers, dates YYYY-MM-DD, currencies ISO 4217. A stay has checkIn and checkOut, every other trip startDate and endDate.
 */
export type Payload = {
  readonly emailType: EmailType;
  readonly product?: Product;
  readonly bookingState?: BookingState;
  /** Until when an option is held. */
  readonly optionUntil?: string;
  readonly confirmationNumber?: string;
  readonly customer?: { readonly name?: string };
  readonly pricing?: { readonly total?: number; readonly currency?: string };
  readonly estimatedCommission?: { readonly amount?: number; readonly currency?: string };
  /** Of a cancellation: what is charged for it, the commission that is taken back, and what is said to become of it. What the agent keeps is `estimatedCommission`. */
  readonly cancellation?: {
    readonly charge?: number;
    readonly recalled?: number;
    readonly currency?: string;
    readonly commission?: string;
  };
  readonly itinerary?: {
    readonly checkIn?: string;
    readonly checkOut?: string;
    readonly startDate?: string;
    readonly endDate?: string;
    readonly hotel?: { readonly name?: string; readonly address?: string };
  };
  readonly room?: { readonly type?: string };
  readonly guests?: { readonly primary?: string; readonly total?: number };
  readonly flight?: { readonly number?: string; readonly departure?: string; readonly arrival?: string };
  readonly supplier?: { readonly name?: string };
  readonly possibleSupplierNames?: readonly string[];
  readonly agents?: readonly Agent[];
  readonly commissionReport?: CommissionStatement;
};

/** Every single value a mail can hold, named by its place in the payload. Check-in is `itinerary.startDate`, check-out `itinerary.endDate`. */
export const FIELDS = [
  "emailType",
  "product",
  "bookingState",
  "optionUntil",
  "confirmationNumber",
  "customer.name",
  "pricing.total",
  "pricing.currency",
  "estimatedCommission.amount",
  "estimatedCommission.currency",
  "cancellation.charge",
  "cancellation.recalled",
  "cancellation.currency",
  "cancellation.commission",
  "itinerary.startDate",
  "itinerary.endDate",
  "itinerary.hotel.name",
  "itinerary.hotel.address",
  "room.type",
  "guests.primary",
  "guests.total",
  "flight.number",
  "flight.departure",
  "flight.arrival",
  "supplier.name",
  "agents.name",
  "agents.email",
  "agents.phone",
] as const;
export type Field = (typeof FIELDS)[number];

export type FindingSource =
  | "json-ld"
  | "label"
  | "table"
  | "prose"
  | "pattern"
  | "letterhead"
  | "sender"
  | "model";

/** One value that was seen for one field, and where. Those not chosen are kept: the person may prefer one of them. */
export type Finding = {
  readonly field: Field;
  /** Normalised: amounts are numbers, dates YYYY-MM-DD. */
  readonly value: string | number;
  readonly source: FindingSource;
  /** The text as it stands in the document. */
  readonly quote: string;
  /** What it was labelled as, where there was a label. */
  readonly label?: string;
  /** The `ReadDocument` it was found in: "html", "text", "subject", "sender", "json-ld", "attachment:0". */
  readonly document: string;
  /** Place of the quote in that document's text, in UTF-16 units; -1 where it is in no readable text (JSON-LD, sender). */
  readonly offset: number;
  readonly length: number;
  /** From 1, in documents with pages. */
  readonly page?: number;
  /** 0 to 1. */
  readonly confidence: number;
  readonly chosen: boolean;
  /** "check" where a cross-check failed or sources disagree: such a value never counts as complete. */
  readonly state: "ok" | "check";
  /** Why it needs a look. */
  readonly note?: string;
  /** Of an amount that the mail doesn't print: the percentage that it is of another one that it does. */
  readonly worked?: { readonly rate: number; readonly base: number } | undefined;
};

/** Values found by pattern in the text of attachments: the panel's "Direct from Invoice". */
export type ExtractedInfo = {
  readonly commissionAmount?: number;
  readonly totalBookingAmount?: number;
  readonly subtotal?: number;
  readonly currency?: string;
  readonly invoiceNumber?: string;
  readonly pnr?: string;
  readonly ticketNumber?: string;
  readonly passenger?: string;
  /** The first three dd/mm/yyyy dates, as they stand. */
  readonly flightDates?: readonly string[];
  /** YYYY-MM-DD, from attachments. */
  readonly startDate?: string;
  readonly endDate?: string;
};
