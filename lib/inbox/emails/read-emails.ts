import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { EMAIL_TABS, type Email, type EmailSummary } from "./email.model";
import { selectEmail, selectSummaries } from "./email.sql";
import { countEmails, countEmailsByStatus, selectEmails } from "./email-list.sql";
import { type EmailListQuery, type EmailStretch, STRETCH } from "./email-listing.model";

/** One mail of the agent with its texts and readings; `id` may be the mail's or a reading's. Unknown and foreign ones are NOT_FOUND. */
export function readEmail(ctx: Context, id: string): Promise<Email> {
  return inReadTransaction(ctx, async (tx) => {
    const email = await selectEmail(tx, ownerOf(tx), id);
    if (!email) throw new Failure("NOT_FOUND");
    return email;
  });
}

/** The agent's mails of these ids, as lists show them. */
export async function findEmailsByIds(
  tx: Tx,
  ids: readonly string[],
): Promise<(id: string) => EmailSummary | undefined> {
  const found = await selectSummaries(tx, ownerOf(tx), ids);
  return (id) => found.find((email) => email.id === id);
}

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
