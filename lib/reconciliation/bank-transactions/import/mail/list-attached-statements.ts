import "server-only";
import { isArchive } from "@/lib/imports/csv-encoding.model";
import {
  listUnownedWithFiles,
  readUnownedAttachments,
} from "@/lib/inbox/emails/intake/read-unowned-attachments";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { statementBytes } from "../reading/workbook-statement";
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

/** As it stands there, or as a workbook of which one sheet is a statement. */
async function isStatement(name: string, bytes: Uint8Array): Promise<boolean> {
  if (!isArchive(bytes)) return looksLikeStatement(name, bytes);
  try {
    await statementBytes(bytes, name);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
