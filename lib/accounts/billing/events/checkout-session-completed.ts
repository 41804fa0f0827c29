import { type EventKind, namedCustomer } from "./event-kind";

export const checkoutSessionCompleted: EventKind = {
  type: "checkout.session.completed",
  customerOf: namedCustomer,
};
