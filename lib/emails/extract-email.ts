import "server-only";
import { recordActivity } from "@/lib/activity/record-activity";
import { newId } from "@/lib/base/id";
import { numberKey } from "@/lib/bookings/booking.model";
import { findBookingByNumber } from "@/lib/bookings/find-booking-by-number";
import type { Context } from "@/lib/context/context";
import { inTenant, ownerOf, type Tx } from "@/lib/context/transaction";
import { missingFields } from "@/lib/extraction/missing-fields.model";
import { readBooking } from "@/lib/extraction/read-booking";
import type { ReadBooking, ReadItem } from "@/lib/extraction/read-booking.model";
import { notifyAgent } from "@/lib/notifications/notify-agent";
import { type Intake, proposalOf } from "./email.model";
import { lockEmail, updateEmail } from "./email.sql";
import { searchOf } from "./incoming.model";
import { type NewItem, replaceReading, selectForReading } from "./incoming.sql";

const ATTACHMENTS_TEXT = 200_000;

/** Reads a stored mail. The slow part is done when this answers; what it answers stores the findings in a transaction of the mail's agent. */
export async function extractEmail(
  ctx: Context,
  userId: string,
  emailId: string,
): Promise<(tx: Tx) => Promise<void>> {
  const stored = await inTenant(ctx, userId, async (tx) => {
    await updateEmail(tx, userId, emailId, { intake: "PARSING", intakeReason: null });
    return selectForReading(tx, userId, emailId);
  });
  if (!stored) return () => Promise.resolve();
  const started = performance.now();
  const reading = await readBooking(stored.raw);
  const readMs = Math.round(performance.now() - started);
  return (tx) => storeReading(tx, emailId, reading, readMs);
}

async function storeReading(tx: Tx, emailId: string, reading: ReadBooking, readMs: number): Promise<void> {
  const userId = ownerOf(tx);
  const email = await lockEmail(tx, userId, emailId);
  // Converted or discarded meanwhile: what a person decided on must not change under them.
  if (!email || email.status === "processed") return;
  const items = await Promise.all(reading.items.map((item, position) => itemRow(tx, item, position)));
  const [first] = reading.items;
  const number = first?.payload.confirmationNumber ?? null;
  const client = first?.payload.customer?.name ?? null;
  const intake: Intake = items.length > 0 ? "EXTRACTED" : "NO_DATA";
  await replaceReading(tx, userId, emailId, contentOf(reading, readMs), items);
  await Promise.all([
    updateEmail(tx, userId, emailId, {
      intake,
      type: reading.emailType,
      confirmationNumber: number,
      numberKey: number && numberKey(number),
      clientName: client,
      hasData: items.length > 0,
      isComplete: first !== undefined && missingFields(first.payload, first.findings).length === 0,
      search: searchOf(
        email.subject,
        email.fromName,
        email.fromAddress,
        number,
        client,
        first?.payload.supplier?.name,
      ),
      version: email.version + 1,
    }),
    recordActivity(tx, { type: "EMAIL_PROCESSED", emailId }),
    ...(reading.isBooking ? [notifyRead(tx, emailId, items[0]?.id, number)] : []),
  ]);
}

async function itemRow(tx: Tx, item: ReadItem, position: number): Promise<NewItem> {
  const { payload, findings } = item;
  const number = payload.confirmationNumber ?? null;
  const known = number ? await findBookingByNumber(tx, number) : undefined;
  return {
    id: newId(),
    position,
    emailType: payload.emailType,
    confirmationNumber: number,
    numberKey: number && numberKey(number),
    payload,
    findings: [...findings],
    missing: missingFields(payload, findings),
    proposal: proposalOf(payload, known),
    targetBookingId: known?.id ?? null,
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

function notifyRead(
  tx: Tx,
  emailId: string,
  itemId: string | undefined,
  number: string | null,
): Promise<void> {
  return notifyAgent(tx, {
    type: "EMAIL_PARSED",
    title: "Booking e-mail read",
    message: number ? `Confirmation ${number} is ready to review.` : "A booking e-mail is ready to review.",
    emailTransformedId: itemId,
    dedupeKey: `email-parsed:${emailId}`,
  });
}
