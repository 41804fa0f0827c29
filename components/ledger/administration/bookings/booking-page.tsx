"use client";

import { BookingHeadline } from "@/components/ledger/bookings/detail/booking-headline";
import { BookingFacts } from "@/components/reconciliation/transactions/workbench/booking-beside";
import { PageHeader } from "@/components/shared/page-header";
import { Card, CardContent } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/links/link-button";
import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import { ANY_BOOKINGS_URL } from "@/lib/platform/base/addresses/admin-bookings-address.model";

/** An agent's booking as an administrator sees it. */
export function BookingPage({
  agent,
  details,
}: {
  readonly agent: { readonly id: string; readonly name: string };
  readonly details: BookingDetails;
}) {
  return (
    <>
      <PageHeader
        title={`Booking ${details.row.confirmationNumber}`}
        description={`Of ${agent.name}. Opening it is recorded in the agent's audit.`}
        actions={
          <LinkButton variant="outline" href={ANY_BOOKINGS_URL.href("/admin/bookings", { agent: agent.id })}>
            All of this agent
          </LinkButton>
        }
      />
      <Card className="max-w-3xl">
        <CardContent className="flex flex-col gap-3">
          <BookingHeadline row={details.row} />
          <BookingFacts details={details} />
        </CardContent>
      </Card>
    </>
  );
}
