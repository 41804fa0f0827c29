"use client";

import { usePathname } from "next/navigation";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { useUrlState } from "@/components/shared/table/url-state";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";

const { OnDemand: Dialogs, preload } = onDemand(() => import("./booking-dialogs-shown"));

/**
 * Shows the booking dialogs that the address requests: `?dialog=add-booking` on any page, `?booking={id}` on the
 * bookings pages, and `dialog=payment` with its payment form open. Their code is loaded when needed; on the bookings
 * pages it is preloaded, so that a dialog opens in the frame of the press.
 */
export function BookingDialogs(given: { readonly currency: string; readonly autoFill: boolean }) {
  const { values } = useUrlState(OPEN_URL);
  const isAmongBookings = usePathname().startsWith("/bookings");
  usePreload(preload, isAmongBookings);
  const adds = values.dialog === "add-booking";
  const edits = isAmongBookings ? values.booking : "";
  return adds || edits ? <Dialogs adds={adds} edits={edits} {...given} /> : null;
}
