import { DAY, REVIEW_PRIORITIES, UUID } from "./addresses.model";
import { rowPlaceField } from "./row-place.model";
import {
  choiceField,
  choicesField,
  shapedField,
  sortField,
  textField,
  urlState,
  wholeField,
} from "./url-state.model";

/** The statuses that the list of bank transactions offers, with the specification's labels; CONFIRMED is found with the two before it. */
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

/** What a bank transaction is that pays no commission. */
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

/** What the address of the administrators' suppliers says. */
export const ANY_SUPPLIERS_URL = urlState({
  search: textField(),
  verified: choiceField(["yes", "no"]),
  sort: sortField(["name"]),
  page: wholeField(1, 100_000),
  pageSize: wholeField(20, 100),
});

/** How far a commission report is paid. */
export const REPORT_STATUSES = ["Fully closed", "Partially closed", "Open"] as const;
export const REPORT_SORTS = ["date", "reference", "net", "gross", "supplier"] as const;

/** What the address of the commission reports says. */
export const REPORTS_URL = urlState({
  search: textField(),
  from: shapedField(DAY),
  to: shapedField(DAY),
  status: choicesField(REPORT_STATUSES, REPORT_STATUSES),
  sort: sortField(REPORT_SORTS),
  page: wholeField(1, 1_000_000),
  pageSize: wholeField(20, 100),
});

/** What the address of the bank transactions says, and that of one of them: it tells which list it stands in. */
export const TRANSACTIONS_URL = urlState({
  search: textField(),
  status: choicesField(
    LISTED_STATUSES,
    LISTED_STATUSES.filter((status) => status !== "CLOSED" && status !== "IGNORED"),
  ),
  category: choiceField(CATEGORIES),
  account: shapedField(UUID),
  from: shapedField(DAY),
  to: shapedField(DAY),
  sort: sortField(TRANSACTION_SORTS),
  page: wholeField(1, 10_000_000),
  pageSize: wholeField(20, 100),
});
export type TransactionsValues = ReturnType<typeof TRANSACTIONS_URL.read>;

/** What the address of the claims on unclaimed commission says: of all, those that are shown. */
export const CLAIMS_URL = urlState({
  search: textField(),
  show: choiceField(["waiting", "decided"]),
  page: wholeField(1, 1_000_000),
  pageSize: wholeField(20, 100),
});

/** What the address of one commission report says of the stretch of its lines. */
export const ENTRIES_URL = urlState({
  search: textField(),
  sort: sortField(["line"]),
  page: wholeField(1, 100_000),
  pageSize: wholeField(100, 100),
});

/** What the address of the AI review says beside the tab, which is part of its path: its filters, and the item that is at work. */
export const REVIEWS_URL = urlState({
  priority: choiceField(REVIEW_PRIORITIES),
  agent: shapedField(UUID),
  item: shapedField(UUID),
  edit: choiceField(["yes"]),
  page: wholeField(1, 1_000_000),
  pageSize: wholeField(20, 100),
});

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

/** What the address of the audit says: an actor or a record, a kind of record, whose it is, and behind which line a page begins. */
export const AUDIT_URL = urlState({
  search: textField(),
  kind: choiceField(AUDITED),
  agent: shapedField(UUID),
  page: rowPlaceField(),
});

/** What the address of the exchange rates says. */
export const RATES_URL = urlState({
  search: textField(),
  page: wholeField(1, 100_000),
  pageSize: wholeField(25, 100),
});

/** What administrators filter all agents' mails by; an error is a mail that could not be read. */
export const ANY_EMAIL_STATUSES = ["processed", "pending", "error", "quarantined", "discarded"] as const;
export type AdminEmailStatus = (typeof ANY_EMAIL_STATUSES)[number];

/** What kinds of mail there are, those of which none is known, and, as the list has it, those that could not be read. */
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

/** Stands for the sender of mails that name none: no address has a blank without an @. */
export const NO_SENDER = "unknown sender";

/** Of so many days the accuracy of readings is shown. */
export const ACCURACY_PERIODS = ["30", "90", "365"] as const;

/** What the address of all agents' mails says; a page begins behind a mail. */
export const ANY_EMAILS_URL = urlState({
  search: textField(),
  status: choiceField(ANY_EMAIL_STATUSES),
  category: choiceField(ANY_EMAIL_CATEGORIES),
  sender: textField(),
  agent: shapedField(UUID),
  /** Of how well they were read: what became of a value, and of which; of a language, and of so many days. */
  judged: choiceField(["correct", "corrected", "missing"]),
  field: textField(),
  language: shapedField(/^([a-z]{2}|unknown)$/),
  days: choiceField(ACCURACY_PERIODS),
  /** When they came, by the days of whoever asks. */
  from: shapedField(DAY),
  to: shapedField(DAY),
  sort: sortField([]),
  page: rowPlaceField(),
});

/** What the address of the accuracy of readings says; 90 days without. */
export const ACCURACY_URL = urlState({ days: choiceField(ACCURACY_PERIODS) });
