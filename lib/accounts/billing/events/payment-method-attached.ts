import { type EventKind, namedCustomer } from "./event-kind";

export const paymentMethodAttached: EventKind = {
  type: "payment_method.attached",
  customerOf: namedCustomer,
};
