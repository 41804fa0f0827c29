"use client";

import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { useMutation } from "@/components/shared/mutations/mutation";
import { DayText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { cancelSubscriptionAction, reactivateSubscriptionAction } from "./actions";

const { OnDemand: Confirm } = onDemand(() => import("@/components/shared/questions/confirm"));

/** A button that cancels the subscription at the end of the paid period, after a confirmation that names the day. */
export function CancelSubscription({ endsOn }: { readonly endsOn: CalendarDate }) {
  const { mutate, busy } = useMutation();
  const cancel = () =>
    void mutate({
      run: () => runAction(cancelSubscriptionAction, {}),
      tells: () => ({ said: "Subscription will be canceled at the end of the current period" }),
      failed: "Failed to cancel subscription",
    });
  return (
    <DialogButton
      variant="outline"
      dialog={(close) => (
        <Confirm
          title="Cancel your subscription?"
          text={
            <>
              Your plan stays as it is until <DayText value={endsOn} />, and nothing is charged from then on.
              You can reactivate it until that day; afterwards you can still read and export everything.
            </>
          }
          act="Cancel Subscription"
          keep="Keep Subscription"
          isDestructive
          onClose={close}
          onConfirm={cancel}
        />
      )}
      disabled={busy}
    >
      Cancel Subscription
    </DialogButton>
  );
}

export function ReactivateSubscription() {
  const { mutate, busy } = useMutation();
  const reactivate = () =>
    void mutate({
      run: () => runAction(reactivateSubscriptionAction, {}),
      tells: () => ({ said: "Subscription reactivated successfully" }),
      failed: "Failed to reactivate subscription",
    });
  return (
    <Button onClick={reactivate} disabled={busy}>
      {busy ? "Reactivating..." : "Reactivate"}
    </Button>
  );
}
