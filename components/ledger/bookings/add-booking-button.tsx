"use client";

import { PlusIcon } from "lucide-react";
import { addBookingHere } from "@/components/shell/add-booking-here";
import { useIsNamed, useSidebar } from "@/components/shell/sidebar/sidebar-state";
import { Button } from "@/components/ui/button";

/** A button that opens the Add Booking dialog on the current page. */
export function AddBookingButton() {
  return (
    <Button onClick={addBookingHere}>
      <PlusIcon />
      Add Booking
    </Button>
  );
}

/** The same button as the sidebar's Quick Actions; only an icon where the sidebar is collapsed. */
export function AddBookingQuickAction() {
  const { closeSheet } = useSidebar();
  const isNamed = useIsNamed();
  return (
    <section aria-label="Quick Actions" className="mb-4">
      <h2 className="collapsed:sr-only px-2 pb-1 text-muted-foreground text-xs">Quick Actions</h2>
      <Button
        className="collapsed:size-9 w-full collapsed:px-0"
        data-tooltip={isNamed ? undefined : "Add Booking"}
        data-tooltip-side="right"
        onClick={() => {
          closeSheet();
          addBookingHere();
        }}
      >
        <PlusIcon />
        <span className="collapsed:sr-only">Add Booking</span>
      </Button>
    </section>
  );
}
