import { type EventKind, namedCustomer } from "./event-kind";

export const subscriptionUpdated: EventKind = {
  type: "customer.subscription.updated",
  customerOf: namedCustomer,
};
