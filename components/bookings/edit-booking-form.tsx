"use client";

import { MenuButton } from "@/components/shared/menu-button";
import { StatusBadge } from "@/components/shared/status-badge";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import type { BookingDetails } from "@/lib/bookings/booking-details.model";
import { BOOKING_FORM, BookingForm } from "./booking-form";
import { BookingHistory } from "./booking-history";
import { bookingMenu } from "./booking-menu";
import { BookingTimeline } from "./booking-timeline";
import { CommissionBadge } from "./commission-badge";
import { CommissionSection } from "./commission-section";
import { ConflictNotice } from "./conflict-notice";
import { CorrectIdentity } from "./correct-identity";
import { DiscardPrompt } from "./discard-prompt";
import { differencesBetween, fieldsOf } from "./edit-fields.model";
import { LinkedEmails } from "./linked-emails";
import { useBookingFields } from "./use-booking-fields";
import { useBookingMoves } from "./use-booking-moves";
import { useClosing } from "./use-closing";
import { useSaving } from "./use-saving";

/** The loaded dialog: what happened so far, the form, payments, e-mails and history. */
export function EditBookingForm({
  details,
  reload,
  onClose,
}: {
  readonly details: BookingDetails;
  readonly reload: () => Promise<BookingDetails | null>;
  readonly onClose: () => void;
}) {
  const { booking, row } = details;
  const form = useBookingFields(fieldsOf(booking));
  const closing = useClosing(form.isDirty, onClose);
  const saving = useSaving(details, form.setErrors, onClose);
  const refresh = async () => {
    const fresh = await reload();
    if (fresh && !form.isDirty) form.reset(fieldsOf(fresh.booking));
  };
  const takeTheirs = () => {
    if (saving.theirs) form.reset(fieldsOf(saving.theirs.booking));
    saving.forgetTheirs();
    void reload();
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : closing.request())}>
      <DialogContent className="sm:max-w-3xl" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Edit Booking</DialogTitle>
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-mono">{booking.confirmationNumber}</span>
            {row.state.kind === "overdue" ? null : <StatusBadge status={booking.status} />}
            {row.state.kind === "not due" ? null : <CommissionBadge {...row.state} />}
          </p>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-6">
          {saving.theirs ? (
            <ConflictNotice
              differences={differencesBetween(booking, saving.theirs.booking)}
              keepMine={() => void saving.save(form.fields, saving.theirs?.version)}
              takeTheirs={takeTheirs}
            />
          ) : null}
          <BookingTimeline details={details} />
          <BookingForm
            fields={form.fields}
            errors={form.errors}
            change={form.change}
            submit={() => void saving.save(form.fields)}
            identity={<CorrectIdentity details={details} onCorrected={refresh} />}
          />
          <CommissionSection details={details} onChanged={refresh} />
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
      </DialogContent>
    </Dialog>
  );
}

function MoveMenu({ details, onMoved }: { readonly details: BookingDetails; readonly onMoved: () => void }) {
  const { id } = details.booking;
  const moves = useBookingMoves();
  const then = (move: Promise<boolean>) => void move.then((isDone) => (isDone ? onMoved() : undefined));
  const items = bookingMenu(details.row, {
    close: (reason) => then(moves.close(id, reason)),
    reopen: () => then(moves.reopen(id)),
    archive: () => then(moves.archive(id)),
    unarchive: () => then(moves.unarchive(id)),
    remove: () => then(moves.remove(id)),
  });
  return (
    <MenuButton variant="outline" items={items} side="top" align="start" className="sm:mr-auto">
      More
    </MenuButton>
  );
}
