import "server-only";
import type { ParsedMail } from "@/lib/extraction/mail.model";
import { parseApart } from "@/lib/extraction/parse-apart";

/** A mail of its own: the bytes it came as, and what stands in them. */
export type SingleMail = { readonly raw: Uint8Array; readonly mail: ParsedMail };

const MOST_MAILS = 100;
const MOST_LEVELS = 6;

/**
 * The mails that one message brings: itself, or, where it was sent to pass several others on, each of those. It stays
 * one of them when it says something itself, or when not all of it could be read. `outer` is the message as a whole.
 */
export async function splitMail(
  raw: Uint8Array,
): Promise<{ outer: ParsedMail; mails: readonly SingleMail[] }> {
  const outer = await parseApart(raw);
  const enclosed = await enclosedIn(outer, MOST_LEVELS);
  if (enclosed.length === 0) return { outer, mails: [{ raw, mail: outer }] };
  const mails = enclosed.slice(0, MOST_MAILS);
  const notices = [...outer.notices, noticeOf(mails.length, enclosed.length)];
  const isKept = mails.length < enclosed.length || saysSomething(outer);
  return { outer, mails: [...(isKept ? [{ raw, mail: { ...outer, notices } }] : []), ...mails] };
}

async function enclosedIn(mail: ParsedMail, levels: number): Promise<SingleMail[]> {
  const found: SingleMail[] = [];
  for (const raw of levels > 0 ? (mail.enclosed ?? []) : []) {
    if (found.length > MOST_MAILS) break;
    found.push(...(await mailsIn(raw, levels - 1)));
  }
  return found;
}

async function mailsIn(raw: Uint8Array, levels: number): Promise<SingleMail[]> {
  const mail = await parseApart(raw);
  const enclosed = await enclosedIn(mail, levels);
  return enclosed.length > 0 && !saysSomething(mail) ? enclosed : [{ raw, mail }, ...enclosed];
}

function saysSomething({ text, html, attachments, enclosed = [], notices }: ParsedMail): boolean {
  const written =
    text.trim() !== "" || html.replace(/<style[\s\S]*?(<\/style>|$)|<[^>]*>|&nbsp;/gi, "").trim() !== "";
  const files = attachments.filter((one) => !one.inline).length;
  return written || files > enclosed.length || notices.length > 0;
}

function noticeOf(taken: number, found: number): string {
  const rest = found > taken ? " The others are still in its original." : "";
  return `${taken} attached e-mails were taken in as e-mails of their own.${rest}`;
}
