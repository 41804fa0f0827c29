"use client";

import { useState } from "react";
import { toastFailure } from "@/components/shared/failure-toast";
import { toast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-client/api-failure";
import { runAction } from "@/lib/api-client/run-action";
import { convertEmailAction } from "./actions";
import { nextOf } from "./email-list.model";
import type { useEmail } from "./use-email";
import type { EmailList } from "./use-email-list";

/** Converts a reading into a booking and goes on to the next mail once nothing of this one is left to do. */
export function useConvert({
  email,
  list,
  onOpen,
}: {
  readonly email: ReturnType<typeof useEmail>;
  readonly list: EmailList;
  readonly onOpen: (id: string | null) => void;
}) {
  const [busy, setBusy] = useState(false);
  const run = async (itemId: string) => {
    const { view } = email;
    if (!view || busy) return;
    setBusy(true);
    try {
      await runAction(convertEmailAction, { id: itemId });
      toast.success("Booking created from extracted data");
      const others = view.items.filter((one) => one.id !== itemId && !one.bookingId);
      if (others.length > 0) return await email.reload();
      const next = nextOf(list.rows, view.id);
      list.remove([view.id], "processed");
      onOpen(next);
    } catch (error) {
      reportConvertFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

function reportConvertFailure(error: unknown): void {
  const failure = failureOf(error);
  if (failure.code !== "EMAIL_INCOMPLETE") toastFailure(failure);
  else if (failure.message === "No extracted data found.") toast.error(failure.message);
  else toast.error("Missing required fields", { description: failure.message });
}
