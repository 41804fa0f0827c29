import "server-only";
import { listUnownedWithFiles, readUnownedAttachments } from "@/lib/inbox/emails/intake/unowned-emails";
import { Failure } from "@/lib/platform/base/failure";
import { plainFileName } from "@/lib/platform/base/text";
import type { Context } from "@/lib/platform/context/context";
import type { MailAttachment } from "@/lib/reader/message/mail.model";
import { readAttachedReports } from "@/lib/reconciliation/commission-reports/arrival/read-attached-reports";
import { planStatement } from "../plan-statement";
import { statementBytes } from "../reading/statement-bytes";
import type { StatementLook } from "../statement-import.model";
import {
  type AttachedStatement,
  type AttachedStatementBody,
  looksLikeStatement,
} from "./attached-statement.model";

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

/** Plans the import of a file attached to an email without an owner, like one that was uploaded. */
export async function planAttachedStatement(
  ctx: Context,
  emailId: string,
  { attachment, ...options }: AttachedStatementBody,
): Promise<StatementLook> {
  const file = (await readUnownedAttachments(ctx, emailId))[attachment];
  if (!file) throw new Failure("NOT_FOUND");
  const fileName = plainFileName(file.name) || "statement";
  return planStatement(ctx, { fileName, bytes: file.bytes, ...options }, { guesses: false });
}
