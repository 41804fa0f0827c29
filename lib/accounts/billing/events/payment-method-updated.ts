import { type EventKind, namedCustomer } from "./event-kind";

export const paymentMethodUpdated: EventKind = { type: "payment_method.updated", customerOf: namedCustomer };
