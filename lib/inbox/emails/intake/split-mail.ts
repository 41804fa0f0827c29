import "server-only";
import type { ParsedMail } from "@/lib/reader/message/mail.model";
import { parseSandboxed } from "@/lib/reader/message/parse-sandboxed";

/** A single email: its original bytes and its parsed content. */
export type SingleMail = { readonly raw: Uint8Array; readonly mail: ParsedMail };

const MOST_MAILS = 100;
const MOST_LEVELS = 6;

/** A parsed message, and the emails enclosed in it as attachments. */
export type SplitMail = {
  readonly outer: ParsedMail;
  readonly brought: readonly SingleMail[];
  /**
   * Whether the message merely forwards the enclosed emails: it has no content of its own, and all of them could be
   * taken in.
   */
  readonly isEnvelope: boolean;
};

/**
 * Parses a message. If several emails are attached, each becomes an email of its own; a single one is treated as part
 * of the message.
 */
export async function splitMail(raw: Uint8Array): Promise<SplitMail> {
  const outer = await parseSandboxed(raw);
  const enclosed = await enclosedIn(outer, MOST_LEVELS);
  if (enclosed.length === 0) return { outer, brought: [], isEnvelope: false };
  const brought = enclosed.slice(0, MOST_MAILS);
  const notices = [...outer.notices, noticeOf(brought.length, enclosed.length)];
  const isEnvelope = brought.length === enclosed.length && !saysSomething(outer);
  return { outer: { ...outer, notices }, brought, isEnvelope };
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
  const mail = await parseSandboxed(raw);
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
  return `${taken} attached emails were taken in as emails of their own.${rest}`;
}
