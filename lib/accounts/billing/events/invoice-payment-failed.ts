import { type EventKind, namedCustomer } from "./event-kind";

export const invoicePaymentFailed: EventKind = {
  type: "invoice.payment_failed",
  customerOf: namedCustomer,
  tells: {
    title: "Your payment failed",
    message: "Update your payment method under Billing, so that your plan stays as it is.",
  },
};
