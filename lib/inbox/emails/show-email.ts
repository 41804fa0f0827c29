import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { htmlToText } from "@/lib/platform/mail-html/html-to-text";
import { sanitizeMailHtml } from "@/lib/platform/mail-html/sanitize-mail-html";
import type { Email } from "./email.model";
import { emailJson } from "./email-json.model";
import type { InboxQuery } from "./email-listing.model";
import { selectEmailsInFull, selectPage } from "./email-page.sql";
import { readEmail } from "./read-emails";

const KEPT_TEXT = 200_000;

type EmailJson = ReturnType<typeof emailJson>;

/** Reads one email as an item of the REST contract: the HTML is sanitised, texts are cut at 200,000 characters. */
export async function readEmailJson(ctx: Context, id: string): Promise<EmailJson> {
  return contractItem(await readEmail(ctx, id));
}

/** Returns one page of the contract's inbox as full items, and the total number under the same filter. */
export async function listInbox(
  ctx: Context,
  query: InboxQuery,
): Promise<{ readonly data: readonly EmailJson[]; readonly count: number }> {
  const { page, limit, ...filter } = query;
  const { rows, count } = await inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const found = await selectPage(tx, owner, filter, { limit, offset: (page - 1) * limit });
    return { rows: await selectEmailsInFull(tx, owner, found.ids), count: found.count };
  });
  const data: EmailJson[] = [];
  for (const email of rows) {
    data.push(contractItem(email));
    // Yields, so that a page of large emails doesn't block other requests.
    await nextTurn();
  }
  return { data, count };
}

function contractItem(email: Email): EmailJson {
  const html = email.html && sanitizeMailHtml(email.html.slice(0, KEPT_TEXT), { images: "blocked" }).html;
  return emailJson(
    {
      ...email,
      text: (email.text ?? (html && htmlToText(html)))?.slice(0, KEPT_TEXT) ?? null,
      attachmentsText: email.attachmentsText?.slice(0, KEPT_TEXT) ?? null,
    },
    html,
  );
}
