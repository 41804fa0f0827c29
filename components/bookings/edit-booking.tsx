"use client";

import { LoadFailed } from "@/components/shared/load-failed";
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { EditBookingForm } from "./edit-booking-form";
import { useBookingDetails } from "./use-booking-details";

/** The dialog of a booking that exists. */
export default function EditBooking({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { details, failure, reload } = useBookingDetails(id);
  if (details) return <EditBookingForm details={details} reload={reload} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent className="sm:max-w-3xl" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Edit Booking</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {failure ? (
            <LoadFailed
              message={failure.status === 404 ? "This booking does not exist any more." : failure.message}
              onRetry={() => void reload()}
            />
          ) : (
            <Waiting />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const ROWS = ["supplier", "number", "client", "total", "commission", "travel", "payments"];

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-5 sm:grid-cols-2">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <Skeleton className="h-16 sm:col-span-2" />
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}
