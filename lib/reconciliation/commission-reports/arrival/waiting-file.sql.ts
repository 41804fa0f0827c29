import "server-only";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { emails, personName, reportFiles, users } from "@/db/schema";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { Tx } from "@/lib/platform/context/transaction";
import type { MailFile, WaitingFile } from "./waiting-file.model";

const MOST = 100;

/** The files that wait, the oldest first. */
export async function selectWaitingFiles(tx: Tx): Promise<WaitingFile[]> {
  const rows = await tx.db
    .select({
      id: reportFiles.id,
      ownerId: reportFiles.ownerId,
      emailId: reportFiles.emailId,
      attachment: reportFiles.attachment,
      fileName: reportFiles.fileName,
      asks: reportFiles.asks,
      subject: emails.subject,
      sender: sql<string | null>`coalesce(${emails.originAddress}, ${emails.fromAddress})`,
      agent: personName,
      createdAt: reportFiles.createdAt,
    })
    .from(reportFiles)
    .innerJoin(emails, and(eq(emails.userId, reportFiles.ownerId), eq(emails.id, reportFiles.emailId)))
    .innerJoin(users, eq(users.id, reportFiles.ownerId))
    .where(isNull(reportFiles.settledAt))
    .orderBy(asc(reportFiles.createdAt), asc(reportFiles.attachment))
    .limit(MOST);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Has files of one mail wait; those that did before, or were settled, stay as they are. */
export async function insertWaitingFiles(
  tx: Tx,
  files: readonly (MailFile & Pick<WaitingFile, "fileName" | "asks">)[],
): Promise<void> {
  const rows = files.map((file) => ({ ...file, id: newId(), createdAt: tx.now }));
  if (rows.length > 0) await tx.db.insert(reportFiles).values(rows).onConflictDoNothing();
}

export async function isWaiting(tx: Tx, file: MailFile): Promise<boolean> {
  const rows = await tx.db
    .select({ id: reportFiles.id })
    .from(reportFiles)
    .where(and(ofFile(file), isNull(reportFiles.settledAt)));
  return rows.length > 0;
}

/** Ends the waiting, by a report that was made of the file or without one. CONFLICT where somebody else was first. */
export async function settleFile(
  tx: Tx,
  file: MailFile,
  { by, reportId }: { readonly by: string; readonly reportId: string | null },
): Promise<void> {
  const rows = await tx.db
    .update(reportFiles)
    .set({ settledAt: tx.now, settledBy: by, reportId })
    .where(and(ofFile(file), isNull(reportFiles.settledAt)))
    .returning({ id: reportFiles.id });
  if (rows.length === 0) throw new Failure("CONFLICT", "This file was imported or put aside before.");
}

/** Has a file wait again that was put aside. CONFLICT where it wasn't. */
export async function unsettleFile(tx: Tx, file: MailFile): Promise<void> {
  const rows = await tx.db
    .update(reportFiles)
    .set({ settledAt: null, settledBy: null })
    .where(and(ofFile(file), isNotNull(reportFiles.settledAt), isNull(reportFiles.reportId)))
    .returning({ id: reportFiles.id });
  if (rows.length === 0) throw new Failure("CONFLICT", "This file isn't put aside.");
}

function ofFile({ ownerId, emailId, attachment }: MailFile) {
  return and(
    eq(reportFiles.ownerId, ownerId),
    eq(reportFiles.emailId, emailId),
    eq(reportFiles.attachment, attachment),
  );
}
