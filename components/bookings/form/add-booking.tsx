"use client";

import { SparklesIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useMove } from "@/components/shared/moves/move";
import { Button } from "@/components/ui/button";
import { runAction } from "@/lib/api-client/run-action";
import { createBookingAction, deleteBookingAction } from "../actions";
import { NewBookingDialog, type NewBookingDraft } from "./new-booking-dialog";
import { sampleFields } from "./sample-fields";

/** Adding a booking by hand; afterwards the app shows the open bookings. `autoFill` adds the development helper. */
export function AddBooking({
  autoFill,
  onClose,
}: {
  readonly autoFill: boolean;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const { tell } = useMove();
  const [id] = useState(() => crypto.randomUUID());
  const remove = () => runAction(deleteBookingAction, { id });
  const save = async (draft: NewBookingDraft) => {
    // The server checks what it gets; the form has made sure that nothing is missing.
    const complete = draft as Parameters<typeof createBookingAction>[0]["draft"];
    await runAction(createBookingAction, { id, draft: complete });
  };
  // Closed first: it sets the present address anew, which would call off a way that was begun before.
  const showBookings = () => {
    onClose();
    router.push("/bookings");
    tell({
      said: "Booking created successfully",
      undo: { run: remove, failed: "The booking could not be removed" },
    });
  };
  return (
    <NewBookingDialog
      save={save}
      onClose={onClose}
      onSaved={showBookings}
      tools={(fill) =>
        autoFill ? (
          <Button variant="outline" size="sm" className="w-fit" onClick={() => fill(sampleFields())}>
            <SparklesIcon aria-hidden="true" />
            Auto-Fill
          </Button>
        ) : null
      }
    />
  );
}
