"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import { conversionAnswers } from "@/lib/inbox/emails/decisions/conversion.model";
import { convertEditedEmail } from "@/lib/inbox/emails/decisions/convert-edited-email";
import { type Converted, convertOnce } from "@/lib/inbox/emails/decisions/convert-email";
import { correctEmail } from "@/lib/inbox/emails/decisions/correct-email";
import { discardEmails, restoreEmails } from "@/lib/inbox/emails/decisions/discard-emails";
import { finishEmail, retryEmail } from "@/lib/inbox/emails/decisions/finish-email";
import { sendForReview } from "@/lib/inbox/emails/decisions/give-feedback";
import { fieldChange } from "@/lib/inbox/emails/decisions/item-edit.model";
import { MOST_AT_ONCE } from "@/lib/inbox/emails/decisions/matching-emails.model";
import { setReminder } from "@/lib/inbox/emails/decisions/remind-of-email";
import { undoConvert } from "@/lib/inbox/emails/decisions/undo-convert";
import { withdrawReview } from "@/lib/inbox/emails/decisions/withdraw-review";
import { CONVERSIONS } from "@/lib/inbox/emails/email.model";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { bookingDraft, bookingJson } from "@/lib/ledger/bookings/booking.model";
import { calendarDateSchema } from "@/lib/platform/base/schemas";

const one = z.object({ id: z.uuid() });
const many = z.object({ ids: z.array(z.uuid()).min(1).max(MOST_AT_ONCE) });
const conversion = one.extend({
  as: z.enum(CONVERSIONS).optional(),
  anew: z.boolean().optional(),
  ...conversionAnswers,
});

export const convertEmailAction = action(conversion, async (ctx, { id, ...how }) =>
  convertedJson(await convertOnce(ctx, id, how)),
);

export const convertEditedEmailAction = action(
  one.extend({ draft: bookingDraft }),
  async (ctx, { id, draft }) => convertedJson(await convertEditedEmail(ctx, id, draft)),
);

export const undoConvertAction = action(one, (ctx, { id }) => undoConvert(ctx, id));

export const discardEmailsAction = action(many, (ctx, { ids }) => discardEmails(ctx, ids));

export const restoreEmailsAction = action(many, (ctx, { ids }) => restoreEmails(ctx, ids));

export const finishEmailAction = action(one, (ctx, { id }) => finishEmail(ctx, id));

export const retryEmailAction = action(one, (ctx, { id }) => retryEmail(ctx, id));

export const sendForReviewAction = action(one, (ctx, { id }) => sendForReview(ctx, id, {}));

export const setReminderAction = action(
  one.extend({ day: calendarDateSchema.nullable() }),
  async (ctx, { id, day }) => {
    await setReminder(ctx, id, day);
    return viewEmail(ctx, id);
  },
);

export const withdrawReviewAction = action(one, (ctx, { id }) => withdrawReview(ctx, id));

/** Corrects values of an email and returns the updated email. */
export const correctEmailAction = action(
  one.extend({ changes: z.array(fieldChange).min(1).max(10) }),
  async (ctx, { id, changes }) => {
    await correctEmail(ctx, id, changes);
    return viewEmail(ctx, id);
  },
);

function convertedJson({ booking, already }: Converted) {
  return { booking: bookingJson(booking), already };
}
