"use client";

import { BookingHeadline } from "@/components/ledger/bookings/detail/booking-headline";
import { BookingFacts } from "@/components/reconciliation/transactions/workbench/booking-beside";
import { PageHeader } from "@/components/shared/page-header";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { PageLink } from "@/components/ui/links/page-link";
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
          <Button asChild variant="outline">
            <PageLink href={ANY_BOOKINGS_URL.href("/admin/bookings", { agent: agent.id })}>
              All of this agent
            </PageLink>
          </Button>
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
