"use client";

import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { BookingFinder } from "../../transactions/dialogs/booking-finder";
import type { MatchedTo } from "./entry-mutations";

/** A dialog that searches the bookings of all agents for the one an entry pays; the chosen booking is matched. */
export default function FindBooking({
  onChoose,
  onClose,
}: {
  readonly onChoose: (booking: MatchedTo) => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Find a booking</DialogTitle>
          <DialogDescription>Any agent's. The entry is matched to the booking you choose.</DialogDescription>
        </DialogHeader>
        <DialogBody className="min-h-72">
          <BookingFinder onChoose={onChoose} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
