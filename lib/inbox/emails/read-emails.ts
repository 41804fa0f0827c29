import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { EMAIL_TABS, type Email, type EmailSummary } from "./email.model";
import { selectEmail, selectSummaries } from "./email.sql";
import { countEmails, countEmailsByStatus, selectEmails } from "./email-list.sql";
import { EMAIL_PAGE_SIZE, type EmailListQuery, type EmailPage } from "./email-listing.model";

/**
 * Reads one email of the agent with its texts and readings; `id` may be the email's or a reading's. Throws NOT_FOUND
 * for unknown ones and those of other agents.
 */
export function readEmail(ctx: Context, id: string): Promise<Email> {
  return inReadTransaction(ctx, async (tx) => {
    const email = await selectEmail(tx, ownerOf(tx), id);
    if (!email) throw new Failure("NOT_FOUND");
    return email;
  });
}

/** Finds the agent's emails with these ids, as lists show them. */
export async function findEmailsByIds(
  tx: Tx,
  ids: readonly string[],
): Promise<(id: string) => EmailSummary | undefined> {
  const found = await selectSummaries(tx, ownerOf(tx), ids);
  return (id) => found.find((email) => email.id === id);
}

/**
 * Lists the next emails of a tab, newest first, fifty by default; also whether there are more, and how many each tab
 * holds.
 */
export function listEmails(
  ctx: Context,
  { tab, search, after, limit = EMAIL_PAGE_SIZE }: EmailListQuery,
): Promise<EmailPage> {
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

/** Counts the emails with status "new". */
export function countInbox(ctx: Context): Promise<number> {
  return inReadTransaction(ctx, (tx) => countEmails(tx, ownerOf(tx), { status: "new" }));
}
