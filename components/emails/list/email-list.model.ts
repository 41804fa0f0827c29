import type { EmailSummary } from "@/lib/emails/email.model";
import type { EmailStretch, TabCounts } from "@/lib/emails/email-listing.model";

/** The list as the screen holds it. `arrivals` are newer mails that wait for a click, so that nothing jumps. */
export type ListState = {
  readonly rows: readonly EmailSummary[];
  readonly arrivals: readonly EmailSummary[];
  readonly counts: TabCounts;
  readonly hasMore: boolean;
};

export const NO_COUNTS: TabCounts = { new: 0, pending_review: 0, processed: 0, rejected: 0 };

export function startedList(stretch: EmailStretch | null): ListState {
  if (!stretch) return { rows: [], arrivals: [], counts: NO_COUNTS, hasMore: false };
  return { ...stretch, arrivals: [] };
}

/** More rows at the end; those that are there already stay where they are. */
export function extended(state: ListState, more: EmailStretch): ListState {
  const known = new Set(state.rows.map((row) => row.id));
  const rows = [...state.rows, ...more.rows.filter((row) => !known.has(row.id))];
  return { ...state, rows, hasMore: more.hasMore, counts: more.counts };
}

/**
 * The newest stretch of the same list, looked at again: known rows are brought up to date, those that have left are
 * dropped, new ones are shown (`atTop`: nobody is reading further down) or wait.
 */
export function refreshed(state: ListState, newest: EmailStretch, atTop: boolean): ListState {
  const first = state.rows[0];
  const last = newest.rows.at(-1);
  const fresh = new Set(newest.rows.map((row) => row.id));
  const waits = (row: EmailSummary) => !atTop && first !== undefined && isNewer(row, first);
  const isBehind = (row: EmailSummary) => newest.hasMore && last !== undefined && isNewer(last, row);
  const behind = state.rows.filter((row) => !fresh.has(row.id) && isBehind(row));
  return {
    rows: [...newest.rows.filter((row) => !waits(row)), ...behind],
    arrivals: newest.rows.filter(waits),
    counts: newest.counts,
    hasMore: newest.hasMore && (behind.length === 0 || state.hasMore),
  };
}

/** The waiting mails move to the top. */
export function withArrivals(state: ListState): ListState {
  return { ...state, rows: [...state.arrivals, ...state.rows], arrivals: [] };
}

/** One row as it was seen later elsewhere; its status is what puts it into this list and stays. */
export function adopted(state: ListState, seen: EmailSummary): ListState {
  return { ...state, rows: state.rows.map((row) => (row.id === seen.id ? summaryOf(seen, row) : row)) };
}

/** Rows that have gone to another tab, painted before the server has answered. */
export function withoutRows(state: ListState, ids: readonly string[], to: keyof TabCounts | null): ListState {
  const gone = state.rows.filter((row) => ids.includes(row.id));
  const counts = { ...state.counts };
  for (const row of gone) {
    counts[row.status] = Math.max(0, counts[row.status] - 1);
    if (to) counts[to] += 1;
  }
  return { ...state, rows: state.rows.filter((row) => !ids.includes(row.id)), counts };
}

/** The row that takes the place of one that goes: the next below, else the one above. */
export function nextOf(rows: readonly EmailSummary[], id: string): string | null {
  const at = rows.findIndex((row) => row.id === id);
  return (rows[at + 1] ?? rows[at - 1])?.id ?? null;
}

/** Only what a list shows: a mail in full has far more. */
function summaryOf(seen: EmailSummary, row: EmailSummary): EmailSummary {
  const kept = Object.keys(row) as (keyof EmailSummary)[];
  return Object.fromEntries(kept.map((name) => [name, seen[name]])) as EmailSummary;
}

function isNewer(row: EmailSummary, than: EmailSummary): boolean {
  if (row.createdAt !== than.createdAt) return row.createdAt > than.createdAt;
  return row.id > than.id;
}
