import type { TransactionStatus } from "@/lib/reconciliation/bank-transactions/transaction-status.model";
import type { MatchSource } from "@/lib/reconciliation/matching/decision.model";

/** The labels of transaction statuses, as in the specification. */
export const TRANSACTION_LABELS: Readonly<Record<TransactionStatus, string>> = {
  NEW: "New",
  METADATA_EXTRACTED: "Analyzed",
  PENDING_REVIEW: "Pending review",
  AUTO_MATCHED: "Auto matched",
  MATCHED_NEEDS_CONFIRMATION: "Matched needs confirmation",
  CONFIRMED: "Confirmed",
  MANUAL_MATCHED: "Manual matched",
  EXCEPTION: "Exception",
  CLOSED: "Closed",
  IGNORED: "Ignored",
};

export const SOURCE_LABELS: Readonly<Record<MatchSource, string>> = {
  AUTO: "Matched automatically",
  CONFIRMED: "Proposed, and confirmed by a person",
  MANUAL: "Chosen by a person",
};
