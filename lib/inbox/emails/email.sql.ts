import "server-only";
import { and, asc, eq, inArray, notInArray, or, type SQL, sql } from "drizzle-orm";
import { emailContents, emailItems, emails } from "@/db/schema";
import { numberKey } from "@/lib/ledger/bookings/booking.model";
import type { Tx } from "@/lib/platform/context/transaction";
import { missingFields } from "@/lib/reader/missing-fields.model";
import type { Finding, Payload } from "@/lib/reader/payload.model";
import type { AttachmentFacts, ReadDocument } from "@/lib/reader/read-booking.model";
import {
  type ConvertUndo,
  type Email,
  type EmailItem,
  type EmailSummary,
  reviewStatusOf,
} from "./email.model";

/** Reads an email with its readings and texts; `id` may be the email's or that of one of its readings. */
export async function selectEmail(tx: Tx, userId: string, id: string): Promise<Email | undefined> {
  const [row] = await tx.db
    .select({ email: emails, content: CONTENT })
    .from(emails)
    .innerJoin(
      emailContents,
      and(eq(emailContents.userId, emails.userId), eq(emailContents.emailId, emails.id)),
    )
    .where(and(eq(emails.userId, userId), named(tx, userId, id)));
  if (!row) return undefined;
  const items = await selectItems(tx, userId, row.email.id);
  return { ...toSummary(row.email), ...toContent(row.content), items };
}

/** Locks an email until the transaction ends; `id` may be the email's or that of one of its readings. */
export async function lockEmail(tx: Tx, userId: string, id: string) {
  const [row] = await tx.db
    .select()
    .from(emails)
    .where(and(eq(emails.userId, userId), named(tx, userId, id)))
    .for("update");
  return row;
}

/**
 * Locks emails in the order of their ids, which avoids deadlocks. An id may be an email's or that of one of its
 * readings. Returns undefined if any is neither.
 */
export async function lockEmails(tx: Tx, userId: string, ids: readonly string[]) {
  const readings = await tx.db
    .select({ id: emailItems.id, emailId: emailItems.emailId })
    .from(emailItems)
    .where(and(eq(emailItems.userId, userId), inArray(emailItems.id, [...ids])));
  const mailOf = new Map(readings.map(({ id, emailId }) => [id, emailId]));
  const mailIds = new Set(ids.map((id) => mailOf.get(id) ?? id));
  const rows = await tx.db
    .select()
    .from(emails)
    .where(and(eq(emails.userId, userId), inArray(emails.id, [...mailIds])))
    .orderBy(asc(emails.id))
    .for("update");
  return rows.length === mailIds.size ? rows : undefined;
}

export async function selectSummaries(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<EmailSummary[]> {
  if (ids.length === 0) return [];
  const rows = await tx.db
    .select()
    .from(emails)
    .where(and(eq(emails.userId, userId), inArray(emails.id, [...ids])));
  return rows.map(toSummary);
}

export async function selectItems(tx: Tx, userId: string, emailId: string): Promise<EmailItem[]> {
  const rows = await tx.db
    .select()
    .from(emailItems)
    .where(and(eq(emailItems.userId, userId), eq(emailItems.emailId, emailId)))
    .orderBy(asc(emailItems.position));
  return rows.map(toItem);
}

export async function updateItem(
  tx: Tx,
  userId: string,
  id: string,
  change: Partial<Omit<typeof emailItems.$inferInsert, "userId" | "id">>,
): Promise<void> {
  await tx.db
    .update(emailItems)
    .set(change)
    .where(and(eq(emailItems.userId, userId), eq(emailItems.id, id)));
}

/** Restores the stored readings of emails, and deletes readings that they didn't have. */
export async function restoreItems(
  tx: Tx,
  userId: string,
  kept: readonly { readonly emailId: string; readonly items: readonly EmailItem[] }[],
): Promise<void> {
  const items = kept.flatMap((mail) => mail.items);
  const rows = items.map((item) => ({
    ...item,
    numberKey: item.confirmationNumber && numberKey(item.confirmationNumber),
  }));
  const mails = kept.map(({ emailId }) => emailId);
  await tx.db.execute(sql`
    update ${emailItems} i set payload = k.payload, findings = k.findings, missing = k.missing, email_type = k."emailType",
      confirmation_number = k."confirmationNumber", number_key = k."numberKey", proposal = k.proposal,
      target_booking_id = k."targetBookingId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k (id uuid, payload jsonb, findings jsonb, missing jsonb,
      "emailType" text, "confirmationNumber" text, "numberKey" text, proposal text, "targetBookingId" uuid)
    where i.user_id = ${userId} and i.id = k.id and i.email_id = any (${sql.param(mails)}::uuid[])`);
  await tx.db.delete(emailItems).where(
    and(
      eq(emailItems.userId, userId),
      inArray(emailItems.emailId, mails),
      notInArray(
        emailItems.id,
        items.map(({ id }) => id),
      ),
    ),
  );
}

function named(tx: Tx, userId: string, id: string): SQL | undefined {
  const ofItem = tx.db
    .select({ id: emailItems.emailId })
    .from(emailItems)
    .where(and(eq(emailItems.userId, userId), eq(emailItems.id, id)));
  return or(eq(emails.id, id), inArray(emails.id, ofItem));
}

/** The columns of an email's content, without its original message. */
export const CONTENT = {
  html: emailContents.html,
  text: emailContents.text,
  attachmentsText: emailContents.attachmentsText,
  attachments: emailContents.attachments,
  documents: emailContents.documents,
  extractedInfo: emailContents.extractedInfo,
  commissionReport: emailContents.commissionReport,
  notices: emailContents.notices,
} as const;

type ContentRow = Pick<typeof emailContents.$inferSelect, keyof typeof CONTENT>;

export function toContent(row: ContentRow) {
  return {
    ...row,
    // extract-email writes values of exactly these types.
    attachments: row.attachments as AttachmentFacts[],
    documents: row.documents as ReadDocument[],
  };
}

export function toSummary(row: typeof emails.$inferSelect): EmailSummary {
  return {
    id: row.id,
    subject: row.subject,
    fromName: row.fromName,
    fromAddress: row.fromAddress,
    originAddress: row.originAddress,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    status: row.status,
    intake: row.intake,
    intakeReason: row.intakeReason,
    reviewStatus: reviewStatusOf(row.status, row.reviewStatus),
    adminNotes: row.adminNotes,
    senderTrust: row.senderTrust,
    type: row.type,
    confirmationNumber: row.confirmationNumber,
    clientName: row.clientName,
    snippet: row.snippet,
    attachmentCount: row.attachmentCount,
    hasData: row.hasData,
    version: row.version,
    isComplete: row.isComplete,
    remindOn: row.remindOn,
  };
}

export function toItem(row: typeof emailItems.$inferSelect): EmailItem {
  // extract-email writes values of exactly these types.
  const payload = row.payload as Payload;
  const findings = row.findings as Finding[];
  return {
    id: row.id,
    position: row.position,
    emailType: row.emailType,
    confirmationNumber: row.confirmationNumber,
    payload,
    findings,
    // Computed by the current rule, whenever the email was read.
    missing: missingFields(payload, findings),
    proposal: row.proposal,
    targetBookingId: row.targetBookingId,
    bookingId: row.bookingId,
    undo: row.undo as ConvertUndo | null,
  };
}
