import "server-only";
import {
  listUnownedWithFiles,
  readUnownedAttachments,
} from "@/lib/inbox/emails/intake/read-unowned-attachments";
import type { Context } from "@/lib/platform/context/context";
import { type AttachedStatement, looksLikeStatement } from "./attached-statement.model";

/** Which files of mails without an owner read as bank statements, for administrators. */
export async function listAttachedStatements(ctx: Context): Promise<AttachedStatement[]> {
  const found: AttachedStatement[] = [];
  // One after the other: each is taken apart in a thread of which there are few.
  for (const emailId of await listUnownedWithFiles(ctx)) {
    const attachments = await readUnownedAttachments(ctx, emailId).catch(() => []);
    for (const [index, { name, bytes }] of attachments.entries()) {
      if (looksLikeStatement(name, bytes)) found.push({ emailId, index, name: name || "statement" });
    }
  }
  return found;
}
