import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";

/** Shorter texts match too many records, and the trigram index can't find them. */
export const SHORTEST_SEARCH = 3;
const TOO_SHORT = `search needs at least ${SHORTEST_SEARCH} characters`;

/** The query of `GET /admin/search`. */
export const adminRecordsQuery = z.object({
  search: requiredText("search is required", 200).pipe(z.string().min(SHORTEST_SEARCH, TOO_SHORT)),
});
export type AdminRecordsQuery = z.output<typeof adminRecordsQuery>;

/** A record of the platform in two lines: its name, and details that distinguish it. */
export type AdminRecord = { readonly id: string; readonly label: string; readonly detail: string };
/** The first few records of a kind, and how many there are; null if there are more than were counted. */
export type AnyFinding = { readonly records: readonly AdminRecord[]; readonly count: number | null };

export const ANY_KINDS = ["users", "bookings", "emails", "transactions", "reports", "suppliers"] as const;
export type AdminRecords = Readonly<Record<(typeof ANY_KINDS)[number], AnyFinding>>;

/** Joins the parts that aren't empty into one line. */
export function detailOf(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(" · ");
}
