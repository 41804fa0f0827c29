import "server-only";
import { readUnownedAttachments } from "@/lib/inbox/emails/intake/read-unowned-attachments";
import { Failure } from "@/lib/platform/base/failure";
import { plainFileName } from "@/lib/platform/base/text";
import type { Context } from "@/lib/platform/context/context";
import { planStatement } from "../plan-statement";
import type { StatementLook } from "../statement-import.model";
import type { AttachedStatementBody } from "./attached-statement.model";

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
