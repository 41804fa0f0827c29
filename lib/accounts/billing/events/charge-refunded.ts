import { type EventKind, namedCustomer } from "./event-kind";

/** An invoice doesn't say itself that it was paid back. */
export const chargeRefunded: EventKind = { type: "charge.refunded", customerOf: namedCustomer };
