"use client";

import { useState } from "react";
import type { FormError } from "@/components/shared/form/form-errors.model";
import { sendingAgain, toastFailure } from "@/components/shared/moves/failure-toast";
import { type Move, useMove } from "@/components/shared/moves/move";
import { failureOf } from "@/lib/api-client/api-failure";
import { runAction } from "@/lib/api-client/run-action";
import type { BookingDetails } from "@/lib/bookings/booking-details.model";
import { updateBookingAction } from "../actions";
import { bookingDetails } from "../booking-resource";
import type { BookingFields } from "./booking-fields.model";
import { BOOKING_FORM } from "./booking-form";
import { changeInputOf, editErrorsOf, fieldsOf } from "./edit-fields.model";
import { savedErrorsOf } from "./save-failure";

/** Saves an edit over the version that was shown; `theirs` is the booking as somebody else left it meanwhile. */
export function useSaving(
  details: BookingDetails,
  setErrors: (errors: readonly FormError[]) => void,
  onSaved: () => void,
) {
  const { tell } = useMove();
  const [busy, setBusy] = useState(false);
  const [theirs, setTheirs] = useState<BookingDetails | null>(null);
  const { id } = details.booking;
  const write = (fields: BookingFields, version: number) => {
    const change = changeInputOf(fields) as Parameters<typeof updateBookingAction>[0]["change"];
    return runAction(updateBookingAction, { id, version, change });
  };
  const undo = (version: number): Move => ({
    run: () => write(fieldsOf(details.booking), version),
    failed: "Failed to update booking",
  });
  const refused = async (error: unknown) => {
    const failure = failureOf(error);
    if (failure.code === "STALE")
      return setTheirs(
        await bookingDetails(id)
          .ask()
          .catch(() => null),
      );
    setErrors(savedErrorsOf(failure));
    toastFailure(failure, "Failed to update booking", { retry: sendingAgain(BOOKING_FORM) });
  };
  const save = async (fields: BookingFields, version = details.version) => {
    const wrong = editErrorsOf(fields);
    if (wrong.length > 0 || busy) return setErrors(wrong);
    setBusy(true);
    try {
      const saved = await write(fields, version);
      const isChanged = saved.version !== version;
      tell({
        said: "Booking updated successfully",
        undo: isChanged ? undo(saved.version) : undefined,
      });
      onSaved();
    } catch (error) {
      await refused(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save, theirs, forgetTheirs: () => setTheirs(null) };
}
