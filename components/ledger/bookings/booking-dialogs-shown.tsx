import { PlanFirst } from "@/components/accounts/billing/plan-first";
import { useUrlState } from "@/components/shared/table/url-state";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { AddBooking } from "./form/add-booking";
import { EditBooking } from "./form/edit-booking";

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
