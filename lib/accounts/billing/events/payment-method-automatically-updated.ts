import { type EventKind, namedCustomer } from "./event-kind";

/** The bank has issued a new card. */
export const paymentMethodAutomaticallyUpdated: EventKind = {
  type: "payment_method.automatically_updated",
  customerOf: namedCustomer,
};
