import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { Failure } from "@/lib/base/failure";
import { parse } from "@/lib/base/input";
import { type Booking, bookingDraft } from "@/lib/bookings/booking.model";
import { createBooking } from "@/lib/bookings/create-booking";
import { readBooking } from "@/lib/bookings/read-booking";
import type { Context } from "@/lib/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/context/transaction";
import { missingFields } from "@/lib/extraction/missing-fields.model";
import { draftOf, type EmailItem } from "./email.model";
import { lockEmail, selectItems, updateEmail, updateItem } from "./email.sql";

/**
 * Makes a booking of what was read, and the mail done, all or nothing. `id` is the mail's, meaning its first reading, or
 * a reading's. Converting again answers with the same booking. EMAIL_INCOMPLETE names what is missing.
 */
export function convertEmail(ctx: Context, id: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const email = await lockEmail(tx, owner, id);
    if (!email) throw new Failure("NOT_FOUND");
    const items = await selectItems(tx, owner, email.id);
    const item = items.find((one) => one.id === id) ?? items[0];
    if (!item) throw new Failure("EMAIL_INCOMPLETE", "No extracted data found.");
    if (item.bookingId) return readBooking(tx, item.bookingId);
    refuseWhatIsNoBooking(email.status, item);
    const booking = await createBooking(tx, parse(bookingDraft, draftOf(item.payload)), {
      source: "email",
      emailId: email.id,
    });
    await finish(tx, owner, email, item, booking);
    return booking;
  });
}

function refuseWhatIsNoBooking(status: string, item: EmailItem): void {
  if (status === "rejected") throw new Failure("CONFLICT", "This e-mail is in the trash.");
  if (item.proposal === "REPORT" || item.proposal === "NONE" || item.proposal === "CANCEL") {
    throw new Failure("CONFLICT", "This e-mail does not confirm a booking.");
  }
  const missing = missingFields(item.payload, item.findings);
  if (missing.length > 0) throw new Failure("EMAIL_INCOMPLETE", `Add or correct: ${missing.join(", ")}`);
}

async function finish(
  tx: Tx,
  owner: string,
  email: { readonly id: string; readonly status: string; readonly version: number },
  item: EmailItem,
  booking: Booking,
): Promise<void> {
  await Promise.all([
    updateItem(tx, owner, item.id, { bookingId: booking.id, convertedAt: tx.now }),
    updateEmail(tx, owner, email.id, {
      status: "processed",
      reviewStatus: "approved",
      version: email.version + 1,
    }),
    recordAudit(tx, {
      action: "email.convert",
      entity: "email",
      entityId: email.id,
      before: { status: email.status },
      after: { status: "processed", bookingId: booking.id },
    }),
  ]);
}
