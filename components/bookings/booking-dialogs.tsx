"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useUrlState } from "@/components/shared/url-state";

const AddBooking = dynamic(() => import("./add-booking"), { ssr: false });
const EditBooking = dynamic(() => import("./edit-booking"), { ssr: false });

/** The dialogs that an address can ask for: `?dialog=add-booking` anywhere, `?booking={id}` among the bookings. Their code comes when they do. */
export function BookingDialogs({ autoFill }: { readonly autoFill: boolean }) {
  const { params, show } = useUrlState();
  const isAmongBookings = usePathname().startsWith("/bookings");
  const booking = isAmongBookings ? params.get("booking") : null;
  if (params.get("dialog") === "add-booking") {
    return <AddBooking autoFill={autoFill} onClose={() => show({ dialog: null }, "replace")} />;
  }
  if (!booking) return null;
  return <EditBooking key={booking} id={booking} onClose={() => show({ booking: null }, "replace")} />;
}
