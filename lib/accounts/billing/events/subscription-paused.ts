import { type EventKind, namedCustomer } from "./event-kind";

export const subscriptionPaused: EventKind = {
  type: "customer.subscription.paused",
  customerOf: namedCustomer,
};
