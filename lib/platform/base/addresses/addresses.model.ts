import { choiceField, integerField, patternField, sortField, textField, urlState } from "./url-state.model";

/** The sort keys of booking lists. A leading `-` in the query reverses the order. */
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

/**
 * Ready-made filters: past their due date, travelling in the current month, nothing received yet, and paid but not
 * archived.
 */
export const BOOKING_VIEWS = ["overdue", "travelling", "unpaid", "archivable"] as const;
export type BookingView = (typeof BOOKING_VIEWS)[number];

export const SUPPLIER_SORTS = ["name", "bookings", "created"] as const;

export const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const UUIDS = /^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/i;
const MONTH = /^(?!0000|9999-12)\d{4}-(0[1-9]|1[0-2])$/;

/**
 * The query parameters of the bookings page. `view=chase` and `view=unclaimed` are screens of their own; `month`
 * belongs to the calendar layout.
 */
export const BOOKINGS_URL = urlState({
  search: textField(),
  view: choiceField([...BOOKING_VIEWS, "chase", "unclaimed"]),
  supplier: patternField(UUID),
  status: choiceField(["all"]),
  sort: sortField(BOOKING_SORTS),
  page: integerField(1, 10_000_000),
  pageSize: integerField(10, 100),
  layout: choiceField(["calendar"]),
  month: patternField(MONTH),
  /** For the Chase screen: the ids of the bookings that were selected in a list. */
  chosen: patternField(UUIDS),
});
export type BookingsValues = ReturnType<typeof BOOKINGS_URL.read>;

/** The query parameters of the supplier directory. */
export const SUPPLIERS_URL = urlState({
  search: textField(),
  verified: choiceField(["yes", "no"]),
  booked: choiceField(["yes", "no"]),
  new: choiceField(["yes"]),
  deactivated: choiceField(["yes"]),
  country: textField(100),
  sort: sortField(SUPPLIER_SORTS),
  page: integerField(1, 100_000),
  pageSize: integerField(20, 100),
});

/**
 * The query parameters of a bank transaction's workbench: the open dialog, the number (from 1) of the candidate whose
 * booking is shown beside the transaction and, in the list of transactions, the one that is previewed.
 */
export const WORKBENCH_URL = urlState({
  peek: patternField(UUID),
  // Every page loads this definition, so it checks only the shape: the names of the dialogs are known to the workbench
  // alone.
  dialog: patternField(/^[a-z-]+$/),
  candidate: integerField(1, 100),
});

/** The query parameter that selects a line of a commission report. */
export const ENTRY_URL = urlState({ entry: patternField(UUID) });

/** The query parameters of the list of unclaimed commission that is offered to an agent. */
export const OFFERS_URL = urlState({
  search: textField(),
  show: choiceField(["open", "claimed", "decided", "not-mine"]),
  page: integerField(1, 1_000_000),
  pageSize: integerField(20, 100),
});

export const REVIEW_STATUSES = ["pending", "approved", "rejected"] as const;
export const REVIEW_PRIORITIES = ["high", "medium", "low"] as const;

/** The query parameters of the emails page. The tab is part of its path. */
export const EMAILS_URL = urlState({ search: textField(), emailId: textField() });

/**
 * The query parameters for what is open on top of a page: a dialog and the record it is for, or the panel of a booking
 * or supplier. The dialog `payment` opens within the booking's panel.
 */
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
