import { type EventKind, namedCustomer } from "./event-kind";

export const invoiceVoided: EventKind = { type: "invoice.voided", customerOf: namedCustomer };
