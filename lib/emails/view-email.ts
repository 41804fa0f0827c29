import "server-only";
import { Failure } from "@/lib/base/failure";
import { findBookingByNumber } from "@/lib/bookings/find-booking-by-number";
import { readBooking } from "@/lib/bookings/read-booking";
import type { Context } from "@/lib/context/context";
import { reading, type Tx } from "@/lib/context/transaction";
import type { CommissionStatement } from "@/lib/extraction/payload.model";
import { htmlToText } from "@/lib/vendors/mail-html/html-to-text";
import { showsPicture } from "@/lib/vendors/mail-html/mail-pictures";
import type { Email, EmailItem } from "./email.model";
import {
  type Bodies,
  bodiesOf,
  type EmailItemView,
  type EmailView,
  type StatementView,
} from "./email-view.model";
import { findTarget } from "./find-target";
import { readEmail } from "./read-email";

const SHOWN_ENTRIES = 300;

/** One mail for the Emails page; `id` may be the mail's or a reading's. */
export function viewEmail(ctx: Context, id: string): Promise<EmailView> {
  return reading(ctx, async (tx) => {
    const email = await readEmail(tx, id);
    const { html: _, text: __, attachmentsText: ___, documents: ____, commissionReport, ...rest } = email;
    const [items, statement] = await Promise.all([
      Promise.all(email.items.map((item) => itemView(tx, item))),
      // Written by extract-email from this very type.
      statementView(tx, commissionReport as CommissionStatement | null),
    ]);
    return { ...rest, items, statement, bodies: bodiesOfEmail(email) };
  });
}

/** What can be shown of a mail, and what of it first. */
export function bodiesOfEmail(email: Email): Bodies {
  const lengths = {
    html: email.html ? htmlToText(email.html).length : 0,
    text: email.text?.trim().length ?? 0,
    attachments: email.attachmentsText?.trim().length ?? 0,
  };
  return bodiesOf(lengths, lengths.html === 0 && email.html !== null && showsPicture(email.html));
}

/** What is settled stays as it was settled; what is not is looked at anew. */
async function itemView(tx: Tx, item: EmailItem): Promise<EmailItemView> {
  if (item.bookingId) return { ...item, known: await settledBooking(tx, item.bookingId) };
  const { proposal, booking, differences } = await findTarget(tx, item);
  const known = booking && {
    id: booking.id,
    confirmationNumber: booking.confirmationNumber,
    status: booking.status,
    differences,
  };
  return { ...item, proposal, known: known ?? null };
}

async function settledBooking(tx: Tx, id: string): Promise<EmailItemView["known"]> {
  try {
    const { confirmationNumber, status } = await readBooking(tx, id);
    return { id, confirmationNumber, status, differences: [] };
  } catch (error) {
    if (error instanceof Failure && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

async function statementView(tx: Tx, statement: CommissionStatement | null): Promise<StatementView | null> {
  if (!statement) return null;
  const entries = await Promise.all(
    statement.entries.slice(0, SHOWN_ENTRIES).map(async (entry) => ({
      ...entry,
      bookingId: (await findBookingByNumber(tx, entry.confirmationNumber))?.id ?? null,
    })),
  );
  return { ...statement, entries };
}
