import "server-only";
import type { BookingDraft } from "@/lib/ledger/bookings/booking.model";
import { major } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction } from "@/lib/platform/context/transaction";
import { openReading } from "../reading/open-reading";
import { type Converted, convertOnce } from "./convert-email";
import { changeItem } from "./correct-email";
import { changesOf, type FeedbackData } from "./feedback.model";

/**
 * Creates a booking from an email as somebody edited it, even if nothing was extracted from it; the edits are stored
 * as corrections. Converting it again returns the same booking.
 */
export function convertEditedEmail(ctx: Context, id: string, draft: BookingDraft): Promise<Converted> {
  return inTransaction(ctx, async (tx) => {
    const reading = await openReading(tx, id);
    const { item } = reading;
    if (!item.bookingId) await changeItem(tx, reading, changesOf(item.payload, dataOf(draft)));
    return convertOnce(tx, item.id, { draft });
  });
}

function dataOf(draft: BookingDraft): FeedbackData {
  return {
    confirmationNumber: draft.confirmationNumber,
    totalBookingAmount: major(draft.total),
    totalBookingCurrency: draft.total.currency,
    expectedCommissionAmount: major(draft.commission),
    expectedCommissionCurrency: draft.commission.currency,
    startDate: draft.travelStart,
    endDate: draft.travelEnd,
    supplierName: "name" in draft.supplier ? draft.supplier.name : null,
    clientName: draft.clientName,
  };
}
