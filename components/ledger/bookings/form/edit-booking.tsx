import { TriangleAlertIcon } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { SubmitButton } from "@/components/shared/form/form";
import { EnclosingForm } from "@/components/shared/form/use-unsaved-guard";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { ChangeText } from "@/components/shared/text/shown-value-text";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter, DialogFrame, DialogHeader } from "@/components/ui/dialog";
import { focusField } from "@/components/ui/focus/focus-field";
import { Skeleton } from "@/components/ui/skeleton";
import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import type { ApiFailure } from "@/lib/platform/api-client/api-failure";
import { useResource } from "@/lib/platform/api-client/resource";
import type { ShownChange } from "@/lib/platform/base/shown-value";
import { bookingDetails, pressedBooking } from "../booking-resource";
import { CorrectIdentity } from "../corrections/correct-identity";
import { BookingHeadline } from "../detail/booking-headline";
import { BookingHistory } from "../detail/booking-history";
import { BookingTimeline } from "../detail/booking-timeline";
import { LinkedEmails } from "../detail/linked-emails";
import { bookingMenu } from "../mutations/booking-menu";
import { bookingMutations } from "../mutations/booking-mutations";
import { BookingForm } from "./booking-form";
import { CommissionSection } from "./commission-section";
import { differencesBetween } from "./edit-fields.model";
import { useEditing } from "./use-editing";

/** The dialog of an existing booking: it shows the row's data at once, then all data. */
export function EditBooking({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data: details, error: failure, refetch } = useResource(bookingDetails(id));
  const [pressed] = useState(() => pressedBooking(id));
  const row = details?.row ?? pressed ?? null;
  // The form replaces this with a function that asks for confirmation if unsaved input would be lost.
  const close = useRef(onClose);
  return (
    <DialogFrame className="sm:max-w-3xl" aria-describedby={undefined} onClose={() => close.current()}>
      <DialogHeader title="Edit Booking">{failure ? null : <BookingHeadline row={row} />}</DialogHeader>
      {details ? (
        <EditBookingForm details={details} close={close} onClose={onClose} />
      ) : (
        <Waiting failure={failure} onRetry={() => void refetch()} />
      )}
    </DialogFrame>
  );
}

const ROWS = ["supplier", "number", "client", "total", "commission", "travel", "payments", "due"];

/** About as high as the final content, so that the dialog hardly moves. */
function Waiting({
  failure,
  onRetry,
}: {
  readonly failure: ApiFailure | null;
  readonly onRetry: () => void;
}) {
  if (failure) {
    const isGone = failure.status === 404;
    return (
      <DialogBody>
        <LoadFailed
          message={isGone ? "This booking does not exist any more." : failure.message}
          onRetry={isGone ? null : onRetry}
        />
      </DialogBody>
    );
  }
  return (
    <DialogBody aria-busy="true" className="grid min-h-[70vh] content-start gap-5 sm:grid-cols-2">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <Skeleton className="h-16 sm:col-span-2" />
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </DialogBody>
  );
}

/**
 * The content of the loaded dialog: timeline, commission with payments, form, emails and history. It sets `close` to
 * a function that closes the form.
 */
function EditBookingForm({
  details,
  close,
  onClose,
}: {
  readonly details: BookingDetails;
  readonly close: RefObject<() => void>;
  readonly onClose: () => void;
}) {
  const { form, base, theirs, keepMine, takeTheirs } = useEditing(details, onClose);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    close.current = form.close;
  });
  // The skeleton contained no field to focus.
  useEffect(() => void focusField(body.current), []);
  return (
    <>
      <DialogBody ref={body} className="flex flex-col gap-6">
        {theirs ? (
          <ConflictNotice
            differences={differencesBetween(base.booking, theirs.booking)}
            keepMine={() => keepMine(theirs)}
            takeTheirs={() => takeTheirs(theirs)}
          />
        ) : null}
        <BookingTimeline details={details} />
        <EnclosingForm value={form.self}>
          <CommissionSection details={details} isFirst={!form.isDirty} />
        </EnclosingForm>
        <BookingForm
          form={form}
          identity={
            <EnclosingForm value={form.self}>
              <CorrectIdentity details={details} />
            </EnclosingForm>
          }
        />
        <LinkedEmails emails={details.emails} />
        <BookingHistory entries={details.history} />
      </DialogBody>
      <DialogFooter>
        <MoveMenu details={details} onMoved={form.close} />
        <Button variant="outline" onClick={form.close}>
          Cancel
        </Button>
        <SubmitButton
          form={form}
          variant={form.isDirty ? "primary" : "outline"}
          words={["Save Changes", "Saving..."]}
        />
      </DialogFooter>
    </>
  );
}

function MoveMenu({ details, onMoved }: { readonly details: BookingDetails; readonly onMoved: () => void }) {
  const { row } = details;
  const { mutate } = useMutation();
  const leave = (by: Mutation) => void mutate(by).then((isDone) => (isDone ? onMoved() : undefined));
  const items = bookingMenu(row, {
    close: (reason) => leave(bookingMutations.close(row, reason)),
    reopen: () => leave(bookingMutations.reopen(row)),
    archive: () => leave(bookingMutations.archive(row)),
    unarchive: () => leave(bookingMutations.unarchive(row)),
    remove: () => leave(bookingMutations.remove(row)),
  });
  return (
    <MenuButton variant="outline" items={items} side="top" align="start" className="sm:mr-auto">
      More
    </MenuButton>
  );
}

/**
 * Shown when another user saved this booking while it was being edited here: their changes, and the
 * choice between both versions.
 */
function ConflictNotice({
  differences,
  keepMine,
  takeTheirs,
}: {
  readonly differences: readonly ShownChange[];
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 rounded-lg">
      <Alert tone="warn">
        <TriangleAlertIcon />
        <AlertTitle>This booking was changed in another window</AlertTitle>
        <AlertDescription>
          {differences.length === 0 ? (
            <p>Its shown values are the same as before.</p>
          ) : (
            <ul className="mt-1 list-disc pl-4">
              {differences.map((change) => (
                <li key={change.label}>
                  <ChangeText change={change} />
                </li>
              ))}
            </ul>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={keepMine}>
              Save my version
            </Button>
            <Button size="sm" variant="outline" onClick={takeTheirs}>
              Take the newer version
            </Button>
          </div>
        </AlertDescription>
      </Alert>
    </div>
  );
}
