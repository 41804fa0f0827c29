import type { EmailSummary } from "@/lib/inbox/emails/email.model";
import type { EmailPage, TabCounts } from "@/lib/inbox/emails/email-listing.model";
import { cursorOf } from "@/lib/inbox/emails/email-place.model";

/** The list as the browser holds it: its pages from the newest on, each with the cursor after which it begins. */
export type EmailPages = { readonly pages: EmailPage[]; readonly pageParams: string[] };

/** The cursor at which the list begins. */
export const FROM_TOP = "";

export function startedList(first: EmailPage): EmailPages {
  return { pages: [first], pageParams: [FROM_TOP] };
}

export function rowsOf({ pages }: Pick<EmailPages, "pages">): readonly EmailSummary[] {
  return pages.flatMap((page) => page.rows);
}

/** Returns the cursor for the next page, if there is one. */
export function nextPlace(last: EmailPage, pages: readonly EmailPage[]): string | undefined {
  const row = rowsOf({ pages: [...pages] }).at(-1);
  return last.hasMore && row ? cursorOf(row) : undefined;
}

/**
 * Splits the rows at `top`, which was the first row when the user scrolled down. Newer rows (`arrivals`) are shown
 * only after a click, so that the list doesn't jump.
 */
export function waitingAbove(rows: readonly EmailSummary[], top: EmailSummary | null) {
  const waits = (row: EmailSummary) => top !== null && isNewer(row, top);
  return { arrivals: rows.filter(waits), rows: rows.filter((row) => !waits(row)) };
}

/** Removes rows that moved to another tab, before the server has responded. */
export function withoutRows(list: EmailPages, ids: readonly string[], to: keyof TabCounts): EmailPages {
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

/** Returns the row to open when one is removed: the next one, otherwise the previous one. */
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

/** Returns a badge for an email with something unusual about it; null for most. */
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
