import { XIcon } from "lucide-react";
import { DayText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import type { EmailItemView, EmailView } from "@/lib/inbox/emails/email-view.model";
import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { valueIn } from "@/lib/reader/missing-fields.model";
import type { Field } from "@/lib/reader/payload.model";
import { PanelFooter } from "../decisions/convert-bar";
import { emailMutations } from "../decisions/email-mutations";
import { offerOf, pressed } from "../decisions/offer";
import type { EmailActions } from "../decisions/use-email-actions";
import { PANEL, PANEL_BODY } from "../panes/panel-looks";
import { moneyText } from "./panel-row";
import { ProposalNotice } from "./proposal-notice";

/** The simple panel, which shows only the values of one booking. */
export function BookingInformation({
  view,
  item,
  actions,
  onClose,
}: {
  readonly view: EmailView;
  readonly item: EmailItemView | null;
  readonly actions: EmailActions;
  readonly onClose: () => void;
}) {
  const offer = offerOf(item, view, actions, "Create Booking from Email");
  return (
    <section aria-labelledby="booking-information" className={PANEL}>
      <div className={PANEL_BODY}>
        <div className="flex items-center justify-between">
          <h2 id="booking-information" className="font-semibold text-md">
            Booking Information
          </h2>
          <Button
            variant="ghost"
            size="icon-sm"
            data-closes=""
            aria-label="Close booking information"
            onClick={onClose}
          >
            <XIcon />
          </Button>
        </div>
        <dl className="mt-2">
          <Line label="Confirmation number">{words(item, "confirmationNumber")}</Line>
          <Line label="Client name">{words(item, "customer.name")}</Line>
          <Line label="Supplier">{words(item, "supplier.name")}</Line>
          <Line label="Start date">{day(item, "itinerary.startDate")}</Line>
          <Line label="End date">{day(item, "itinerary.endDate")}</Line>
          <Line label="Total">{money(item, "pricing.total", "pricing.currency")}</Line>
          <Line label="Commission">
            {money(item, "estimatedCommission.amount", "estimatedCommission.currency")}
          </Line>
        </dl>
        {item ? (
          <ProposalNotice
            item={item}
            commission={actions.answerTo(item)}
            onCommission={(amount) => actions.sayCommission(item.id, amount)}
          />
        ) : null}
      </div>
      {view.status === "new" ? (
        <PanelFooter>
          <div className="flex flex-col gap-2">
            <Button onClick={pressed(offer, actions)} aria-disabled={!offer.ready || actions.busy}>
              {offer.label}
            </Button>
            <Button variant="outline" onClick={() => actions.transfer(emailMutations.review(view.id))}>
              Send for Re-processing
            </Button>
          </div>
        </PanelFooter>
      ) : null}
    </section>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="border-b py-2">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="font-medium">{children ?? <span className="font-normal">Not available</span>}</dd>
    </div>
  );
}

function words(item: EmailItemView | null, field: Field): string | null {
  const value = item && valueIn(item.payload, field);
  return value === undefined || value === null || value === "" ? null : String(value);
}

function day(item: EmailItemView | null, field: Field) {
  const value = words(item, field);
  return isCalendarDate(value) ? <DayText value={value} /> : value;
}

function money(item: EmailItemView | null, amount: Field, currency: Field): string | null {
  const value = item && valueIn(item.payload, amount);
  return typeof value === "number" ? moneyText(value, words(item, currency)) : null;
}
