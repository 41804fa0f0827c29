import { BookingHeadline } from "@/components/ledger/bookings/detail/booking-headline";
import { BookingHistory } from "@/components/ledger/bookings/detail/booking-history";
import { BookingTimeline } from "@/components/ledger/bookings/detail/booking-timeline";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { DayText } from "@/components/shared/text/date-text";
import { Fact } from "@/components/shared/text/fact";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import { useResource } from "@/lib/platform/api-client/resource";
import { formatMoney } from "@/lib/platform/base/money";
import { Section } from "./facts";
import { bookingOf, KEPT } from "./transaction-resource";

/** The booking of the selected candidate, with its timeline and payments. */
export function BookingBeside({ id, userId }: { readonly id: string; readonly userId: string }) {
  const { data, error, refetch } = useResource(bookingOf({ id, userId }), KEPT);
  return (
    <Section title="Booking">
      {error && !data ? (
        <LoadFailed message="Failed to load booking." onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={!data} className="flex flex-col gap-3">
          <BookingHeadline row={data?.row ?? null} />
          {data ? <BookingFacts details={data} /> : <Skeleton className="h-48" />}
        </div>
      )}
    </Section>
  );
}

/** The facts about an agent's booking that an administrator needs. */
export function BookingFacts({ details }: { readonly details: BookingDetails }) {
  const { row, payments, history } = details;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
        <Fact label="Client">{row.clientName}</Fact>
        <Fact label="Supplier">{row.supplierName ?? "No supplier yet"}</Fact>
        <Fact label="Total">{row.total}</Fact>
        <Fact label="Commission">{row.rate ? `${row.commission} (${row.rate})` : row.commission}</Fact>
        <Fact label="Received">{row.received ?? "Nothing yet"}</Fact>
        <Fact label="Outstanding">{row.outstanding ?? row.commission}</Fact>
      </dl>
      <BookingTimeline details={details} />
      {payments.length > 0 ? (
        <ul aria-label="Payments" className="text-sm">
          {payments.map(({ id, receivedOn, amount, reversedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 border-b py-1.5 last:border-0">
              <DayText value={receivedOn} />
              <span className={reversedAt ? "line-through" : "font-medium"}>{formatMoney(amount)}</span>
              {reversedAt ? <Badge tone="warn">Reversed</Badge> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <BookingHistory entries={history} />
    </>
  );
}
