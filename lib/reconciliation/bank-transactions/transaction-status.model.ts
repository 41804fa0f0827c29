import type { MatchDecision, MatchSource } from "@/lib/reconciliation/matching/decision.model";

/** Where a line of a bank statement stands, by the specification's names. */
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

/** Those about which an administrator has to decide. */
export const WAITING = [
  "PENDING_REVIEW",
  "MATCHED_NEEDS_CONFIRMATION",
  "EXCEPTION",
] as const satisfies readonly TransactionStatus[];

/** Those that the matcher decides about again when it learns something. */
export const UNDECIDED = ["METADATA_EXTRACTED", ...WAITING] as const satisfies readonly TransactionStatus[];

export type TransactionFacts = {
  readonly ignoredAt: Date | null;
  /** Why nothing can be matched to it: unreadable, zero, an unknown currency. */
  readonly exceptionReason: string | null;
  readonly hasMetadata: boolean;
  /** The matcher's last word; null where it hasn't been asked. Automatic matching that is switched off says PROPOSED. */
  readonly decision: MatchDecision | null;
  /** The open link; `isSettled` where it leaves nothing open, neither of the booking nor of the report. */
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
 * The status of a transaction. One that the matcher linked waits for a person's word also when nothing is
 * left open; one that a person linked is closed then.
 */
export function transactionStatusOf(facts: TransactionFacts): TransactionStatus {
  const { link, decision } = facts;
  if (facts.ignoredAt !== null) return "IGNORED";
  if (link !== null) return link.isSettled && link.source !== "AUTO" ? "CLOSED" : LINKED[link.source];
  if (facts.exceptionReason !== null) return "EXCEPTION";
  if (!facts.hasMetadata) return "NEW";
  return decision === null ? "METADATA_EXTRACTED" : DECIDED[decision];
}
