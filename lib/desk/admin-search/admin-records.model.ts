import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";

/** Shorter texts fit too much, and no index of parts of words finds them. */
export const SHORTEST_SEARCH = 3;
const TOO_SHORT = `search needs at least ${SHORTEST_SEARCH} characters`;

/** The query of `GET /admin/search`. */
export const adminRecordsQuery = z.object({
  search: requiredText("search is required", 200).pipe(z.string().min(SHORTEST_SEARCH, TOO_SHORT)),
});
export type AdminRecordsQuery = z.output<typeof adminRecordsQuery>;

/** A record of the platform in two lines: what it is called, and what tells it apart. */
export type AdminRecord = { readonly id: string; readonly label: string; readonly detail: string };
/** The first few of a kind, and how many there are; null where there are more than were counted. */
export type AnyFinding = { readonly records: readonly AdminRecord[]; readonly count: number | null };

export const ANY_KINDS = ["users", "bookings", "emails", "transactions", "reports", "suppliers"] as const;
export type AdminRecords = Readonly<Record<(typeof ANY_KINDS)[number], AnyFinding>>;

/** The parts that there are, in one line. */
export function detailOf(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(" · ");
}
