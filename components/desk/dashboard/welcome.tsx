import { EmptyState } from "@/components/shared/states/empty-state";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/links/page-link";

/** The start page of an agent without any data, with the two ways to begin. */
export function Welcome() {
  return (
    <Card>
      <EmptyState
        illustration="boat"
        title="Your ledger is ready"
        action={
          <>
            <Button asChild>
              <PageLink href="/settings/email-forwarding">Set up Email Forwarding</PageLink>
            </Button>
            <Button asChild variant="outline">
              <PageLink href="/bookings">Add Your First Booking</PageLink>
            </Button>
          </>
        }
      >
        Forward a supplier&rsquo;s booking confirmation and Tallyport reads it, or enter a booking yourself.
        From then on it shows what each supplier owes you, and when.
      </EmptyState>
    </Card>
  );
}
