import { z } from "zod";
import { searchText } from "@/lib/platform/base/paging";

/** How many mails one act may move. */
export const MOST_AT_ONCE = 2_000;

/** What a tab holds that can be moved, and what is looked for in it. */
export const emailsOfTab = z.object({ tab: z.enum(["new", "review", "trash"]), search: searchText });
export type EmailsOfTab = z.output<typeof emailsOfTab>;

/** The same with what is done, and how many the person was told. */
export const matchingMove = emailsOfTab.extend({
  count: z.int().min(1),
  move: z.enum(["discard", "restore"]),
});
export type MatchingMove = z.output<typeof matchingMove>;
