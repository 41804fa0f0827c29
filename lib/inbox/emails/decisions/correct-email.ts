import "server-only";
import { numberKey } from "@/lib/ledger/bookings/booking.model";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { missingFields } from "@/lib/reader/missing-fields.model";
import { changeEmail } from "../change-email";
import type { EmailItem } from "../email.model";
import { updateItem } from "../email.sql";
import { findTarget } from "../reading/find-target";
import { type LockedReading, lockReading } from "../reading/open-reading";
import { summaryOf } from "../reading/reading.model";
import { correctionsOf } from "./correction.model";
import { checkedChange, type FieldChange, withChange } from "./item-edit.model";
import { insertCorrections } from "./review-item.sql";

/**
 * Corrects values of a reading; each correction is stored. Throws NOT_FOUND if it isn't the agent's, CONFLICT once it
 * is converted.
 */
export function correctEmail(ctx: Context, itemId: string, changes: readonly FieldChange[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const reading = await lockReading(tx, itemId);
    const { item } = reading;
    if (item?.id !== itemId) throw new Failure("NOT_FOUND");
    await changeItem(tx, { ...reading, item }, changes);
  });
}

/** Corrects a reading for callers that hold the email's lock. Returns the corrected reading. */
export async function changeItem(
  tx: Tx,
  { email, items, item }: LockedReading & { readonly item: EmailItem },
  changes: readonly FieldChange[],
): Promise<EmailItem> {
  if (item.bookingId || !OPEN.has(email.status)) {
    throw new Failure("CONFLICT", "This email is already settled. Undo that first.");
  }
  const checked = changes.map((change) => checkedChange(change));
  const corrections = correctionsOf(item, checked);
  const read = checked.reduce(withChange, { payload: item.payload, findings: item.findings });
  const edited = { ...item, ...read, missing: missingFields(read.payload, read.findings) };
  const owner = ownerOf(tx);
  const { proposal, booking } = await findTarget(tx, read);
  const number = read.payload.confirmationNumber ?? null;
  const others = items.map((one) => (one.id === item.id ? edited : one));
  await Promise.all([
    updateItem(tx, owner, item.id, {
      payload: read.payload,
      findings: [...read.findings],
      missing: edited.missing,
      emailType: read.payload.emailType,
      confirmationNumber: number,
      numberKey: number && numberKey(number),
      proposal,
      targetBookingId: booking?.id ?? null,
    }),
    changeEmail(
      tx,
      email,
      { ...summaryOf(email, others), ...(item.position === 0 ? { type: read.payload.emailType } : {}) },
      {
        action: corrections.length > 0 ? "email.correct" : null,
        facts: { fields: corrections.map(({ field }) => field).join(" ") },
      },
    ),
    insertCorrections(
      tx,
      owner,
      { emailId: email.id, position: item.position, sender: email.originAddress ?? email.fromAddress },
      corrections,
    ),
  ]);
  return { ...edited, proposal };
}

const OPEN: ReadonlySet<string> = new Set(["new", "pending_review"]);
