import Link from "next/link";
import { EmptyState } from "@/components/shared/states/empty-state";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** What an agent without any data sees: the two ways to begin. */
export function Welcome() {
  return (
    <Card>
      <EmptyState
        illustration="boat"
        title="Your ledger is ready"
        action={
          <>
            <Button asChild>
              <Link href="/settings/email-forwarding">Set up Email Forwarding</Link>
            </Button>
            <Button asChild variant="outline">
              <Link href="/bookings">Add Your First Booking</Link>
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
