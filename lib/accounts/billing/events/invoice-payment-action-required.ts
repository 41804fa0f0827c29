import { type EventKind, namedCustomer } from "./event-kind";

export const invoicePaymentActionRequired: EventKind = {
  type: "invoice.payment_action_required",
  customerOf: namedCustomer,
  tells: {
    title: "Your payment needs you",
    message: "Your bank asks you to confirm it. Open the invoice under Billing.",
  },
};
