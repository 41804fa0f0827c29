import { type EventKind, namedCustomer } from "./event-kind";

export const subscriptionResumed: EventKind = {
  type: "customer.subscription.resumed",
  customerOf: namedCustomer,
};
