import { UUID } from "./addresses.model";
import { rowPlaceField } from "./row-cursor.model";
import { choiceField, daysField, patternField, sortField, textField, urlState } from "./url-state.model";

/**
 * The statuses by which administrators filter all agents' bookings. "pending" means that commission is overdue;
 * "cancelled" means closed because the booking was cancelled.
 */
export const ANY_BOOKING_STATUSES = [
  "confirmed",
  "pending",
  "cancelled",
  "paid",
  "closed",
  "archived",
] as const;
export type AdminBookingStatus = (typeof ANY_BOOKING_STATUSES)[number];

/**
 * The reasons why a payment differs from what was owed: a fee that was kept, a short payment that was accepted, or the
 * reason that an administrator gives for an overpayment.
 */
export const PAYMENT_DIFFERENCES = [
  "fee",
  "accepted",
  "bonus",
  "override",
  "rate",
  "conversion",
  "overpayment",
] as const;
export type PaymentDifference = (typeof PAYMENT_DIFFERENCES)[number];

/** Stands for the supplier of bookings that have none. */
export const NO_SUPPLIER = "none";

/** The query parameters of the list of all agents' bookings. A page begins after a given booking. */
export const ANY_BOOKINGS_URL = urlState({
  search: textField(),
  status: choiceField(ANY_BOOKING_STATUSES),
  /** Includes every supplier of the same family. */
  supplier: patternField(new RegExp(`${UUID.source}|^${NO_SUPPLIER}$`, "i")),
  agent: patternField(UUID),
  /** The currency of the commission, the days on which it is expected, and whether it is still owed. */
  currency: patternField(/^[A-Z]{3}$/),
  due: daysField(),
  owed: choiceField(["yes"]),
  /** The book days of the deposits that paid the booking, and the reason why such a payment differed. */
  paid: daysField(),
  difference: choiceField(PAYMENT_DIFFERENCES),
  sort: sortField([]),
  page: rowPlaceField(),
});
