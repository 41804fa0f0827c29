"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useUrlState } from "@/components/shared/url-state";

const loadAdd = () => import("./add-booking");
const loadEdit = () => import("./edit-booking");
const AddBooking = dynamic(loadAdd, { ssr: false });
const EditBooking = dynamic(loadEdit, { ssr: false });
/** After the page has settled. */
const PRELOAD_MS = 500;

/** The dialogs that an address can ask for: `?dialog=add-booking` anywhere, `?booking={id}` among the bookings. Their code comes when they do; among the bookings it is fetched ahead, so that a dialog opens at once. */
export function BookingDialogs({ autoFill }: { readonly autoFill: boolean }) {
  const { params, show } = useUrlState();
  const isAmongBookings = usePathname().startsWith("/bookings");
  useEffect(() => {
    if (!isAmongBookings) return;
    const timer = setTimeout(() => void Promise.allSettled([loadEdit(), loadAdd()]), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, [isAmongBookings]);
  const booking = isAmongBookings ? params.get("booking") : null;
  if (params.get("dialog") === "add-booking") {
    return <AddBooking autoFill={autoFill} onClose={() => show({ dialog: null }, "replace")} />;
  }
  if (!booking) return null;
  return <EditBooking key={booking} id={booking} onClose={() => show({ booking: null }, "replace")} />;
}
