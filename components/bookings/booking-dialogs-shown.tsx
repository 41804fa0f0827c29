"use client";

import { useUrlState } from "@/components/shared/table/url-state";
import { OPEN_URL } from "@/lib/base/addresses/addresses.model";
import { AddBooking } from "./form/add-booking";
import { EditBooking } from "./form/edit-booking";

/** The dialog that the address asks for: of a new booking, or of the one whose id is in `edits`. */
export default function BookingDialogsShown({
  adds,
  edits,
  autoFill,
}: {
  readonly adds: boolean;
  readonly edits: string;
  readonly autoFill: boolean;
}) {
  const { show } = useUrlState(OPEN_URL);
  if (adds) return <AddBooking autoFill={autoFill} onClose={() => show({ dialog: null }, "replace")} />;
  if (!edits) return null;
  const close = () => show({ booking: null, dialog: null }, "replace");
  return <EditBooking key={edits} id={edits} onClose={close} />;
}
