import { z } from "zod";
import { searchText } from "@/lib/platform/base/paging";

/** The largest number of emails that one action may move. */
export const MOST_AT_ONCE = 2_000;

/** A tab whose emails can be moved, and the search text within it. */
export const emailsOfTab = z.object({ tab: z.enum(["new", "review", "trash"]), search: searchText });
export type EmailsOfTab = z.output<typeof emailsOfTab>;

/** A move of all emails that a search finds on a tab; `count` is the number that the person was shown. */
export const matchingMove = emailsOfTab.extend({
  count: z.int().min(1),
  move: z.enum(["discard", "restore"]),
});
export type MatchingMove = z.output<typeof matchingMove>;
