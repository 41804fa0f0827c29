import { choiceField, shapedField, sortField, textField, urlState } from "./url-state.model";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What administrators filter all agents' bookings by; pending is commission that is overdue, and cancelled what was closed for that. */
export const ANY_BOOKING_STATUSES = [
  "confirmed",
  "pending",
  "cancelled",
  "paid",
  "closed",
  "archived",
] as const;
export type AnyBookingStatus = (typeof ANY_BOOKING_STATUSES)[number];

/** A row's place among all, the newest first: when it was made, and its id. */
const PLACE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the address of all agents' bookings says; a page begins behind a booking. */
export const ANY_BOOKINGS_URL = urlState({
  search: textField(),
  status: choiceField(ANY_BOOKING_STATUSES),
  supplier: shapedField(UUID),
  agent: shapedField(UUID),
  sort: sortField([]),
  page: shapedField(PLACE),
});
