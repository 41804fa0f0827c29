"use client";

import { type ReactNode, useState } from "react";
import { sendingAgain, toastFailure } from "@/components/shared/moves/failure-toast";
import { useDatePreferences } from "@/components/shared/text/date-preferences";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { failureOf } from "@/lib/api-client/api-failure";
import { dayIn } from "@/lib/base/calendar-date";
import { type BookingFields, draftInputOf, EMPTY_FIELDS, errorsOf } from "./booking-fields.model";
import { BOOKING_FORM, BookingForm } from "./booking-form";
import { DiscardPrompt } from "./discard-prompt";
import { DuplicateNotice } from "./duplicate-notice";
import { savedErrorsOf } from "./save-failure";
import { useBookingFields } from "./use-booking-fields";
import { useClosing } from "./use-closing";
import { useKnownNumber } from "./use-known-number";

export type NewBookingDraft = ReturnType<typeof draftInputOf> & { readonly allowDuplicate: boolean };

/**
 * The dialog that creates a booking. With a number in `prefill` it is "Edit Booking", as the review of an e-mail's
 * reading is. `save` rejects with the server's failure; `onSaved` closes otherwise than `onClose` does; `tools` stands
 * beside the title.
 */
export function NewBookingDialog({
  prefill = {},
  save,
  onClose,
  onSaved = onClose,
  tools,
  anyDay = false,
}: {
  readonly prefill?: Partial<BookingFields>;
  readonly save: (draft: NewBookingDraft) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
  /** Days that have passed can be picked too. */
  readonly anyDay?: boolean;
  readonly tools?: (fill: (fields: Partial<BookingFields>) => void) => ReactNode;
}) {
  const form = useBookingFields({ ...EMPTY_FIELDS, ...prefill });
  const { fields, change, setErrors } = form;
  const { timeZone } = useDatePreferences();
  const closing = useClosing(form.isDirty, onClose);
  const [busy, setBusy] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const known = useKnownNumber(fields.confirmationNumber);
  const submit = async (allowDuplicate: boolean) => {
    const wrong = errorsOf(fields);
    if (wrong.length > 0 || busy) return setErrors(wrong);
    setBusy(true);
    try {
      await save({ ...draftInputOf(fields), allowDuplicate });
      onSaved();
    } catch (error) {
      const failure = failureOf(error);
      setIsRefused(failure.code === "DUPLICATE_BOOKING");
      setErrors(savedErrorsOf(failure));
      toastFailure(failure, "Failed to create booking", {
        description: failure.message || "Please try again.",
        retry: sendingAgain(BOOKING_FORM),
      });
      setBusy(false);
    }
  };
  const isReview = Boolean(prefill.confirmationNumber);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : closing.request())}>
      <DialogContent className="sm:max-w-2xl" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{isReview ? "Edit Booking" : "Add New Booking"}</DialogTitle>
          {tools?.(change)}
        </DialogHeader>
        <DialogBody>
          <BookingForm
            fields={fields}
            errors={form.errors}
            change={change}
            settle={form.settle}
            submit={() => void submit(false)}
            earliest={isReview || anyDay ? null : dayIn(new Date(), timeZone ?? browserZone())}
            notice={
              known ? (
                <DuplicateNotice
                  known={known}
                  {...(isRefused ? { createAnyway: () => void submit(true) } : {})}
                />
              ) : null
            }
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={closing.request}>
            Cancel
          </Button>
          <Button type="submit" form={BOOKING_FORM} aria-disabled={busy}>
            {busy ? "Creating..." : "Create Booking"}
          </Button>
        </DialogFooter>
        <DiscardPrompt open={closing.asks} onKeep={closing.keep} onDiscard={closing.discard} />
      </DialogContent>
    </Dialog>
  );
}

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
