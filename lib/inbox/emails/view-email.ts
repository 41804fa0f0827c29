import "server-only";
import type { Booking } from "@/lib/ledger/bookings/booking.model";
import { findBookingsByIds, findBookingsByNumbers } from "@/lib/ledger/bookings/read-booking";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction } from "@/lib/platform/context/transaction";
import { htmlToText } from "@/lib/platform/mail-html/html-to-text";
import { showsPicture } from "@/lib/platform/mail-html/mail-pictures";
import type { CommissionStatement } from "@/lib/reader/payload.model";
import type { Email, EmailItem } from "./email.model";
import {
  type BodyChoice,
  bodyChoiceOf,
  type EmailItemView,
  type EmailView,
  type KnownBooking,
} from "./email-view.model";
import { readEmail } from "./read-emails";
import { type ConversionPlan, targetOf } from "./reading/find-target";

const SHOWN_ENTRIES = 300;

/** Reads one email for the Emails page; `id` may be the email's or a reading's. */
export function viewEmail(ctx: Context, id: string): Promise<EmailView> {
  return inReadTransaction(ctx, async (tx) => {
    const email = await readEmail(tx, id);
    const { html: _, text: __, attachmentsText: ___, documents: ____, commissionReport, ...rest } = email;
    const statement = statementOf(commissionReport);
    const numbers = [
      ...email.items.flatMap(({ payload }) => payload.confirmationNumber ?? []),
      ...(statement?.entries.map((entry) => entry.confirmationNumber) ?? []),
    ];
    const [byNumber, byId] = await Promise.all([
      findBookingsByNumbers(tx, numbers),
      findBookingsByIds(
        tx,
        email.items.flatMap((item) => item.bookingId ?? []),
      ),
    ]);
    const items = email.items.map((item) =>
      item.bookingId ? settledView(item, byId(item.bookingId)) : openView(item, byNumber),
    );
    const entries = statement?.entries.map((entry) => ({
      ...entry,
      bookingId: byNumber(entry.confirmationNumber)?.id ?? null,
    }));
    return {
      ...rest,
      items,
      statement: statement && entries ? { ...statement, entries } : null,
      bodies: bodiesOfEmail(email),
    };
  });
}

/** extract-email writes values of exactly this type. */
function statementOf(report: Email["commissionReport"]): CommissionStatement | null {
  const statement = report as CommissionStatement | null;
  return statement && { ...statement, entries: statement.entries.slice(0, SHOWN_ENTRIES) };
}

/** Returns the parts of an email that can be shown, and the one to show first. */
export function bodiesOfEmail(email: Email): BodyChoice {
  const lengths = {
    html: email.html ? htmlToText(email.html).length : 0,
    text: email.text?.trim().length ?? 0,
    attachments: email.attachmentsText?.trim().length ?? 0,
  };
  return bodyChoiceOf(lengths, lengths.html === 0 && email.html !== null && showsPicture(email.html));
}

/** Returns the view of a converted reading, with the outcome that was stored. */
function settledView(item: EmailItem, booking: Booking | undefined): EmailItemView {
  return { ...item, known: booking ? knownBooking(booking) : null };
}

/** Returns the view of a reading that isn't converted, with the outcome that converting would have now. */
function openView(item: EmailItem, byNumber: (number: string) => Booking | undefined): EmailItemView {
  const number = item.payload.confirmationNumber;
  const target = targetOf(item, number ? byNumber(number) : undefined);
  return {
    ...item,
    proposal: target.proposal,
    known: target.booking ? knownBooking(target.booking, target) : null,
  };
}

function knownBooking(
  { id, confirmationNumber, status, commission, receivedMinor }: Booking,
  target?: ConversionPlan,
): KnownBooking {
  const { differences = [], cancellation = null } = target ?? {};
  const choices = cancellation?.choices ?? target?.choices ?? [];
  return { id, confirmationNumber, status, commission, receivedMinor, differences, choices, cancellation };
}
