import { UUID } from "./addresses.model";
import { rowPlaceField } from "./row-place.model";
import { choiceField, shapedField, sortField, textField, urlState, wholeField } from "./url-state.model";

export const USER_SORTS = ["name", "company", "role", "seen", "created"] as const;

/** What the address of the platform's users says. */
export const USERS_URL = urlState({
  search: textField(),
  role: choiceField(["ADMIN", "USER"]),
  standing: choiceField(["active", "suspended"]),
  sort: sortField(USER_SORTS),
  page: wholeField(1, 1_000_000),
  pageSize: wholeField(20, 100),
});

export const INVITE_SORTS = ["email", "created"] as const;

/** What the address of the invitations says of the list of those that are open. */
export const INVITES_URL = urlState({
  search: textField(),
  sort: sortField(INVITE_SORTS),
  page: wholeField(1, 1_000_000),
  pageSize: wholeField(20, 100),
});

/** The kinds of records that the audit speaks of. */
export const AUDITED = [
  "api-key",
  "audit",
  "bank-transaction",
  "bank_account",
  "booking",
  "calendar-feed",
  "commission-offer",
  "commission-report",
  "commission-report-entry",
  "email",
  "import",
  "invitation",
  "job",
  "outbound_email",
  "statement_import",
  "subscription",
  "supplier",
  "unowned_email",
  "user",
  "webhook",
] as const;

/** What the address of the audit says: an actor or a record, a kind of record, whose it is, and behind which line a page begins. */
export const AUDIT_URL = urlState({
  search: textField(),
  kind: choiceField(AUDITED),
  agent: shapedField(UUID),
  page: rowPlaceField(),
});

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

/** What the address of all agents' bookings says; a page begins behind a booking. */
export const ANY_BOOKINGS_URL = urlState({
  search: textField(),
  status: choiceField(ANY_BOOKING_STATUSES),
  supplier: shapedField(UUID),
  agent: shapedField(UUID),
  sort: sortField([]),
  page: rowPlaceField(),
});
