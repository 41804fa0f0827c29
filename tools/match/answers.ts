import type {
  StoredCandidate,
  StoredDecision,
} from "../../lib/reconciliation/bank-transactions/matcher/stored-decision.model";
import type { EntryDecision } from "../../lib/reconciliation/matching/entries/decide-entries.model";
import type { Days, Outcome } from "./run-days";

const STATUS = {
  AUTO: "AUTO_MATCHED",
  PROPOSED: "MATCHED_NEEDS_CONFIRMATION",
  NONE: "PENDING_REVIEW",
  EXCEPTION: "EXCEPTION",
} as const;
const NOTHING = { type: "none", ids: [] } as const;

/** Yields the answers for everything that arrived from `evaluate` on, in the format of the data set's README. */
export function* answersOf(days: Days, { decisions, entries }: Outcome) {
  for (const [day, ids] of days.transactions) {
    if (day < days.manifest.evaluate) continue;
    for (const id of ids) yield transactionAnswer(id, decisions.get(id));
  }
  for (const [day, reports] of days.reports) {
    if (day < days.manifest.evaluate) continue;
    for (const id of reports.flatMap((report) => days.entriesOf.get(report) ?? []))
      yield entryAnswer(id, entries.get(id));
  }
}

function transactionAnswer(id: string, stored: StoredDecision | undefined) {
  const candidates = (stored?.candidates ?? []).map((one) => ({ ...targetOf(one), score: one.chance }));
  const decision = STATUS[stored?.decision ?? "NONE"];
  const isSaid = decision === "AUTO_MATCHED" || decision === "MATCHED_NEEDS_CONFIRMATION";
  const [favourite] = stored?.candidates ?? [];
  return {
    transaction: id,
    decision,
    targets: isSaid && favourite ? targetOf(favourite) : NOTHING,
    score: favourite?.chance ?? 0,
    candidates,
    reasons: favourite?.reasons ?? [],
  };
}

function targetOf({ parts }: StoredCandidate) {
  const [first] = parts;
  if (first?.reportId) return { type: "report", ids: [first.reportId] };
  const ids = parts.flatMap(({ bookingId }) => bookingId ?? []);
  return { type: ids.length > 1 ? "bookings" : "booking", ids };
}

function entryAnswer(id: string, entry: EntryDecision | undefined) {
  const isNamed = entry?.bookingId !== null && entry?.bookingId !== undefined;
  const decision = isNamed ? (entry.isSettled ? "AUTO_MATCHED" : "MATCHED_NEEDS_CONFIRMATION") : "PENDING";
  return {
    entry: id,
    decision,
    booking: entry?.bookingId ?? null,
    score: entry?.chance ?? 0,
    reasons: entry?.reasons ?? [],
  };
}
