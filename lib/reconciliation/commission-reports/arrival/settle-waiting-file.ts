import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { MailFile, WaitingFile } from "./waiting-file.model";
import { selectWaitingFiles, settleFile, unsettleFile } from "./waiting-file.sql";

/** The files of agents' mails that wait for an administrator to say how they are read. */
export function listWaitingFiles(ctx: Context): Promise<WaitingFile[]> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, selectWaitingFiles);
}

/** Puts a file aside that is no statement, or was taken in another way. Its mail keeps it. CONFLICT where it doesn't wait. */
export function putFileAside(ctx: Context, file: MailFile): Promise<void> {
  const by = adminOnly(ctx);
  return recorded(ctx, "commission-report.put-file-aside", file, (tx) =>
    settleFile(tx, file, { by, reportId: null }),
  );
}

/** Has a file wait again that was put aside. CONFLICT where it wasn't. */
export function takeFileBack(ctx: Context, file: MailFile): Promise<void> {
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
