import { type EventKind, namedCustomer } from "./event-kind";

export const subscriptionDeleted: EventKind = {
  type: "customer.subscription.deleted",
  customerOf: namedCustomer,
  tells: {
    title: "Your subscription has ended",
    message: "Everything you have stays readable and can be exported. Choose a plan to add to it again.",
  },
};
