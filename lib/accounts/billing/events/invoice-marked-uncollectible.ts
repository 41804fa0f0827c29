import { type EventKind, namedCustomer } from "./event-kind";

export const invoiceMarkedUncollectible: EventKind = {
  type: "invoice.marked_uncollectible",
  customerOf: namedCustomer,
};
