import "server-only";
import {
  listUnownedWithFiles,
  readUnownedAttachments,
} from "@/lib/inbox/emails/intake/read-unowned-attachments";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import type { MailAttachment } from "@/lib/reader/message/mail.model";
import { readAttachedReports } from "../../../commission-reports/arrival/read-attached-reports";
import { statementBytes } from "../reading/statement-bytes";
import { type AttachedStatement, looksLikeStatement } from "./attached-statement.model";

/**
 * Returns the files of emails without an owner that look like bank statements or commission reports. For
 * administrators.
 */
export async function listAttachedStatements(ctx: Context): Promise<AttachedStatement[]> {
  const found: AttachedStatement[] = [];
  // Emails are processed one by one, because their files are read in threads, of which there are few.
  for (const emailId of await listUnownedWithFiles(ctx)) {
    const attachments = await readUnownedAttachments(ctx, emailId).catch(() => []);
    found.push(...(await statementsIn(ctx, emailId, attachments)));
  }
  return found;
}

async function statementsIn(
  ctx: Context,
  emailId: string,
  attachments: readonly MailAttachment[],
): Promise<AttachedStatement[]> {
  const found: AttachedStatement[] = [];
  const like = await readAttachedReports(ctx, attachments, { isStatement: false, statement: null });
  const reports = new Set(like.map(({ attachment }) => attachment));
  for (const [index, { name, bytes }] of attachments.entries()) {
    const kind = (await isStatement(name, bytes)) ? "bank" : "report";
    if (kind === "bank" || reports.has(index))
      found.push({ kind, emailId, index, name: name || "statement" });
  }
  return found;
}

/** Whether a file is a statement, either directly or inside a workbook, web page, PDF or printed text. */
async function isStatement(name: string, bytes: Uint8Array): Promise<boolean> {
  if (looksLikeStatement(name, bytes)) return true;
  if (!/\.(xlsx?|f?ods|html?|pdf|txt)$/i.test(name)) return false;
  try {
    return (await statementBytes(bytes, name)) !== bytes;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
