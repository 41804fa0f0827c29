import type { MatchDecision, MatchSource } from "@/lib/reconciliation/matching/decision.model";

/** The statuses of bank transactions, by the specification's names. */
export const TRANSACTION_STATUSES = [
  "NEW",
  "METADATA_EXTRACTED",
  "PENDING_REVIEW",
  "AUTO_MATCHED",
  "MATCHED_NEEDS_CONFIRMATION",
  "CONFIRMED",
  "MANUAL_MATCHED",
  "EXCEPTION",
  "CLOSED",
  "IGNORED",
] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** The statuses that require an administrator's decision. */
export const WAITING = [
  "PENDING_REVIEW",
  "MATCHED_NEEDS_CONFIRMATION",
  "EXCEPTION",
] as const satisfies readonly TransactionStatus[];

/** The statuses that the matcher reconsiders when it learns something. */
export const UNDECIDED = ["METADATA_EXTRACTED", ...WAITING] as const satisfies readonly TransactionStatus[];

export type TransactionFacts = {
  readonly ignoredAt: Date | null;
  /** Why the transaction can't be matched: unreadable, zero, or an unknown currency. */
  readonly exceptionReason: string | null;
  readonly hasMetadata: boolean;
  /**
   * The matcher's last decision; null if it hasn't decided yet. If automatic matching is off, it decides PROPOSED at
   * most.
   */
  readonly decision: MatchDecision | null;
  /** The open link. `isSettled` means that nothing is outstanding for the booking or the report. */
  readonly link: { readonly source: MatchSource; readonly isSettled: boolean } | null;
};

const LINKED = { AUTO: "AUTO_MATCHED", CONFIRMED: "CONFIRMED", MANUAL: "MANUAL_MATCHED" } as const;
const DECIDED = {
  AUTO: "MATCHED_NEEDS_CONFIRMATION",
  PROPOSED: "MATCHED_NEEDS_CONFIRMATION",
  NONE: "PENDING_REVIEW",
  EXCEPTION: "EXCEPTION",
} as const;

/**
 * Returns the status of a transaction. A link made by the matcher waits for confirmation even if nothing is
 * outstanding; a link made by a person is then closed.
 */
export function transactionStatusOf(facts: TransactionFacts): TransactionStatus {
  const { link, decision } = facts;
  if (facts.ignoredAt !== null) return "IGNORED";
  if (link !== null) return link.isSettled && link.source !== "AUTO" ? "CLOSED" : LINKED[link.source];
  if (facts.exceptionReason !== null) return "EXCEPTION";
  if (!facts.hasMetadata) return "NEW";
  return decision === null ? "METADATA_EXTRACTED" : DECIDED[decision];
}
