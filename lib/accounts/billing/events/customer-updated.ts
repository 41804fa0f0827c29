import { customerItself, type EventKind } from "./event-kind";

/** The default card may be another one. */
export const customerUpdated: EventKind = { type: "customer.updated", customerOf: customerItself };
