import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { EMAIL_TABS } from "./email.model";
import { countEmails, countEmailsByStatus, selectEmails } from "./email-list.sql";
import { type EmailListQuery, type EmailStretch, STRETCH } from "./email-listing.model";

/** The next mails of a tab, fifty unless asked otherwise, newest first, whether there are more, and what each tab holds. */
export function listEmails(
  ctx: Context,
  { tab, search, after, limit = STRETCH }: EmailListQuery,
): Promise<EmailStretch> {
  return inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const filter = { status: tab && EMAIL_TABS[tab], search };
    const [found, counts] = await Promise.all([
      selectEmails(tx, owner, filter, { limit: limit + 1, after }),
      countEmailsByStatus(tx, owner),
    ]);
    return { rows: found.slice(0, limit), hasMore: found.length > limit, counts };
  });
}

/** How many mails wait under "new". */
export function countInbox(ctx: Context): Promise<number> {
  return inReadTransaction(ctx, (tx) => countEmails(tx, ownerOf(tx), { status: "new" }));
}
