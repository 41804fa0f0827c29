import type { EmailSummary } from "@/lib/inbox/emails/email.model";
import type { EmailStretch, TabCounts } from "@/lib/inbox/emails/email-listing.model";
import { cursorOf } from "@/lib/inbox/emails/email-place.model";

/** A list as the browser holds it: its stretches from the newest on, each with the place it begins after. */
export type Stretches = { readonly pages: EmailStretch[]; readonly pageParams: string[] };

/** Where a list begins. */
export const FROM_TOP = "";

export function startedList(first: EmailStretch): Stretches {
  return { pages: [first], pageParams: [FROM_TOP] };
}

export function rowsOf({ pages }: Pick<Stretches, "pages">): readonly EmailSummary[] {
  return pages.flatMap((page) => page.rows);
}

/** Where the list goes on, if it does. */
export function nextPlace(last: EmailStretch, pages: readonly EmailStretch[]): string | undefined {
  const row = rowsOf({ pages: [...pages] }).at(-1);
  return last.hasMore && row ? cursorOf(row) : undefined;
}

/** Somebody who reads further down keeps the row that was the first (`top`): newer ones wait for a click, so that nothing jumps. */
export function waitingAbove(rows: readonly EmailSummary[], top: EmailSummary | null) {
  const waits = (row: EmailSummary) => top !== null && isNewer(row, top);
  return { arrivals: rows.filter(waits), rows: rows.filter((row) => !waits(row)) };
}

/** Rows that have gone to another tab, painted before the server has answered. */
export function withoutRows(list: Stretches, ids: readonly string[], to: keyof TabCounts): Stretches {
  const gone = rowsOf(list).filter((row) => ids.includes(row.id));
  const moved = (counts: TabCounts) => {
    const next = { ...counts, [to]: counts[to] + gone.length };
    for (const { status } of gone) next[status] = Math.max(0, next[status] - 1);
    return next;
  };
  const pages = list.pages.map((page) => ({
    ...page,
    rows: page.rows.filter((row) => !ids.includes(row.id)),
    counts: moved(page.counts),
  }));
  return { ...list, pages };
}

/** The row that takes the place of one that goes: the next below, else the one above. */
export function nextOf(rows: readonly EmailSummary[], id: string): string | null {
  const at = rows.findIndex((row) => row.id === id);
  return (rows[at + 1] ?? rows[at - 1])?.id ?? null;
}

function isNewer(row: EmailSummary, than: EmailSummary): boolean {
  if (row.createdAt !== than.createdAt) return row.createdAt > than.createdAt;
  return row.id > than.id;
}

const OF_BOOKINGS: ReadonlySet<string> = new Set([
  "confirmation",
  "amendment",
  "receipt",
  "payment_reminder",
]);

/** What is out of the ordinary about a mail that was read; null of most. */
export function unusualOf({
  type,
  status,
  hasData,
  isComplete,
}: Pick<EmailSummary, "type" | "status" | "hasData" | "isComplete">): {
  readonly label: string;
  readonly tone: "danger" | "info" | "warn";
} | null {
  if (type === "cancellation") return { label: "Cancellation", tone: "danger" };
  const waits = status === "new" || status === "pending_review";
  const isBooking = type !== null && OF_BOOKINGS.has(type);
  if (waits && hasData && isBooking && !isComplete) return { label: "Check", tone: "warn" };
  return type === "amendment" ? { label: "Amendment", tone: "info" } : null;
}
