import "server-only";
import type { Context } from "@/lib/context/context";
import { htmlToText } from "@/lib/vendors/mail-html/html-to-text";
import type { Email } from "./email.model";
import { type Bodies, bodiesOf, type EmailView } from "./email-view.model";
import { readEmail } from "./read-email";

/** One mail for the Emails page; `id` may be the mail's or a reading's. */
export async function viewEmail(ctx: Context, id: string): Promise<EmailView> {
  const email = await readEmail(ctx, id);
  const { html: _, text: __, attachmentsText: ___, documents: ____, ...rest } = email;
  return { ...rest, bodies: bodiesOfEmail(email) };
}

/** What can be shown of a mail, and what of it first. */
export function bodiesOfEmail(email: Email): Bodies {
  return bodiesOf({
    html: email.html ? htmlToText(email.html).length : 0,
    text: email.text?.trim().length ?? 0,
    attachments: email.attachmentsText?.trim().length ?? 0,
  });
}
