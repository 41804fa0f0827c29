import { choiceField, shapedField, sortField, textField, urlState, wholeField } from "./url-state.model";

/** What a list of bookings can be sorted by; a leading `-` in the query turns it round. */
export const BOOKING_SORTS = [
  "confirmation",
  "client",
  "supplier",
  "travel",
  "total",
  "commission",
  "due",
  "status",
  "created",
] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** Ready-made filters: past their due date, on the road in the present month, nothing received yet, paid and not archived. */
export const BOOKING_VIEWS = ["overdue", "travelling", "unpaid", "archivable"] as const;
export type BookingView = (typeof BOOKING_VIEWS)[number];

export const SUPPLIER_SORTS = ["name", "bookings", "created"] as const;

export const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const UUIDS = /^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/i;
const MONTH = /^(?!0000|9999-12)\d{4}-(0[1-9]|1[0-2])$/;

/** What the address of the bookings says; `view=chase` and `view=unclaimed` are screens of their own, and the month is the calendar's. */
export const BOOKINGS_URL = urlState({
  search: textField(),
  view: choiceField([...BOOKING_VIEWS, "chase", "unclaimed"]),
  supplier: shapedField(UUID),
  status: choiceField(["all"]),
  sort: sortField(BOOKING_SORTS),
  page: wholeField(1, 10_000_000),
  pageSize: wholeField(10, 100),
  layout: choiceField(["calendar"]),
  month: shapedField(MONTH),
  /** Of Chase: the bookings that were chosen in a list. */
  chosen: shapedField(UUIDS),
});
export type BookingsValues = ReturnType<typeof BOOKINGS_URL.read>;

/** What the address of the suppliers' directory says. */
export const SUPPLIERS_URL = urlState({
  search: textField(),
  verified: choiceField(["yes", "no"]),
  booked: choiceField(["yes", "no"]),
  new: choiceField(["yes"]),
  deactivated: choiceField(["yes"]),
  country: textField(100),
  sort: sortField(SUPPLIER_SORTS),
  page: wholeField(1, 100_000),
  pageSize: wholeField(20, 100),
});

/** What is open at a bank transaction: a dialog, and the candidate whose booking stands beside it, from 1; and in their list the transaction that is peeked at. */
export const WORKBENCH_URL = urlState({
  peek: shapedField(UUID),
  // Every page knows this address; which dialogs there are only the workbench does.
  dialog: shapedField(/^[a-z-]+$/),
  candidate: wholeField(1, 100),
});

/** The line of a commission report that is at work. */
export const ENTRY_URL = urlState({ entry: shapedField(UUID) });

/** The same of what is offered to an agent. */
export const OFFERS_URL = urlState({
  search: textField(),
  show: choiceField(["open", "claimed", "decided", "not-mine"]),
  page: wholeField(1, 1_000_000),
  pageSize: wholeField(20, 100),
});

export const REVIEW_STATUSES = ["pending", "approved", "rejected"] as const;
export const REVIEW_PRIORITIES = ["high", "medium", "low"] as const;

/** What the address of the e-mails says beside the tab, which is part of its path. */
export const EMAILS_URL = urlState({ search: textField(), emailId: textField() });

/** What is open above a page: a dialog, the record it is for, or a booking or supplier itself; `payment` is in the booking's. */
export const OPEN_URL = urlState({
  dialog: choiceField([
    "add-booking",
    "payment",
    "import-csv",
    "add-supplier",
    "edit-supplier",
    "merge-supplier",
    "import-statement",
    "bank-accounts",
    "add-api-key",
    "add-webhook",
  ]),
  for: textField(),
  booking: textField(),
  supplier: textField(),
});
