import { type EventKind, namedCustomer } from "./event-kind";

/** From then on its sum stays. */
export const invoiceFinalized: EventKind = { type: "invoice.finalized", customerOf: namedCustomer };
