import { EmptyState } from "@/components/shared/states/empty-state";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/links/link-button";

/** The start page of an agent without any data, with the two ways to begin. */
export function Welcome() {
  return (
    <Card>
      <EmptyState
        illustration="boat"
        title="Your ledger is ready"
        action={
          <>
            <LinkButton href="/settings/email-forwarding">Set up Email Forwarding</LinkButton>
            <LinkButton variant="outline" href="/bookings">
              Add Your First Booking
            </LinkButton>
          </>
        }
      >
        Forward a supplier&rsquo;s booking confirmation and Tallyport reads it, or enter a booking yourself.
        From then on it shows what each supplier owes you, and when.
      </EmptyState>
    </Card>
  );
}
