"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useUrlState } from "@/components/shared/url-state";

const load = () => import("./booking-dialogs-shown");
type Shown = Awaited<ReturnType<typeof load>>["default"];
/** After the page has settled. */
const PRELOAD_MS = 500;

/** The dialogs that an address can ask for: `?dialog=add-booking` anywhere, `?booking={id}` among the bookings. Their code comes when they do; among the bookings it is fetched ahead, so that a dialog opens in the frame of the press. */
export function BookingDialogs({ autoFill }: { readonly autoFill: boolean }) {
  const { params } = useUrlState();
  const [Dialogs, setDialogs] = useState<Shown | null>(null);
  const isAmongBookings = usePathname().startsWith("/bookings");
  const adds = params.get("dialog") === "add-booking";
  const edits = isAmongBookings ? params.get("booking") : null;
  const isAsked = adds || edits !== null;
  const isNear = isAsked || isAmongBookings;
  useEffect(() => {
    if (!isNear || Dialogs) return;
    const fetchIt = () => void load().then((loaded) => setDialogs(() => loaded.default));
    const timer = setTimeout(fetchIt, isAsked ? 0 : PRELOAD_MS);
    return () => clearTimeout(timer);
  }, [isNear, isAsked, Dialogs]);
  return isAsked && Dialogs ? <Dialogs adds={adds} edits={edits} autoFill={autoFill} /> : null;
}
