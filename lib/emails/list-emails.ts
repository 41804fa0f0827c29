import "server-only";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import type { EmailStatus, EmailSummary } from "./email.model";
import { countEmails, countEmailsByStatus, type EmailListing, selectEmails } from "./email.sql";

export type EmailPage = { readonly data: readonly EmailSummary[]; readonly count: number };

/** One page of the agent's mails, newest first, and how many there are under the same filter. */
export function listEmails(ctx: Context, listing: EmailListing): Promise<EmailPage> {
  return reading(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const [data, count] = await Promise.all([
      selectEmails(tx, owner, listing),
      countEmails(tx, owner, listing),
    ]);
    return { data, count };
  });
}

/** How many mails each tab holds. */
export function countEmailTabs(ctx: Context): Promise<Record<EmailStatus, number>> {
  return reading(ctx, (tx) => countEmailsByStatus(tx, ownerOf(tx)));
}

/** How many mails wait under "new". */
export function countInbox(ctx: Context): Promise<number> {
  return reading(ctx, (tx) => countEmails(tx, ownerOf(tx), { status: "new" }));
}
