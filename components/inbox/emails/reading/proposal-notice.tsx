import { ArrowRightIcon, BanIcon, CopyCheckIcon, PencilLineIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { MoneyText } from "@/components/shared/text/money-text";
import { ShownValueText } from "@/components/shared/text/shown-value-text";
import { PageLink } from "@/components/ui/links/page-link";
import { RadioGroup, RadioItem } from "@/components/ui/radio-group";
import type { EmailItemView, KnownBooking } from "@/lib/inbox/emails/email-view.model";
import type { CommissionChoice } from "@/lib/inbox/emails/reading/commission-terms.model";
import type { Difference } from "@/lib/inbox/emails/reading/proposal.model";
import { recallableMinor } from "@/lib/ledger/bookings/booking-status.model";
import { formatMoney, major } from "@/lib/platform/base/money";

/** The remaining amounts of a booking that an email has cancelled. */
function CancellationTerms({ known }: { readonly known: KnownBooking }) {
  const { cancellation, commission, receivedMinor } = known;
  if (!cancellation) return null;
  const { charge, kept } = cancellation;
  const recall =
    kept?.currency === commission.currency
      ? recallableMinor({ receivedMinor, commissionMinor: kept.minor })
      : 0;
  return (
    <dl className="mt-2 flex flex-col gap-1">
      <Term name="Cancellation charge">{charge ? <MoneyText value={charge} /> : "not named"}</Term>
      <Term name="Commission">
        <MoneyText value={commission} />
      </Term>
      {kept ? (
        <Term name="Commission kept">
          <MoneyText value={kept} />
          {kept.minor === 0 ? " (none is named)" : null}
        </Term>
      ) : null}
      {recall > 0 ? (
        <Term name="Recall possible">
          <MoneyText value={{ minor: recall, currency: commission.currency }} />
        </Term>
      ) : null}
    </dl>
  );
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-2">
      <dt>{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** Asks what happens to the commission, if the email doesn't say. No answer is preselected. */
function CommissionQuestion({
  known,
  legend,
  commission,
  onCommission,
}: {
  readonly known: KnownBooking;
  readonly legend: string;
  readonly commission: number | undefined;
  readonly onCommission: (amount: number) => void;
}) {
  const name = useId();
  if (known.choices.length === 0) return null;
  return (
    // Not a fieldset, because that would draw its border through its legend.
    <div className="mt-2 border-info-foreground/30 border-t pt-2" data-asks-commission="">
      <RadioGroup legend={legend}>
        {known.choices.map(({ amount, as }) => (
          <RadioItem
            key={as + major(amount)}
            name={name}
            checked={commission === major(amount)}
            onChange={() => onCommission(major(amount))}
            label={
              <span>
                {CHOICE_WORDS[as]}: <MoneyText value={amount} />
              </span>
            }
          />
        ))}
      </RadioGroup>
    </div>
  );
}

const CHOICE_WORDS: Readonly<Record<CommissionChoice["as"], string>> = {
  before: "As before",
  proportion: "In proportion to the new total",
  worked: "As the email works it out",
  left: "What the recall leaves",
  named: "As the email names it",
  none: "None",
};

/**
 * The effect of an email on an existing booking: the values it would change, or that it cancels or repeats the
 * booking.
 */
export function ProposalNotice({
  item,
  ...asked
}: { readonly item: EmailItemView } & Omit<Parameters<typeof CommissionQuestion>[0], "known" | "legend">) {
  if (item.bookingId) return null;
  const { known } = item;
  switch (item.proposal) {
    case "CREATE":
    case "REPORT":
    case "NONE":
      return null;
    case "CANCEL":
      return (
        <Box icon={<BanIcon />} title="Cancellation">
          {known ? (
            <>
              This email cancels booking <BookingLink known={known} />.
              <CancellationTerms known={known} />
              <CommissionQuestion known={known} legend="How much commission is kept?" {...asked} />
            </>
          ) : (
            "None of your bookings has this confirmation number, so there is nothing to cancel."
          )}
        </Box>
      );
    case "DUPLICATE":
      return known ? (
        <Box icon={<CopyCheckIcon />} title="Already booked">
          Booking <BookingLink known={known} /> has the same details.
        </Box>
      ) : null;
    case "UPDATE":
      return known ? (
        <Box icon={<PencilLineIcon />} title="Changes to a booking">
          This email changes booking <BookingLink known={known} />:
          <Differences differences={known.differences} />
          <CommissionQuestion
            known={known}
            legend={`Commission stays at ${formatMoney(known.commission)}?`}
            {...asked}
          />
        </Box>
      ) : null;
  }
}

/** A notice above the extracted values that says what the email is. */
export function Box({
  icon,
  title,
  children,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="mt-3 rounded-lg border border-info-foreground/30 bg-info p-3 text-info-foreground text-sm">
      <h3 className="mb-1 flex items-center gap-2 font-semibold text-base [&>svg]:size-4">
        {icon}
        {title}
      </h3>
      {children}
    </section>
  );
}

function BookingLink({ known }: { readonly known: KnownBooking }) {
  return (
    <PageLink href={`/bookings/${known.id}`} className="font-medium font-mono underline underline-offset-4">
      {known.confirmationNumber}
    </PageLink>
  );
}

const LABELS: Readonly<Record<string, string>> = {
  "customer.name": "Client",
  "pricing.total": "Total",
  "estimatedCommission.amount": "Commission",
  "itinerary.startDate": "Start",
  "itinerary.endDate": "End",
};

function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <dl className="mt-2 flex flex-col gap-1">
      {differences.map(({ field, from, to }) => (
        <div key={field} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2">
          <dt>{LABELS[field] ?? field}</dt>
          <dd className="flex flex-wrap items-center gap-x-1.5 font-medium">
            <del className="font-normal">
              <ShownValueText value={from} />
            </del>
            <ArrowRightIcon aria-label="becomes" className="size-3.5" />
            <ins className="no-underline">
              <ShownValueText value={to} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
