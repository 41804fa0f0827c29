import "server-only";
import {
  listUnownedWithFiles,
  readUnownedAttachments,
} from "@/lib/inbox/emails/intake/read-unowned-attachments";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { statementBytes } from "../reading/statement-bytes";
import { type AttachedStatement, looksLikeStatement } from "./attached-statement.model";

/** Which files of mails without an owner read as bank statements, for administrators. */
export async function listAttachedStatements(ctx: Context): Promise<AttachedStatement[]> {
  const found: AttachedStatement[] = [];
  // One after the other: each is taken apart in a thread of which there are few.
  for (const emailId of await listUnownedWithFiles(ctx)) {
    const attachments = await readUnownedAttachments(ctx, emailId).catch(() => []);
    for (const [index, { name, bytes }] of attachments.entries()) {
      if (await isStatement(name, bytes)) found.push({ emailId, index, name: name || "statement" });
    }
  }
  return found;
}

/** As it stands there, or as a workbook, a page, a PDF or a text that is one. */
async function isStatement(name: string, bytes: Uint8Array): Promise<boolean> {
  if (looksLikeStatement(name, bytes)) return true;
  if (!/\.(xlsx?|html?|pdf|txt)$/i.test(name)) return false;
  try {
    return (await statementBytes(bytes, name)) !== bytes;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
