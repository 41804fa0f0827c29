"use client";

import { BookingHeadline } from "@/components/bookings/detail/booking-headline";
import { PageHeader } from "@/components/shared/page-header";
import { Card, CardContent } from "@/components/ui/card";
import type { BookingDetails } from "@/lib/bookings/booking-details.model";
import { BookingFacts } from "../transactions/workbench/booking-beside";

/** An agent's booking as an administrator reads it. */
export function BookingPage({ details }: { readonly details: BookingDetails }) {
  return (
    <>
      <PageHeader title={`Booking ${details.row.confirmationNumber}`} />
      <Card className="max-w-3xl">
        <CardContent className="flex flex-col gap-3">
          <BookingHeadline row={details.row} />
          <BookingFacts details={details} />
        </CardContent>
      </Card>
    </>
  );
}
