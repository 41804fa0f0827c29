import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { counted } from "@/lib/platform/base/text";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { EMAIL_TABS } from "../email.model";
import { countEmails, lockMatching } from "../email-list.sql";
import { discardEmails, restoreEmails } from "./discard-emails";
import { type EmailsOfTab, type MatchingMove, MOST_AT_ONCE } from "./matching-emails.model";

const MOVES = { discard: discardEmails, restore: restoreEmails } as const;

/** Counts the emails on a tab that a search finds, or all of them without one. */
export function countMatchingEmails(ctx: Context, { tab, search }: EmailsOfTab): Promise<number> {
  return inReadTransaction(ctx, (tx) => countEmails(tx, ownerOf(tx), { status: EMAIL_TABS[tab], search }));
}

/**
 * Discards or restores all emails on a tab that a search finds. Returns their ids, so that they can be moved back
 * together. Throws CONFLICT if there are more than the person was shown, or more than 2,000.
 */
export function moveMatchingEmails(
  ctx: Context,
  { tab, search, count, move }: MatchingMove,
): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const ids = await lockMatching(tx, ownerOf(tx), { status: EMAIL_TABS[tab], search }, MOST_AT_ONCE + 1);
    if (ids.length > MOST_AT_ONCE)
      throw new Failure(
        "CONFLICT",
        `At most ${counted(MOST_AT_ONCE, "email")} can be moved at once. Narrow the search first.`,
      );
    if (ids.length > count)
      throw new Failure(
        "CONFLICT",
        `${counted(ids.length, "email")} match by now, not ${count.toLocaleString("en-US")}. Look at them, then choose again.`,
      );
    await MOVES[move](tx, ids);
    return ids;
  });
}
