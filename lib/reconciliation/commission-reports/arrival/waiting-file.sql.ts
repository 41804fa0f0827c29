import "server-only";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { commissionReports, emails, personName, reportFiles, users } from "@/db/schema/index";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { Tx } from "@/lib/platform/context/transaction";
import { type MailFile, MOST_WAITING, type WaitingFile } from "./waiting-file.model";

const ITS_FILE = and(
  eq(commissionReports.ownerId, reportFiles.ownerId),
  eq(commissionReports.emailId, reportFiles.emailId),
  eq(commissionReports.attachment, reportFiles.attachment),
);

/** Returns the waiting files, oldest first. */
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
    .limit(MOST_WAITING);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Makes files of an email wait. Files that already wait or were settled stay unchanged. */
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

/**
 * Settles a waiting file, with the report that was created from it or without one. Throws CONFLICT if somebody else has
 * already settled it.
 */
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

/** Makes the file of a removed report wait again. */
export async function unsettleFileOf(tx: Tx, reportId: string): Promise<void> {
  await tx.db
    .update(reportFiles)
    .set({ settledAt: null, settledBy: null, reportId: null })
    .where(eq(reportFiles.reportId, reportId));
}

/** Settles the file of a restored report again. Throws CONFLICT if somebody has settled it in the meantime. */
export async function resettleFileOf(tx: Tx, reportId: string, by: string): Promise<void> {
  const [file] = await tx.db
    .select({
      ownerId: reportFiles.ownerId,
      emailId: reportFiles.emailId,
      attachment: reportFiles.attachment,
    })
    .from(reportFiles)
    .innerJoin(commissionReports, ITS_FILE)
    .where(eq(commissionReports.id, reportId));
  if (file) await settleFile(tx, file, { by, reportId });
}

/** Makes a dismissed file wait again. Throws CONFLICT if it wasn't dismissed. */
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

/** Whether an email already has a report, including one that was removed. */
export async function hasReportOfEmail(tx: Tx, ownerId: string, emailId: string): Promise<boolean> {
  const rows = await tx.db
    .select({ id: commissionReports.id })
    .from(commissionReports)
    .where(and(eq(commissionReports.ownerId, ownerId), eq(commissionReports.emailId, emailId)))
    .limit(1);
  return rows.length > 0;
}
