import "server-only";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import { EMAIL_TABS } from "./email.model";
import { countEmails, countEmailsByStatus, selectEmails } from "./email-list.sql";
import type { EmailListQuery, EmailStretch } from "./email-listing.model";

const STRETCH = 50;

/** The next fifty mails of a tab, newest first, whether there are more, and what each tab holds. */
export function listEmails(ctx: Context, { tab, search, after }: EmailListQuery): Promise<EmailStretch> {
  return reading(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const filter = { status: EMAIL_TABS[tab], search };
    const [found, counts] = await Promise.all([
      selectEmails(tx, owner, filter, { limit: STRETCH + 1, after }),
      countEmailsByStatus(tx, owner),
    ]);
    return { rows: found.slice(0, STRETCH), hasMore: found.length > STRETCH, counts };
  });
}

/** How many mails wait under "new". */
export function countInbox(ctx: Context): Promise<number> {
  return reading(ctx, (tx) => countEmails(tx, ownerOf(tx), { status: "new" }));
}
