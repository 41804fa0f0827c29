import { useRef, useState } from "react";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { DialogBody, DialogFrame, DialogHeader } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { ApiFailure } from "@/lib/platform/api-client/api-failure";
import { useResource } from "@/lib/platform/api-client/resource";
import { bookingDetails, pressedBooking } from "../booking-resource";
import { BookingHeadline } from "../detail/booking-headline";
import { EditBookingForm } from "./edit-booking-form";

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
