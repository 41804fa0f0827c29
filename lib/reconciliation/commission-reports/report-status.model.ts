import type { REPORT_STATUSES } from "@/lib/platform/base/addresses/admin-addresses.model";

/** Where a report came from: a file, a mail that an agent forwarded, a deposit that a person divided, a person's hand. */
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

/** What became of the stay that a line of a report is about. */
export const ENTRY_OUTCOMES = ["paid", "non-commissionable", "cancelled", "no-show"] as const;
export type EntryOutcome = (typeof ENTRY_OUTCOMES)[number];

export type EntryFacts = {
  readonly ignoredAt: Date | null;
  /** Also where it is for none at all. */
  readonly hasBooking: boolean;
  /** The booking is a proposal that nobody has settled on. */
  readonly isProposal: boolean;
  /** The report's money has come, or was said to have gone to the agent's own bank. */
  readonly isPaid: boolean;
};

/** The status of an entry: AUTO_MATCHED has its booking and waits for its money, CLOSED has both. */
export function entryStatusOf({ ignoredAt, hasBooking, isProposal, isPaid }: EntryFacts): EntryStatus {
  if (ignoredAt !== null) return "IGNORED";
  if (!hasBooking) return "PENDING";
  if (isProposal) return "MATCHED_NEEDS_CONFIRMATION";
  return isPaid ? "CLOSED" : "AUTO_MATCHED";
}

/** The status of a report by those of its entries, the ignored ones left out; one without entries is open. */
export function reportStatusOf(entries: readonly EntryStatus[]): ReportStatus {
  const counted = entries.filter((status) => status !== "IGNORED");
  const closed = counted.filter((status) => status === "CLOSED").length;
  if (closed === 0) return "Open";
  return closed === counted.length ? "Fully closed" : "Partially closed";
}
