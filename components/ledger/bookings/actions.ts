"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import {
  archiveBookingWithEmails,
  changeBookingsWithEmails,
  undoChangeWithEmails,
} from "@/lib/inbox/emails/decisions/bookings-with-emails";
import { bookingDraft, bookingJson, confirmationNumber } from "@/lib/ledger/bookings/booking.model";
import { bookingChange, dueDateChange } from "@/lib/ledger/bookings/booking-change.model";
import { bulkChange } from "@/lib/ledger/bookings/bulk/bulk-change.model";
import { openCalendarFeed, revokeCalendarFeed } from "@/lib/ledger/bookings/calendar/calendar-feed";
import {
  changeDueDate,
  correctConfirmationNumber,
  correctSupplier,
} from "@/lib/ledger/bookings/correct-booking";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { closeReason } from "@/lib/ledger/bookings/moves/close-reason.model";
import { deleteBooking, restoreBooking } from "@/lib/ledger/bookings/moves/delete-booking";
import { closeBooking, reopenBooking } from "@/lib/ledger/bookings/moves/move-booking";
import { paymentDraft } from "@/lib/ledger/bookings/payments/payment.model";
import { recordPayment, reversePayment } from "@/lib/ledger/bookings/payments/record-payment";
import { updateBooking } from "@/lib/ledger/bookings/update-booking";
import { supplierChoice } from "@/lib/ledger/suppliers/supplier.model";

const one = z.object({ id: z.uuid() });
const seen = z.object({ id: z.uuid(), version: z.int().min(1) });

/** Creates a booking. The form supplies `id`, so that a second submission doesn't create a second booking. */
export const createBookingAction = action(
  z.object({ id: z.uuid(), draft: bookingDraft }),
  async (ctx, { id, draft }) => bookingJson(await createBooking(ctx, draft, { source: "form", id })),
);

export const updateBookingAction = action(
  z.object({ ...seen.shape, change: bookingChange }),
  async (ctx, { id, version, change }) => ({
    version: (await updateBooking(ctx, { id, version }, change)).version,
  }),
);

export const correctSupplierAction = action(
  z.object({ ...seen.shape, supplier: supplierChoice }),
  async (ctx, { id, version, supplier }) =>
    bookingJson(await correctSupplier(ctx, { id, version }, supplier)),
);

export const correctNumberAction = action(
  z.object({ ...seen.shape, confirmationNumber }),
  async (ctx, { id, version, confirmationNumber: number }) =>
    bookingJson(await correctConfirmationNumber(ctx, { id, version }, number)),
);

export const changeDueDateAction = action(dueDateChange, async (ctx, { bookingId, dueDate }) => ({
  version: (await changeDueDate(ctx, bookingId, dueDate)).version,
}));

export const closeBookingAction = action(
  z.object({ ...one.shape, reason: closeReason.optional() }),
  async (ctx, { id, reason }) => ({ isClosed: (await closeBooking(ctx, id, reason)).closedAt !== null }),
);

export const reopenBookingAction = action(one, async (ctx, { id }) =>
  bookingJson(await reopenBooking(ctx, id)),
);

export const archiveBookingAction = action(
  z.object({ ...one.shape, to: z.enum(["archive", "closed"]) }),
  async (ctx, { id, to }) => {
    const { booking, relatedEmails } = await archiveBookingWithEmails(ctx, id, to);
    return { status: booking.status, relatedEmails };
  },
);

export const deleteBookingAction = action(one, (ctx, { id }) => deleteBooking(ctx, id));

export const restoreBookingAction = action(one, async (ctx, { id }) =>
  bookingJson(await restoreBooking(ctx, id)),
);

export const recordPaymentAction = action(paymentDraft, async (ctx, draft) => {
  const { booking, paymentId } = await recordPayment(ctx, draft);
  return { status: booking.status, paymentId };
});

export const reversePaymentAction = action(
  z.object({ bookingId: z.uuid(), paymentId: z.uuid() }),
  async (ctx, { bookingId, paymentId }) => bookingJson(await reversePayment(ctx, bookingId, paymentId)),
);

export const changeBookingsAction = action(
  bulkChange,
  async (ctx, change) => (await changeBookingsWithEmails(ctx, change)).outcome,
);

export const undoBulkChangeAction = action(one, async (ctx, { id }) => {
  const { bookings, kept } = await undoChangeWithEmails(ctx, id);
  return { undone: bookings.length, kept };
});

export const openCalendarFeedAction = action(z.object({}), (ctx) => openCalendarFeed(ctx));

export const revokeCalendarFeedAction = action(z.object({}), (ctx) => revokeCalendarFeed(ctx));
