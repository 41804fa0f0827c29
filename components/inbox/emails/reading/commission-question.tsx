import { type ReactNode, useId } from "react";
import { MoneyText } from "@/components/shared/text/money-text";
import { RadioGroup, RadioItem } from "@/components/ui/radio-group";
import type { KnownBooking } from "@/lib/inbox/emails/email-view.model";
import type { CommissionChoice } from "@/lib/inbox/emails/reading/commission-terms.model";
import { recallableMinor } from "@/lib/ledger/bookings/booking-status.model";
import { major } from "@/lib/platform/base/money";

/** The remaining amounts of a booking that an email has cancelled. */
export function CancellationTerms({ known }: { readonly known: KnownBooking }) {
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
export function CommissionQuestion({
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
