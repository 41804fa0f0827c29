import { type EventKind, namedCustomer } from "./event-kind";

export const subscriptionTrialWillEnd: EventKind = {
  type: "customer.subscription.trial_will_end",
  customerOf: namedCustomer,
  tells: {
    title: "Your trial ends soon",
    message: "Your subscription continues automatically after the trial. You can cancel it under Billing.",
  },
};
