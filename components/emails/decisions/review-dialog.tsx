"use client";

import { figure } from "@/components/bookings/form/booking-fields.model";
import { NewBookingDialog } from "@/components/bookings/form/new-booking-dialog";
import { isCalendarDate } from "@/lib/base/calendar-date";
import type { EmailItem } from "@/lib/emails/email.model";
import { draftOf } from "@/lib/emails/reading/reading-draft.model";
import type { EmailActions } from "./use-email-actions";

/** Review & Edit: the booking form with what was read of the mail, empty where nothing was. */
export default function ReviewDialog({
  emailId,
  item,
  actions,
  onClose,
}: {
  readonly emailId: string;
  readonly item: EmailItem | null;
  readonly actions: EmailActions;
  readonly onClose: () => void;
}) {
  return (
    <NewBookingDialog
      anyDay
      prefill={item ? fieldsOf(item) : {}}
      onClose={onClose}
      create={(draft) => ({ run: () => actions.convertEdited(item?.id ?? emailId, draft) })}
    />
  );
}

function fieldsOf({ payload }: EmailItem) {
  const draft = draftOf(payload);
  const currency = String(draft.totalBookingCurrency ?? "USD");
  const commissionCurrency = String(draft.expectedCommissionCurrency ?? currency);
  return {
    confirmationNumber: String(draft.confirmationNumber ?? ""),
    clientName: draft.clientName ?? "",
    totalBookingAmount: amountText(draft.totalBookingAmount, currency),
    totalBookingCurrency: currency,
    expectedCommissionAmount: amountText(draft.expectedCommissionAmount, commissionCurrency),
    expectedCommissionCurrency: commissionCurrency,
    travelStartDate: dayOrNull(draft.travelStartDate),
    travelEndDate: dayOrNull(draft.travelEndDate),
    supplier: { id: null, name: payload.supplier?.name ?? payload.possibleSupplierNames?.[0] ?? "" },
  };
}

function amountText(value: unknown, currency: string): string {
  if (typeof value === "number") return figure(value, currency);
  return value === undefined || value === null ? "" : String(value);
}

function dayOrNull(value: unknown) {
  return isCalendarDate(value) ? value : null;
}
