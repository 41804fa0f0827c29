import { type EventKind, namedCustomer } from "./event-kind";

export const invoicePaid: EventKind = { type: "invoice.paid", customerOf: namedCustomer, isReceipt: true };
