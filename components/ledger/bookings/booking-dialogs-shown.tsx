import { SparklesIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { PlanFirst } from "@/components/accounts/billing/plan-first";
import { draftKey, idempotencyKeyOf } from "@/components/shared/form/form-drafts";
import type { Mutation } from "@/components/shared/mutations/mutation";
import { useUrlState } from "@/components/shared/table/url-state";
import { Button } from "@/components/ui/button";
import type { BookingDraftInput } from "@/lib/ledger/bookings/booking.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { dayIn, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { createBookingAction, deleteBookingAction } from "./actions";
import type { BookingFields } from "./form/booking-fields.model";
import { BOOKING_FORM } from "./form/booking-form";
import { EditBooking } from "./form/edit-booking";
import { NewBookingDialog } from "./form/new-booking-dialog";
import { aboutBooking } from "./mutations/about-booking";

/** The dialog that the address requests: Add Booking, or the booking with the id in `edits`. */
export default function BookingDialogsShown({
  adds,
  edits,
  ...given
}: {
  readonly adds: boolean;
  readonly edits: string;
  readonly currency: string;
  readonly autoFill: boolean;
}) {
  const { show } = useUrlState(OPEN_URL);
  const stopAdding = () => show({ dialog: null }, "replace");
  if (adds)
    return (
      <PlanFirst onClose={stopAdding}>
        <AddBooking {...given} onClose={stopAdding} />
      </PlanFirst>
    );
  if (!edits) return null;
  const close = () => show({ booking: null, dialog: null }, "replace");
  return <EditBooking key={edits} id={edits} onClose={close} />;
}

/**
 * A dialog for adding a booking by hand; afterwards the app shows the open bookings. It starts with the agent's
 * `currency`. `autoFill` adds the development helper.
 */
export function AddBooking({
  currency,
  autoFill,
  onClose,
}: {
  readonly currency: string;
  readonly autoFill: boolean;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const [id] = useState(() => idempotencyKeyOf(draftKey(BOOKING_FORM)));
  const remove: Mutation = {
    run: () => runAction(deleteBookingAction, { id }),
    failed: "The booking could not be removed",
  };
  const create = (draft: BookingDraftInput): Mutation => ({
    about: aboutBooking({ ...draft, id }),
    run: () => runAction(createBookingAction, { id, draft }),
    tells: () => ({ said: "Booking created successfully", undo: remove }),
  });
  // Close first: closing changes the current address, which would cancel a navigation that was started before.
  const showBookings = () => {
    onClose();
    router.push("/bookings");
  };
  return (
    <NewBookingDialog
      prefill={{ totalBookingCurrency: currency, expectedCommissionCurrency: currency }}
      create={create}
      onClose={onClose}
      onSaved={showBookings}
      tools={(fill) =>
        autoFill ? (
          <Button variant="outline" size="sm" className="w-fit" onClick={() => fill(sampleFields())}>
            <SparklesIcon />
            Auto-Fill
          </Button>
        ) : null
      }
    />
  );
}

/**
 * Returns made-up values for the development helper "Auto-Fill". They differ each time, so that numbers don't collide.
 */
function sampleFields(): BookingFields {
  const today = dayIn(new Date(), "UTC");
  return {
    confirmationNumber: `TEST-${Date.now().toString(36).toUpperCase()}`,
    clientName: "Test Client",
    destination: "Lisbon",
    totalBookingAmount: "2400.00",
    totalBookingCurrency: "USD",
    expectedCommissionAmount: "240.00",
    expectedCommissionCurrency: "USD",
    travelStartDate: plusDays(today, 30),
    travelEndDate: plusDays(today, 37),
    supplier: { id: null, name: "Test Supplier" },
  };
}
