import { CircleAlertIcon, InfoIcon } from "lucide-react";
import { DayText } from "@/components/shared/text/date-text";
import { Fact } from "@/components/shared/text/fact";
import { Alert, AlertAction, AlertDescription } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { TitledCard } from "@/components/ui/card";
import type { StoredBilling, Subscription } from "@/lib/accounts/billing/subscription.model";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { amountWords, intervalWords } from "../amount.model";
import { noticeOf, offeredChange, periodWords, statusWordsOf } from "../subscription-words";
import { CancelSubscription, ReactivateSubscription } from "./change-subscription";
import { PortalButton } from "./portal-button";

type Props = {
  readonly held: StoredBilling;
  /** The agent's time zone, which determines their days. */
  readonly timeZone: string;
};

/** The agent's subscription: its state, price, next date and actions. */
export function SubscriptionCard({ held, timeZone }: Props) {
  const { subscription, isCustomer } = held;
  return (
    <TitledCard
      title="Current Subscription"
      action={
        subscription ? (
          <Badge tone={statusWordsOf(subscription.status).tone}>
            {statusWordsOf(subscription.status).label}
          </Badge>
        ) : null
      }
      contentClassName="flex flex-col gap-4"
      footer={
        subscription || isCustomer ? (
          <>
            {subscription ? <Change one={subscription} timeZone={timeZone} /> : null}
            {isCustomer ? <PortalButton>Manage Billing</PortalButton> : null}
          </>
        ) : null
      }
    >
      {subscription ? <Facts one={subscription} timeZone={timeZone} /> : <p>You have no subscription yet.</p>}
    </TitledCard>
  );
}

function Facts({ one, timeZone }: { readonly one: Subscription; readonly timeZone: string }) {
  return (
    <>
      <NoticeShown one={one} timeZone={timeZone} />
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Fact className="font-medium tabular-nums" label="Plan">
          {one.planName}
        </Fact>
        <Fact className="font-medium tabular-nums" label="Amount">
          {amountWords(one.amountMinor, one.currency)} {intervalWords(one.interval)}
        </Fact>
        <Fact className="font-medium tabular-nums" label={periodWords(one)}>
          <DayText value={dayIn(one.periodEnd, timeZone)} />
        </Fact>
      </dl>
    </>
  );
}

function NoticeShown({ one, timeZone }: { readonly one: Subscription; readonly timeZone: string }) {
  const notice = noticeOf(one);
  if (!notice) return null;
  const Icon = notice.tone === "info" ? InfoIcon : CircleAlertIcon;
  return (
    <Alert tone={notice.tone}>
      <Icon aria-hidden="true" />
      <AlertDescription>
        {notice.words}
        {notice.day ? (
          <>
            {" "}
            <DayText value={dayIn(notice.day, timeZone)} />
          </>
        ) : null}
      </AlertDescription>
      {notice.asksForPayment ? (
        <AlertAction>
          <PortalButton size="sm">Update payment</PortalButton>
        </AlertAction>
      ) : null}
    </Alert>
  );
}

function Change({ one, timeZone }: { readonly one: Subscription; readonly timeZone: string }) {
  const change = offeredChange(one);
  if (change === "reactivate") return <ReactivateSubscription />;
  return change === "cancel" ? <CancelSubscription endsOn={dayIn(one.periodEnd, timeZone)} /> : null;
}
