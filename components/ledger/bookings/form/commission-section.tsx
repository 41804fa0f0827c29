import { useEffect, useState } from "react";
import { formDrafts } from "@/components/shared/form/form-drafts";
import { useUrlState } from "@/components/shared/table/url-state";
import { DayText } from "@/components/shared/text/date-text";
import { Fact } from "@/components/shared/text/fact";
import { Button } from "@/components/ui/button";
import { useFocusFollows } from "@/components/ui/focus/use-focus-follows";
import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { formatMoney } from "@/lib/platform/base/money";
import { DueDateForm } from "../corrections/due-date-form";
import { isOwed } from "../mutations/booking-menu";
import { closeReasonWords } from "../mutations/close-reasons";
import { PaymentForm, paymentForm } from "../payments/payment-form";
import { PaymentList } from "../payments/payment-list";

type Open = "payment" | "due" | null;

/**
 * The commission of one booking: expected, received, outstanding, its due date, and all payments. An address with
 * `dialog=payment` opens the payment form. `isFirst` makes recording a payment the dialog's main action, while
 * nothing is typed elsewhere.
 */
export function CommissionSection({
  details,
  isFirst,
}: {
  readonly details: BookingDetails;
  readonly isFirst: boolean;
}) {
  const { values, show } = useUrlState(OPEN_URL);
  const [open, setOpen] = useState<Open>(values.dialog === "payment" ? "payment" : null);
  const part = useFocusFollows(open);
  const close = () => {
    setOpen(null);
    if (values.dialog) show({ dialog: null }, "replace");
  };
  const { id } = details.booking;
  useEffect(() => {
    if (formDrafts.read(paymentForm(id))) setOpen("payment");
  }, [id]);
  return (
    <section ref={part} aria-labelledby="booking-commission" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b pb-1">
        <h3 id="booking-commission" className="font-semibold">
          Commission
        </h3>
        {open === null ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" data-opens="due" onClick={() => setOpen("due")}>
              Change due date
            </Button>
            <Button
              variant={isFirst && isOwed(details.row) ? "primary" : "outline"}
              size="sm"
              data-opens="payment"
              onClick={() => setOpen("payment")}
            >
              Mark commission received
            </Button>
          </div>
        ) : null}
      </div>
      <Figures details={details} />
      {open === "payment" ? <PaymentForm details={details} onClose={close} /> : null}
      {open === "due" ? <DueDateForm details={details} onClose={close} /> : null}
      <PaymentList details={details} />
    </section>
  );
}

function Figures({ details }: { readonly details: BookingDetails }) {
  const { commission, outstandingMinor, row, booking, closeReason } = details;
  const inWords = (minor: number) => formatMoney({ minor, currency: commission.currency });
  const figures = [
    { label: "Expected", value: row.commission },
    { label: "Received", value: row.received ?? inWords(0) },
    { label: outstandingMinor < 0 ? "Overpaid" : "Outstanding", value: inWords(Math.abs(outstandingMinor)) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(({ label, value }) => (
        <Fact key={label} label={label} className="font-medium">
          {value}
        </Fact>
      ))}
      <Fact label={details.dueOverride ? "Expected by (own date)" : "Expected by"} className="font-medium">
        <DayText value={booking.dueDate} />
      </Fact>
      {closeReason ? (
        <Fact label="Closed as" className="font-medium">
          {closeReasonWords(closeReason)}
        </Fact>
      ) : null}
    </dl>
  );
}
