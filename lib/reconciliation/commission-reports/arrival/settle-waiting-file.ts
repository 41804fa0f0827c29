import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inAdminReadTransaction, inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { MailFile, WaitingFile } from "./waiting-file.model";
import { selectWaitingFiles, settleFile, unsettleFile } from "./waiting-file.sql";

/** Returns the files from agents' emails that wait for an administrator to decide how to read them. */
export function listWaitingFiles(ctx: Context): Promise<WaitingFile[]> {
  return inAdminReadTransaction(ctx, selectWaitingFiles);
}

/**
 * Dismisses a file that isn't a statement or was imported in another way. Its email keeps the file. Throws CONFLICT if
 * the file isn't waiting.
 */
export function dismissFile(ctx: Context, file: MailFile): Promise<void> {
  const by = adminOnly(ctx);
  return recorded(ctx, "commission-report.put-file-aside", file, (tx) =>
    settleFile(tx, file, { by, reportId: null }),
  );
}

/** Makes a dismissed file wait again. Throws CONFLICT if it wasn't dismissed. */
export function restoreFile(ctx: Context, file: MailFile): Promise<void> {
  adminOnly(ctx);
  return recorded(ctx, "commission-report.take-file-back", file, (tx) => unsettleFile(tx, file));
}

function recorded(
  ctx: Context,
  action: string,
  { emailId, attachment }: MailFile,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  return inSystemTransaction(ctx, async (tx) => {
    await work(tx);
    await recordAudit(tx, { action, entity: "email", entityId: emailId, after: { attachment } });
  });
}
