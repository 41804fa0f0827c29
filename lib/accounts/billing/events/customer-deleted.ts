import { customerItself, type EventKind } from "./event-kind";

/** All subscriptions end with it. */
export const customerDeleted: EventKind = { type: "customer.deleted", customerOf: customerItself };
