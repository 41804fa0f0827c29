import { UUID } from "./addresses.model";
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
] as const;

/** What the address of the audit says: an actor or a record, a kind of record, whose it is, and behind which line a page begins. */
export const AUDIT_URL = urlState({
  search: textField(),
  kind: choiceField(AUDITED),
  agent: shapedField(UUID),
  page: shapedField(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  ),
});
