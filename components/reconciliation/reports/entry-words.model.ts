import type { EntryOutcome, EntryStatus } from "@/lib/reconciliation/commission-reports/report-status.model";

export const ENTRY_WORDS: Readonly<Record<EntryStatus, string>> = {
  CLOSED: "Closed",
  AUTO_MATCHED: "Matched",
  MATCHED_NEEDS_CONFIRMATION: "Needs confirmation",
  PENDING: "Pending",
  IGNORED: "Ignored",
};

export const OUTCOME_WORDS: Readonly<Record<EntryOutcome, string>> = {
  paid: "Paid",
  "non-commissionable": "Non-commissionable",
  cancelled: "Cancelled",
  "no-show": "No-show",
};

/** The order of the segments in a summary, completed ones first. */
export const BAR_ORDER = ["CLOSED", "AUTO_MATCHED", "MATCHED_NEEDS_CONFIRMATION", "PENDING"] as const;

/** The words after the count of each remaining status. */
export const REST_WORDS = {
  AUTO_MATCHED: "matched",
  MATCHED_NEEDS_CONFIRMATION: "to confirm",
  PENDING: "pending",
} as const satisfies Partial<Record<EntryStatus, string>>;
