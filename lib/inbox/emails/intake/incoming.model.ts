import type { MailAddress, ParsedMail } from "@/lib/reader/message/mail.model";
import type { Intake } from "../email.model";
import { isSystemSender } from "../email.model";
import { type EmailSearch, searchOf } from "../email-search.model";

const SNIPPET_LENGTH = 200;
const SUBJECT_LENGTH = 998;
const KEPT_TEXT = 200_000;
const KEPT_HTML = 1_000_000;
const LARGE_PICTURE = 50_000;
/** The facts that the list shows of an email that has just arrived, from its headers alone. */
export type HeadFacts = EmailSearch & {
  readonly subject: string | null;
  readonly fromName: string | null;
  readonly fromAddress: string | null;
  readonly sentAt: Date | null;
};

/** The facts stored once the email has been parsed: those that lists show, and its texts. */
export type BodyFacts = {
  readonly listed: { readonly snippet: string; readonly attachmentCount: number };
  readonly texts: { readonly html: string | null; readonly text: string | null };
};

export function headFactsOf(mail: Pick<ParsedMail, "subject" | "from" | "date">): HeadFacts {
  const facts = {
    subject: mail.subject.trim().slice(0, SUBJECT_LENGTH) || null,
    fromName: mail.from?.name.trim().slice(0, 320) || null,
    fromAddress: addressOf(mail.from) || null,
    sentAt: mail.date ? new Date(mail.date) : null,
  };
  return { ...facts, ...searchOf(facts) };
}

export function bodyFactsOf(mail: ParsedMail): BodyFacts {
  return {
    listed: {
      snippet: snippetOf(mail),
      attachmentCount: mail.attachments.filter((one) => !one.inline).length,
    },
    texts: { html: keptHtml(mail.html) || null, text: mail.text.slice(0, KEPT_TEXT) || null },
  };
}

export function addressOf(from: MailAddress | null): string {
  return from?.address.trim().toLowerCase().slice(0, 320) ?? "";
}

/** Returns the initial intake state of an agent's email. */
export function intakeOf(from: MailAddress | null, quarantined: boolean): Intake {
  if (quarantined) return "QUARANTINED";
  return from && isSystemSender(from.address) ? "SYSTEM" : "RECEIVED";
}

/**
 * Cuts the HTML of an email that is too long to be stored; images embedded in its tags are removed before any of its
 * words.
 */
function keptHtml(html: string): string {
  if (html.length <= KEPT_HTML) return html;
  const isPicture = (run: string) => run.length > LARGE_PICTURE && /^data:image\//i.test(run);
  return html.replace(/[^"'\s<>]+/g, (run) => (isPicture(run) ? "data:," : run)).slice(0, KEPT_HTML);
}

function snippetOf(mail: ParsedMail): string {
  const source =
    mail.text || mail.html.slice(0, 20_000).replace(/<style[\s\S]*?(<\/style>|$)|<[^<>]*>/gi, " ");
  return source.slice(0, 5_000).replace(/\s+/g, " ").trim().slice(0, SNIPPET_LENGTH);
}
