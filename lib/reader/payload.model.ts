/** The kinds of email. */
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
 * The states of a booking. Requested: asked for, on request, on a waiting list. Option: held for a limited time.
 * Quoted: offered. Declined: refused, sold out, or not paid for. Unclear: the email doesn't say. Only `confirmed`
 * counts as booked.
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

/** The kinds of product. */
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
  /** The amount on which the commission is calculated. */
  readonly gross?: number;
  readonly commission: number;
};

/** A commission statement. Amounts are decimal numbers in `currency`; a recall is negative. */
export type CommissionStatement = {
  readonly referenceNumber?: string;
  /** The period as the statement words it, e.g. "September 2026". */
  readonly period?: string;
  readonly currency?: string;
  /** The total value of the bookings. */
  readonly grossAmount?: number;
  /** The commission of all lines, before deductions from the total. */
  readonly commissionAmount?: number;
  /** Bank or payer charges that are deducted from the total. */
  readonly feesAmount?: number;
  /** Tax deducted from the total; negative if it is added. */
  readonly taxAmount?: number;
  /** The amount transferred, after charges and tax. */
  readonly netAmount?: number;
  readonly entries: readonly CommissionEntry[];
  /** The number of the first booking in a line whose commission can't be read; such lines are no entries. */
  readonly unreadEntry?: string;
};

/**
 * The values read for one booking, in the contract's shape. A value that could not be read with confidence is absent,
 * never guessed. Amounts are decimal numbers, dates YYYY-MM-DD, currencies ISO 4217. A stay has checkIn and checkOut,
 * every other trip startDate and endDate.
 */
export type Payload = {
  readonly emailType: EmailType;
  readonly product?: Product;
  readonly bookingState?: BookingState;
  /** The day until which an option is held. */
  readonly optionUntil?: string;
  readonly confirmationNumber?: string;
  readonly customer?: { readonly name?: string };
  readonly pricing?: { readonly total?: number; readonly currency?: string };
  readonly estimatedCommission?: { readonly amount?: number; readonly currency?: string };
  /**
   * For a cancellation: the cancellation charge, the commission recalled, and what the email says happens to the
   * commission. The commission that the agent keeps is `estimatedCommission`.
   */
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

/**
 * Every single value an email can hold, named by its path in the payload. Check-in is `itinerary.startDate`, check-out
 * `itinerary.endDate`.
 */
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

/**
 * One value found for one field, and its position. Findings that were not chosen are kept, because a person may prefer
 * one of them.
 */
export type Finding = {
  readonly field: Field;
  /** The normalised value: amounts are numbers, dates YYYY-MM-DD. */
  readonly value: string | number;
  readonly source: FindingSource;
  /** The text as printed in the document. */
  readonly quote: string;
  /** The label of the value, if there is one. */
  readonly label?: string;
  /**
   * The ID of the `ReadDocument` in which it was found: "html", "text", "subject", "sender", "json-ld", "attachment:0".
   */
  readonly document: string;
  /**
   * The offset of the quote in that document's text, in UTF-16 units; -1 if it is in no readable text (JSON-LD,
   * sender).
   */
  readonly offset: number;
  readonly length: number;
  /** The page number from 1, in documents with pages. */
  readonly page?: number;
  /** The confidence, from 0 to 1. */
  readonly confidence: number;
  readonly chosen: boolean;
  /** "check" if a cross-check failed or sources disagree; such a value never counts as complete. */
  readonly state: "ok" | "check";
  /** The reason why the value needs checking. */
  readonly note?: string;
  /** For an amount that the email doesn't print: the percentage and the printed base from which it was calculated. */
  readonly worked?: { readonly rate: number; readonly base: number } | undefined;
};

/** Values found by pattern in the text of attachments, shown in the panel's "Direct from Invoice". */
export type ExtractedInfo = {
  readonly commissionAmount?: number;
  readonly totalBookingAmount?: number;
  readonly subtotal?: number;
  readonly currency?: string;
  readonly invoiceNumber?: string;
  readonly pnr?: string;
  readonly ticketNumber?: string;
  readonly passenger?: string;
  /** The first three dd/mm/yyyy dates, as printed. */
  readonly flightDates?: readonly string[];
  /** YYYY-MM-DD, from attachments. */
  readonly startDate?: string;
  readonly endDate?: string;
};
