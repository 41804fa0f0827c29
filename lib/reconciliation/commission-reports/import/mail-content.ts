import "server-only";
import { invalidField } from "@/lib/platform/base/failure";
import { isPdf } from "@/lib/reader/documents/readable-files";
import type { MailAttachment } from "@/lib/reader/message/mail.model";
import { parseSandboxed } from "@/lib/reader/message/parse-sandboxed";

const HEAD_BYTES = 16_000;
/** The headers of a message with its sender, each with the lines that continue it. */
const HEADERS = /^(?:[A-Za-z][A-Za-z0-9-]*:.*(?:\r?\n[ \t].*)*\r?\n){3,}\r?\n/;
const SENDER = /^From:/im;
const STATED = /^(?:Message-ID|MIME-Version|Date|Subject):/im;
/** Names of files in formats that suppliers use for statements. */
const READABLE = /\.(csv|tsv|txt|xlsx?|f?ods|pdf)$/i;

/**
 * Returns what an email saved as a file has to say: its only attached statement, otherwise its body. Null if the file
 * isn't an email. Throws INVALID_INPUT (`file`) if several attachments may be the statement.
 */
export async function mailContent(
  bytes: Uint8Array,
): Promise<{ readonly name: string; readonly bytes: Uint8Array } | null> {
  if (!isMail(bytes)) return null;
  const { attachments, html, text, subject } = await parseSandboxed(bytes);
  const [file, ...others] = attachments.filter(mayBeStatement);
  if (file && others.length > 0) {
    const names = [file, ...others].map(({ name }) => `"${name}"`).join(", ");
    throw invalidField(
      "file",
      `This email has several files (${names}): import the one that is the statement.`,
    );
  }
  if (file) return { name: file.name, bytes: file.bytes };
  const body = html.trim() === "" ? text : `<html><body>${html}</body></html>`;
  return { name: subject, bytes: new TextEncoder().encode(body) };
}

function isMail(bytes: Uint8Array): boolean {
  const [head = ""] = HEADERS.exec(Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString("latin1")) ?? [];
  return SENDER.test(head) && STATED.test(head);
}

/** Whether an attachment may be a supplier's statement. */
export function mayBeStatement({ name, bytes, inline }: MailAttachment): boolean {
  return !inline && (READABLE.test(name) || isPdf(bytes));
}
