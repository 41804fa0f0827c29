import { type ReactNode, useState } from "react";
import { SubmitButton } from "@/components/shared/form/form";
import { useForm } from "@/components/shared/form/use-form";
import type { Mutation } from "@/components/shared/mutations/mutation";
import { useDatePreferences } from "@/components/shared/text/date-preferences";
import { Dialog } from "@/components/ui/dialog";
import { type BookingDraftInput, bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import {
  type BookingFields,
  draftInputOf,
  EMPTY_FIELDS,
  meaningOf,
  understood,
} from "./booking-fields.model";
import { BOOKING_FORM, BookingForm } from "./booking-form";
import { DuplicateNotice } from "./duplicate-notice";

/**
 * The dialog that creates a booking. With a number in `prefill` its title is "Edit Booking", as in the review of an
 * email. `onSaved` is called instead of `onClose` after saving; `tools` appear below the title.
 */
export function NewBookingDialog({
  of,
  prefill = {},
  create,
  onClose,
  onSaved = onClose,
  tools,
  anyDay = false,
  beside,
}: {
  /** The id of the email from which the booking is made, if any. */
  readonly of?: string;
  readonly prefill?: Partial<BookingFields>;
  readonly create: (draft: BookingDraftInput) => Mutation;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
  /** Whether past days can be picked too. */
  readonly anyDay?: boolean;
  /** The part of the page that the dialog replaces. */
  readonly beside?: HTMLElement | null | undefined;
  readonly tools?: (fill: (fields: Partial<BookingFields>) => void) => ReactNode;
}) {
  const { timeZone } = useDatePreferences();
  const [isDuplicate, setIsDuplicate] = useState(false);
  const creating = (allowDuplicate: boolean) => (draft: BookingDraftInput) => ({
    ...create({ ...draft, allowDuplicate }),
    failed: "Failed to create booking",
  });
  const form = useForm({
    id: BOOKING_FORM,
    ...(of ? { of } : {}),
    initial: { ...EMPTY_FIELDS, ...prefill },
    schema: bookingDraft,
    inputOf: draftInputOf,
    mutate: creating(false),
    onClose,
    onSent: onSaved,
    onRefused: ({ code }) => setIsDuplicate(code === "DUPLICATE_BOOKING"),
    understood,
    meaning: meaningOf,
  });
  const isReview = Boolean(prefill.confirmationNumber);
  const createAnyway = () => form.sendAs(creating(true));
  return (
    <Dialog
      title={isReview ? "Edit Booking" : "Add New Booking"}
      heading={tools?.(form.change)}
      className="sm:max-w-2xl"
      beside={beside}
      cancel="Cancel"
      footer={<SubmitButton form={form} words={["Create Booking", "Creating..."]} />}
      onClose={form.close}
    >
      <BookingForm
        form={form}
        earliest={isReview || anyDay ? null : dayIn(new Date(), timeZone ?? browserZone())}
        notice={<DuplicateNotice form={form} createAnyway={isDuplicate ? createAnyway : null} />}
      />
    </Dialog>
  );
}

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
