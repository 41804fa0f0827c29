"use client";

import { useState } from "react";
import { aboutBooking, type NamedBooking } from "@/components/bookings/moves/about-booking";
import { toastFailure } from "@/components/shared/moves/failure-toast";
import { toast } from "@/components/ui/toast/toast";
import { failureOf } from "@/lib/api-client/api-failure";
import { runAction } from "@/lib/api-client/run-action";
import type { Proposal } from "@/lib/emails/email.model";
import { NOT_A_BOOKING } from "@/lib/extraction/not-a-booking.model";
import { convertEditedEmailAction, convertEmailAction, undoConvertAction } from "../actions";
import type { OpenedEmail } from "../use-email";
import type { Hands } from "../use-hands";
import { undoing } from "./email-moves";

type Convertible = Extract<Proposal, "CREATE" | "UPDATE" | "CANCEL" | "DUPLICATE">;

const CONVERTED: Readonly<Record<Convertible, string>> = {
  CREATE: "Booking created from extracted data",
  UPDATE: "Booking updated from this e-mail",
  CANCEL: "Booking closed as cancelled",
  DUPLICATE: "E-mail linked to its booking",
};

/** Converting a reading as it is or as it was edited; then on to the next mail once nothing of this one is left to do. */
export function useConversion({ leave, tell }: Hands, email: OpenedEmail) {
  const [busy, setBusy] = useState(false);
  const converted = async (itemId: string, said: string, booking: NamedBooking) => {
    const { view, reload } = email;
    const others = view?.items.filter((one) => one.id !== itemId && !one.bookingId) ?? [];
    if (view && others.length === 0) leave([view.id], "processed");
    else await reload();
    tell({
      said,
      about: aboutBooking(booking),
      undo: undoing(() => runAction(undoConvertAction, { id: itemId })),
    });
  };
  const convert = async (itemId: string, as: Convertible, anew = false) => {
    setBusy(true);
    try {
      const booking = await runAction(convertEmailAction, { id: itemId, ...(anew ? { anew } : { as }) });
      await converted(itemId, anew ? CONVERTED.CREATE : CONVERTED[as], booking);
    } catch (error) {
      reportConvertFailure(error);
      if (failureOf(error).code === "STALE") await email.reload();
    } finally {
      setBusy(false);
    }
  };
  const convertEdited = async (
    itemId: string,
    draft: Parameters<typeof convertEditedEmailAction>[0]["draft"],
  ) => {
    const booking = await runAction(convertEditedEmailAction, { id: itemId, draft });
    await converted(itemId, "Booking created with edited data", booking);
  };
  return { busy, convert, convertEdited };
}

function reportConvertFailure(error: unknown): void {
  const failure = failureOf(error);
  if (failure.code !== "EMAIL_INCOMPLETE") toastFailure(failure);
  else if (failure.message === "No extracted data found.") toast.error(failure.message);
  else if (failure.message.startsWith(NOT_A_BOOKING))
    toast.error(NOT_A_BOOKING, { description: failure.message });
  else toast.error("Missing required fields", { description: failure.message });
}
