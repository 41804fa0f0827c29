import { useEffect, useState } from "react";
import { useForm } from "@/components/shared/form/use-form";
import type { Mutation } from "@/components/shared/mutations/mutation";
import { type BookingChangeInput, bookingChange } from "@/lib/ledger/bookings/booking-change.model";
import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import { setResource } from "@/lib/platform/api-client/resource";
import { runAction } from "@/lib/platform/api-client/run-action";
import { updateBookingAction } from "../actions";
import { bookingDetails } from "../booking-resource";
import { aboutBooking, subjectOf } from "../mutations/about-booking";
import { meaningOf, understood } from "./booking-fields.model";
import { BOOKING_FORM } from "./booking-form";
import { changeInputOf, fieldsOf } from "./edit-fields.model";

/**
 * Edits a booking. `base` is the version that the form is based on; `theirs` is a version that
 * another user saved meanwhile.
 */
export function useEditing(details: BookingDetails, onClose: () => void) {
  const [base, setBase] = useState(details);
  const [theirs, setTheirs] = useState<BookingDetails | null>(null);
  const { id } = details.booking;
  const shown = bookingDetails(id);
  const write = (change: BookingChangeInput, version: number) =>
    runAction(updateBookingAction, { id, version, change });
  const undo = (version: number): Mutation => ({
    run: () => write(changeInputOf(fieldsOf(base.booking)), version),
    failed: "Failed to update booking",
  });
  const savingOver =
    (version: number) =>
    (change: BookingChangeInput): Mutation<{ readonly version: number }> => ({
      about: aboutBooking(details.booking),
      subject: `${subjectOf(details.booking)}/fields`,
      run: () => write(change, version),
      tells: (saved) => ({
        said: "Booking updated successfully",
        undo: saved.version === version ? undefined : undo(saved.version),
      }),
      failed: "Failed to update booking",
    });
  const showTheirs = async () => {
    setTheirs(await shown.ask().catch(() => null));
    return true;
  };
  const form = useForm({
    id: BOOKING_FORM,
    of: id,
    initial: fieldsOf(base.booking),
    schema: bookingChange,
    inputOf: changeInputOf,
    mutate: savingOver(base.version),
    onClose,
    onRefused: ({ code }) => code === "STALE" && showTheirs(),
    understood,
    meaning: meaningOf,
  });
  const { isDirty } = form;
  useEffect(() => {
    // Once fields are edited, keep the version they are based on, so that saving can't silently overwrite another
    // user's changes.
    if (!isDirty || hasSameFields(base, details)) setBase(details);
  }, [base, details, isDirty]);
  const keepMine = (over: BookingDetails) => form.sendAs(savingOver(over.version));
  const takeTheirs = (taken: BookingDetails) => {
    setResource(shown, () => taken);
    form.reset(fieldsOf(taken.booking));
    setBase(taken);
    setTheirs(null);
  };
  return { form, base, theirs, keepMine, takeTheirs };
}

function hasSameFields(one: BookingDetails, other: BookingDetails): boolean {
  const [before, after] = [one, other].map(({ booking }) => JSON.stringify(changeInputOf(fieldsOf(booking))));
  return before === after;
}
