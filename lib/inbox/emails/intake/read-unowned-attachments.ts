import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import type { MailAttachment } from "@/lib/reader/message/mail.model";
import { parseSandboxed } from "@/lib/reader/message/parse-sandboxed";
import { selectUnownedRaw, selectUnownedWithFiles } from "./unowned.sql";

/**
 * Reads the attachments of an email that belongs to no agent, for administrators. Throws NOT_FOUND once it has been
 * settled.
 */
export async function readUnownedAttachments(ctx: Context, id: string): Promise<readonly MailAttachment[]> {
  adminOnly(ctx);
  const raw = await inSystemReadTransaction(ctx, (tx) => selectUnownedRaw(tx, id));
  if (!raw) throw new Failure("NOT_FOUND");
  return (await parseSandboxed(raw)).attachments;
}

/** Lists the ids of the newest emails without an owner that have an attachment. */
export function listUnownedWithFiles(ctx: Context): Promise<string[]> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, selectUnownedWithFiles);
}
