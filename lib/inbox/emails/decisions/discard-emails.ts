import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { counted } from "@/lib/platform/base/text";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { changeEmails } from "../change-email";
import { EMAIL_TABS } from "../email.model";
import { lockEmails } from "../email.sql";
import { countEmails, lockMatching } from "../email-list.sql";
import type { LockedEmail } from "../reading/open-reading";
import { type EmailsOfTab, type MatchingMove, MOST_AT_ONCE } from "./matching-emails.model";
import { reopenReviewItems, withdrawReviewItems } from "./review-item.sql";

/**
 * Moves emails to the trash; each keeps its previous status. One that is there already stays. Throws NOT_FOUND, and
 * moves none, if any of them isn't the agent's.
 */
export function discardEmails(ctx: Context | Tx, ids: readonly string[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const emails = (await locked(tx, ids)).filter(({ status }) => status !== "rejected");
    const groups = Map.groupBy(emails, ({ status }) => status);
    await Promise.all([
      ...[...groups].map(([statusBefore, group]) =>
        changeEmails(tx, group, { status: "rejected", statusBefore }, { action: "email.discard" }),
      ),
      withdrawReviewItems(tx, ownerOf(tx), idsOf(emails)),
    ]);
  });
}

/** Restores emails from the trash to their previous status. */
export function restoreEmails(ctx: Context | Tx, ids: readonly string[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const emails = (await locked(tx, ids)).filter(({ status }) => status === "rejected");
    const groups = Map.groupBy(emails, ({ statusBefore }) => statusBefore ?? "new");
    const back = { statusBefore: null, rejectedByBooking: null };
    await Promise.all([
      ...[...groups].map(([status, group]) =>
        changeEmails(tx, group, { ...back, status }, { action: "email.restore" }),
      ),
      reopenReviewItems(tx, ownerOf(tx), idsOf(groups.get("pending_review") ?? [])),
    ]);
  });
}

async function locked(tx: Tx, ids: readonly string[]): Promise<LockedEmail[]> {
  const emails = await lockEmails(tx, ownerOf(tx), ids);
  if (!emails) throw new Failure("NOT_FOUND");
  return emails;
}

function idsOf(emails: readonly LockedEmail[]): string[] {
  return emails.map(({ id }) => id);
}

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
