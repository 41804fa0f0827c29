import { type EventKind, namedCustomer } from "./event-kind";

export const invoiceUpdated: EventKind = { type: "invoice.updated", customerOf: namedCustomer };
