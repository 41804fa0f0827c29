import { type EventKind, formerCustomer } from "./event-kind";

/** It names nobody any more. */
export const paymentMethodDetached: EventKind = {
  type: "payment_method.detached",
  customerOf: formerCustomer,
};
