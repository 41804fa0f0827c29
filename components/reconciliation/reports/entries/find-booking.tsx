import { Dialog } from "@/components/ui/dialog";
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
    <Dialog
      title="Find a booking"
      description="Any agent's. The entry is matched to the booking you choose."
      body={{ className: "min-h-72" }}
      onClose={onClose}
    >
      <BookingFinder onChoose={onChoose} />
    </Dialog>
  );
}
