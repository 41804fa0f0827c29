import { type EventKind, namedCustomer } from "./event-kind";

export const subscriptionCreated: EventKind = {
  type: "customer.subscription.created",
  customerOf: namedCustomer,
};
