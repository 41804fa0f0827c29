import "server-only";
import { readOriginalOf } from "@/lib/inbox/emails/read-original";
import type { Context } from "@/lib/platform/context/context";
import { parseSandboxed } from "@/lib/reader/message/parse-sandboxed";
import { BODY, type MailFile } from "./waiting-file.model";

/**
 * Returns a file of an agent's email, or the email's own text as a file. Returns undefined if there is no such file,
 * and throws NOT_FOUND if the email doesn't exist.
 */
export async function readMailFile(
  ctx: Context,
  { ownerId, emailId, attachment }: MailFile,
): Promise<{ readonly name: string; readonly bytes: Uint8Array } | undefined> {
  const { raw } = await readOriginalOf(ctx, ownerId, emailId);
  const { attachments, html, text } = await parseSandboxed(raw);
  if (attachment !== BODY) return attachments[attachment];
  const page = html && `<html><body>${html}</body></html>`;
  return { name: page ? "Email.html" : "Email.txt", bytes: new TextEncoder().encode(page || text) };
}
