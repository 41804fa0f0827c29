import type { REPORT_STATUSES } from "@/lib/platform/base/addresses/admin-addresses.model";

/** The source of a report: a file, an email that an agent forwarded, a split deposit, or manual entry. */
export const REPORT_SOURCES = ["import", "email", "split", "manual"] as const;

export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const ENTRY_STATUSES = [
  "PENDING",
  "AUTO_MATCHED",
  "MATCHED_NEEDS_CONFIRMATION",
  "CLOSED",
  "IGNORED",
] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** The outcome of the stay that an entry is about. */
export const ENTRY_OUTCOMES = ["paid", "non-commissionable", "cancelled", "no-show"] as const;
export type EntryOutcome = (typeof ENTRY_OUTCOMES)[number];

export type EntryFacts = {
  readonly ignoredAt: Date | null;
  /** Also true if it is meant to have none. */
  readonly hasBooking: boolean;
  /** Whether the booking is only proposed. */
  readonly isProposal: boolean;
  /** Whether the report's money has arrived, or was marked as paid to the agent's own bank. */
  readonly isPaid: boolean;
};

/** Returns the status of an entry. AUTO_MATCHED has a booking and waits for its money; CLOSED has both. */
export function entryStatusOf({ ignoredAt, hasBooking, isProposal, isPaid }: EntryFacts): EntryStatus {
  if (ignoredAt !== null) return "IGNORED";
  if (!hasBooking) return "PENDING";
  if (isProposal) return "MATCHED_NEEDS_CONFIRMATION";
  return isPaid ? "CLOSED" : "AUTO_MATCHED";
}

/** Returns the status of a report by its entries, except ignored ones. A report without entries is open. */
export function reportStatusOf(entries: readonly EntryStatus[]): ReportStatus {
  const counted = entries.filter((status) => status !== "IGNORED");
  const closed = counted.filter((status) => status === "CLOSED").length;
  if (closed === 0) return "Open";
  return closed === counted.length ? "Fully closed" : "Partially closed";
}
