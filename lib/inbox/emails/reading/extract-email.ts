import "server-only";
import { EMAIL_READ } from "@/lib/accounts/notifications/notification.model";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { numberKey } from "@/lib/ledger/bookings/booking.model";
import { newId } from "@/lib/platform/base/id";
import type { Context } from "@/lib/platform/context/context";
import { inTenant, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { configuredModel } from "@/lib/platform/vendors/language-model/configured-model";
import { missingFields } from "@/lib/reader/missing-fields.model";
import { readMessage } from "@/lib/reader/read-booking";
import type { ReadBooking, ReadItem } from "@/lib/reader/read-booking.model";
import { changeEmail, markParsing } from "../change-email";
import { applyCorrections, type Correction } from "../decisions/correction.model";
import { checkedChange, withChange } from "../decisions/item-edit.model";
import { selectCorrections, selectLessons } from "../decisions/review-item.sql";
import type { Intake } from "../email.model";
import { lockEmail } from "../email.sql";
import { bodyFactsOf } from "../intake/incoming.model";
import { type NewItem, replaceReading, selectForReading, updateContent } from "../intake/incoming.sql";
import { splitMail } from "../intake/split-mail";
import { noticesOf, storeEnclosed, storeUnpacked, type UnpackedMail } from "../intake/store-unpacked";
import { originalBytes } from "../originals/originals";
import { findTarget } from "./find-target";
import { storedReading, summaryOf } from "./reading.model";

const ATTACHMENTS_TEXT = 200_000;

/**
 * Parses a stored email and reads it, unless it was put aside. The slow part happens before this returns; the returned
 * function stores the findings and the enclosed emails, in a transaction of the email's agent.
 */
export async function extractEmail(
  ctx: Context,
  userId: string,
  emailId: string,
): Promise<(tx: Tx) => Promise<void>> {
  const stored = await inTenant(ctx, userId, async (tx) => {
    await markParsing(tx, emailId);
    return selectForReading(tx, userId, emailId);
  });
  if (!stored) return () => Promise.resolve();
  const raw = await originalBytes(stored);
  if (stored.intake !== "PARSING") {
    const aside = { ...(await splitMail(raw)), notices: stored.notices };
    return (tx) => storeUnpacked(tx, emailId, aside);
  }
  const started = performance.now();
  const { mail, reading } = await readMessage(raw, { model: configuredModel(), arrived: stored.arrived });
  const readMs = Math.round(performance.now() - started);
  const split = mail.enclosed ? await splitMail(raw) : { outer: mail, brought: [], isEnvelope: false };
  const unpacked = { ...split, notices: stored.notices };
  if (unpacked.isEnvelope) return (tx) => storeUnpacked(tx, emailId, unpacked);
  const notices = [...new Set([...noticesOf(unpacked), ...reading.notices])];
  const read = { unpacked, reading: storedReading({ ...reading, notices }), readMs };
  return (tx) => storeReading(tx, emailId, read);
}

type Read = { readonly unpacked: UnpackedMail; readonly reading: ReadBooking; readonly readMs: number };

async function storeReading(tx: Tx, emailId: string, { unpacked, reading, readMs }: Read): Promise<void> {
  const userId = ownerOf(tx);
  const email = await lockEmail(tx, userId, emailId);
  // Deleted meanwhile.
  if (!email) return;
  const { listed, texts } = bodyFactsOf(unpacked.outer);
  await storeEnclosed(tx, email, unpacked);
  // Converted meanwhile: what a person decided on must not change, so only the intake state is updated.
  if (email.status === "processed") {
    const intake = email.hasData ? "EXTRACTED" : "NO_DATA";
    await updateContent(tx, userId, emailId, texts);
    return changeEmail(tx, email, { ...listed, intake }, { action: null });
  }
  const origin = reading.original.from?.address.toLowerCase() || email.fromAddress;
  const items = await improved(tx, emailId, origin, reading.items);
  const rows = await Promise.all(items.map((item, position) => itemRow(tx, item, position)));
  const intake: Intake = rows.length > 0 ? "EXTRACTED" : "NO_DATA";
  await replaceReading(tx, userId, emailId, { ...texts, ...contentOf(reading, readMs) }, rows);
  const summary = summaryOf(email, items);
  await Promise.all([
    changeEmail(
      tx,
      email,
      {
        ...summary,
        ...listed,
        intake,
        originAddress: origin,
        type: reading.emailType,
        language: reading.language ?? null,
      },
      { action: null, activity: "EMAIL_PROCESSED" },
    ),
    // A job of a higher layer decides what becomes of a commission statement.
    ...(mayBringReport(reading) ? [enqueueJob(tx, "make-report", { userId, emailId })] : []),
    ...(reading.isBooking ? [notifyRead(tx, emailId, rows[0]?.id, summary.confirmationNumber)] : []),
  ]);
}

/**
 * Tells whether the email may contain a commission report: a statement was read, a table is attached, or a file is
 * attached and no booking was read.
 */
function mayBringReport({ commissionReport, items, documents }: ReadBooking): boolean {
  const files = documents.filter(({ id }) => id.startsWith("attachment:"));
  return commissionReport !== undefined || files.some(({ kind }) => kind === "table" || items.length === 0);
}

/**
 * Applies the agent's corrections of this sender's earlier emails, then those that they made in this email before it
 * was read again.
 */
async function improved(
  tx: Tx,
  emailId: string,
  origin: string | null,
  items: readonly ReadItem[],
): Promise<ReadItem[]> {
  if (items.length === 0) return [];
  const userId = ownerOf(tx);
  const [lessons, own] = await Promise.all([
    origin ? selectLessons(tx, userId, origin) : [],
    selectCorrections(tx, userId, emailId),
  ]);
  return items.map((item, position) => {
    const taught = applyCorrections(item, lessons);
    const mine = own.filter((one) => one.position === position);
    const read = mine.reduce(withOwn, taught);
    return { ...read, missing: missingFields(read.payload, read.findings) };
  });
}

function withOwn(read: Pick<ReadItem, "payload" | "findings">, { field, right }: Correction) {
  return withChange(read, checkedChange({ field, value: right }));
}

async function itemRow(tx: Tx, item: ReadItem, position: number): Promise<NewItem> {
  const { payload, findings } = item;
  const number = payload.confirmationNumber ?? null;
  const { proposal, booking } = await findTarget(tx, item);
  return {
    id: newId(),
    position,
    emailType: payload.emailType,
    confirmationNumber: number,
    numberKey: number && numberKey(number),
    payload,
    findings: [...findings],
    missing: [...item.missing],
    proposal,
    targetBookingId: booking?.id ?? null,
  };
}

function contentOf(reading: ReadBooking, readMs: number) {
  const texts = reading.documents.filter((one) => one.id.startsWith("attachment:")).map((one) => one.text);
  return {
    attachmentsText: texts.join("\n\n").slice(0, ATTACHMENTS_TEXT) || null,
    attachments: [...reading.attachments],
    documents: [...reading.documents],
    extractedInfo: { ...reading.extractedInfo },
    commissionReport: reading.commissionReport ? { ...reading.commissionReport } : null,
    notices: [...reading.notices],
    readMs,
  };
}

async function notifyRead(
  tx: Tx,
  emailId: string,
  itemId: string | undefined,
  number: string | null,
): Promise<void> {
  await notifyAgent(tx, {
    type: "EMAIL_PARSED",
    title: EMAIL_READ,
    message: number ? `Confirmation ${number} is ready to review.` : "A booking email is ready to review.",
    emailTransformedId: itemId,
    dedupeKey: `email-parsed:${emailId}`,
  });
}
