"use client";

import { type RefObject, useEffect, useRef } from "react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { type Move, useMove } from "@/components/shared/moves/move";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter } from "@/components/ui/dialog";
import { focusField } from "@/components/ui/focus/focus-field";
import { setResource } from "@/lib/api-client/resource";
import type { BookingDetails } from "@/lib/bookings/booking-details.model";
import { bookingDetails } from "../booking-resource";
import { CorrectIdentity } from "../corrections/correct-identity";
import { BookingHistory } from "../detail/booking-history";
import { BookingTimeline } from "../detail/booking-timeline";
import { LinkedEmails } from "../detail/linked-emails";
import { bookingMenu } from "../moves/booking-menu";
import { bookingMoves } from "../moves/booking-moves";
import { BOOKING_FORM, BookingForm } from "./booking-form";
import { CommissionSection } from "./commission-section";
import { ConflictNotice } from "./conflict-notice";
import { DiscardPrompt } from "./discard-prompt";
import { differencesBetween, fieldsOf } from "./edit-fields.model";
import { useBookingFields } from "./use-booking-fields";
import { useClosing } from "./use-closing";
import { useSaving } from "./use-saving";

/** What the loaded dialog holds: what happened so far, the form, payments, e-mails and history. `close` is told how to leave it. */
export function EditBookingForm({
  details,
  close,
  onClose,
}: {
  readonly details: BookingDetails;
  readonly close: RefObject<() => void>;
  readonly onClose: () => void;
}) {
  const { booking } = details;
  const form = useBookingFields(fieldsOf(booking));
  const closing = useClosing(form.isDirty, onClose);
  const saving = useSaving(details, form.setErrors, onClose);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    close.current = closing.request;
  });
  // The skeleton had no field for the focus.
  useEffect(() => void focusField(body.current), []);
  const { isDirty, reset } = form;
  useEffect(() => {
    // What has changed meanwhile is shown, unless it was typed over.
    if (!isDirty) reset(fieldsOf(booking));
  }, [booking, isDirty, reset]);
  const takeTheirs = (theirs: BookingDetails) => {
    setResource(bookingDetails(booking.id), () => theirs);
    reset(fieldsOf(theirs.booking));
    saving.forgetTheirs();
  };
  return (
    <>
      <DialogBody ref={body} className="flex flex-col gap-6">
        {saving.theirs ? (
          <ConflictNotice
            differences={differencesBetween(booking, saving.theirs.booking)}
            keepMine={() => void saving.save(form.fields, saving.theirs?.version)}
            takeTheirs={() => saving.theirs && takeTheirs(saving.theirs)}
          />
        ) : null}
        <BookingTimeline details={details} />
        <BookingForm
          fields={form.fields}
          errors={form.errors}
          change={form.change}
          settle={form.settle}
          submit={() => void saving.save(form.fields)}
          identity={<CorrectIdentity details={details} />}
        />
        <CommissionSection details={details} />
        <LinkedEmails emails={details.emails} />
        <BookingHistory entries={details.history} />
      </DialogBody>
      <DialogFooter>
        <MoveMenu details={details} onMoved={onClose} />
        <Button variant="outline" onClick={closing.request}>
          Cancel
        </Button>
        <Button type="submit" form={BOOKING_FORM} aria-disabled={saving.busy}>
          {saving.busy ? "Saving..." : "Save Changes"}
        </Button>
      </DialogFooter>
      <DiscardPrompt open={closing.asks} onKeep={closing.keep} onDiscard={closing.discard} />
    </>
  );
}

function MoveMenu({ details, onMoved }: { readonly details: BookingDetails; readonly onMoved: () => void }) {
  const { id } = details.booking;
  const { move } = useMove();
  const leave = (by: Move) => void move(by).then((isDone) => (isDone ? onMoved() : undefined));
  const items = bookingMenu(details.row, {
    close: (reason) => leave(bookingMoves.close(id, reason)),
    reopen: () => leave(bookingMoves.reopen(id)),
    archive: () => leave(bookingMoves.archive(id)),
    unarchive: () => leave(bookingMoves.unarchive(id)),
    remove: () => leave(bookingMoves.remove(id)),
  });
  return (
    <MenuButton variant="outline" items={items} side="top" align="start" className="sm:mr-auto">
      More
    </MenuButton>
  );
}
