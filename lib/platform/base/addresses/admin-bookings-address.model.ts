import { UUID } from "./addresses.model";
import { rowPlaceField } from "./row-place.model";
import { choiceField, daysField, shapedField, sortField, textField, urlState } from "./url-state.model";

/** What administrators filter all agents' bookings by; pending is commission that is overdue, and cancelled what was closed for that. */
export const ANY_BOOKING_STATUSES = [
  "confirmed",
  "pending",
  "cancelled",
  "paid",
  "closed",
  "archived",
] as const;
export type AdminBookingStatus = (typeof ANY_BOOKING_STATUSES)[number];

/** Why a payment is less or more than was owed: a fee that was kept, a short payment that was accepted, and what administrators say of more. */
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

/** What the address of all agents' bookings says; a page begins behind a booking. */
export const ANY_BOOKINGS_URL = urlState({
  search: textField(),
  status: choiceField(ANY_BOOKING_STATUSES),
  /** With all rows of its family. */
  supplier: shapedField(new RegExp(`${UUID.source}|^${NO_SUPPLIER}$`, "i")),
  agent: shapedField(UUID),
  /** Of what currency their commission is; when it is expected, and whether it still is. */
  currency: shapedField(/^[A-Z]{3}$/),
  due: daysField(),
  owed: choiceField(["yes"]),
  /** Which days of the books a deposit paid them on, and of what difference such a payment was. */
  paid: daysField(),
  difference: choiceField(PAYMENT_DIFFERENCES),
  sort: sortField([]),
  page: rowPlaceField(),
});
