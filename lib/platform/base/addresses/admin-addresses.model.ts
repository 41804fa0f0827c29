import { DAY, REVIEW_PRIORITIES, UUID } from "./addresses.model";
import { rowPlaceField } from "./row-cursor.model";
import {
  choiceField,
  choicesField,
  integerField,
  patternField,
  sortField,
  textField,
  urlState,
} from "./url-state.model";

/**
 * The statuses that the filter of the bank transactions offers, with the specification's labels. CONFIRMED is missing:
 * the filters AUTO_MATCHED and MANUAL_MATCHED include it.
 */
export const LISTED_STATUSES = [
  "NEW",
  "METADATA_EXTRACTED",
  "PENDING_REVIEW",
  "AUTO_MATCHED",
  "MATCHED_NEEDS_CONFIRMATION",
  "MANUAL_MATCHED",
  "EXCEPTION",
  "CLOSED",
  "IGNORED",
] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number];

/** The categories of bank transactions that pay no commission. */
export const CATEGORIES = [
  "BANK_FEE",
  "INTEREST",
  "TRANSFER",
  "REFUND",
  "OVERRIDE",
  "OTHER_INCOME",
  "OTHER_COST",
] as const;
export type Category = (typeof CATEGORIES)[number];

export const TRANSACTION_SORTS = ["date", "description", "amount", "supplier", "status"] as const;

/** The query parameters of the administrators' supplier list. */
export const ANY_SUPPLIERS_URL = urlState({
  search: textField(),
  verified: choiceField(["yes", "no"]),
  sort: sortField(["name"]),
  page: integerField(1, 100_000),
  pageSize: integerField(20, 100),
});

/** How much of a commission report has been paid. */
export const REPORT_STATUSES = ["Fully closed", "Partially closed", "Open"] as const;
export const REPORT_SORTS = ["date", "reference", "net", "gross", "supplier"] as const;

/** The query parameters of the list of commission reports. */
export const REPORTS_URL = urlState({
  search: textField(),
  from: patternField(DAY),
  to: patternField(DAY),
  status: choicesField(REPORT_STATUSES, REPORT_STATUSES),
  sort: sortField(REPORT_SORTS),
  page: integerField(1, 1_000_000),
  pageSize: integerField(20, 100),
});

/**
 * The query parameters of the list of bank transactions. The page of a single transaction has them too, so that it
 * knows which list it was opened from.
 */
export const TRANSACTIONS_URL = urlState({
  search: textField(),
  status: choicesField(
    LISTED_STATUSES,
    LISTED_STATUSES.filter((status) => status !== "CLOSED" && status !== "IGNORED"),
  ),
  category: choiceField(CATEGORIES),
  account: patternField(UUID),
  from: patternField(DAY),
  to: patternField(DAY),
  sort: sortField(TRANSACTION_SORTS),
  page: integerField(1, 10_000_000),
  pageSize: integerField(20, 100),
});
export type TransactionsValues = ReturnType<typeof TRANSACTIONS_URL.read>;

/** The query parameters of the list of claims on unclaimed commission; without `show`, all of them are listed. */
export const CLAIMS_URL = urlState({
  search: textField(),
  show: choiceField(["waiting", "decided"]),
  page: integerField(1, 1_000_000),
  pageSize: integerField(20, 100),
});

/** The query parameters of the list of lines within a commission report. */
export const ENTRIES_URL = urlState({
  search: textField(),
  sort: sortField(["line"]),
  page: integerField(1, 100_000),
  pageSize: integerField(100, 100),
});

/** The query parameters of the AI review: its filters and the selected item. The tab is part of its path. */
export const REVIEWS_URL = urlState({
  priority: choiceField(REVIEW_PRIORITIES),
  agent: patternField(UUID),
  item: patternField(UUID),
  edit: choiceField(["yes"]),
  page: integerField(1, 1_000_000),
  pageSize: integerField(20, 100),
});

export const USER_SORTS = ["name", "company", "role", "seen", "created"] as const;

/** The query parameters of the list of the platform's users. */
export const USERS_URL = urlState({
  search: textField(),
  role: choiceField(["ADMIN", "USER"]),
  standing: choiceField(["active", "suspended"]),
  sort: sortField(USER_SORTS),
  page: integerField(1, 1_000_000),
  pageSize: integerField(20, 100),
});

export const INVITE_SORTS = ["email", "created"] as const;

/** The query parameters of the list of open invitations. */
export const INVITES_URL = urlState({
  search: textField(),
  sort: sortField(INVITE_SORTS),
  page: integerField(1, 1_000_000),
  pageSize: integerField(20, 100),
});

/** The kinds of records that the audit log has entries for. */
export const AUDITED = [
  "api-key",
  "audit",
  "bank-transaction",
  "bank_account",
  "booking",
  "books",
  "calendar-feed",
  "category-rule",
  "commission-offer",
  "commission-report",
  "commission-report-entry",
  "email",
  "exchange-rates",
  "import",
  "invitation",
  "job",
  "outbound_email",
  "payout",
  "payout-account",
  "payout-agreement",
  "payout-payer",
  "payout-question",
  "payout-run",
  "payout-settings",
  "payout-share",
  "payout-tax-details",
  "statement_import",
  "subscription",
  "supplier",
  "unowned_email",
  "user",
  "webhook",
] as const;

/**
 * The query parameters of the audit log: an actor or a record to search for, a kind of record, the agent it belongs to,
 * and the row after which the page begins.
 */
export const AUDIT_URL = urlState({
  search: textField(),
  kind: choiceField(AUDITED),
  agent: patternField(UUID),
  page: rowPlaceField(),
});

/** The query parameters of the exchange rates. */
export const RATES_URL = urlState({
  search: textField(),
  page: integerField(1, 100_000),
  pageSize: integerField(25, 100),
});

/**
 * The statuses by which administrators filter all agents' emails; "error" stands for an email that could not be read.
 */
export const ANY_EMAIL_STATUSES = ["processed", "pending", "error", "quarantined", "discarded"] as const;
export type AdminEmailStatus = (typeof ANY_EMAIL_STATUSES)[number];

/**
 * The categories of emails, "unknown" for those without one and, because the list offers it as well, "error" for those
 * that could not be read.
 */
export const ANY_EMAIL_CATEGORIES = [
  "confirmation",
  "receipt",
  "payment_reminder",
  "amendment",
  "cancellation",
  "quote",
  "commission_statement",
  "other",
  "unknown",
  "error",
] as const;

/**
 * Stands for the sender of emails that name none. It cannot collide with an address, because it has a blank and no @.
 */
export const NO_SENDER = "unknown sender";

/** The numbers of days for which the accuracy of email readings can be shown. */
export const ACCURACY_PERIODS = ["30", "90", "365"] as const;

/** The query parameters of the list of all agents' emails. A page begins after a given email. */
export const ANY_EMAILS_URL = urlState({
  search: textField(),
  status: choiceField(ANY_EMAIL_STATUSES),
  category: choiceField(ANY_EMAIL_CATEGORIES),
  sender: textField(),
  agent: patternField(UUID),
  /**
   * Filters by how well the email was read: the outcome for a value, the field of that value, the language of the
   * email, and the number of days to look back.
   */
  judged: choiceField(["correct", "corrected", "missing"]),
  field: textField(),
  language: patternField(/^([a-z]{2}|unknown)$/),
  days: choiceField(ACCURACY_PERIODS),
  /** The days on which the emails arrived, in the time zone of the viewer. */
  from: patternField(DAY),
  to: patternField(DAY),
  sort: sortField([]),
  page: rowPlaceField(),
});

/** The query parameters of the page on the accuracy of email readings; without `days` it shows 90 days. */
export const ACCURACY_URL = urlState({ days: choiceField(ACCURACY_PERIODS) });
