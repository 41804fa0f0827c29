import { chargeRefunded } from "./charge-refunded";
import { checkoutSessionCompleted } from "./checkout-session-completed";
import { customerDeleted } from "./customer-deleted";
import { customerUpdated } from "./customer-updated";
import type { EventKind } from "./event-kind";
import { invoiceFinalized } from "./invoice-finalized";
import { invoiceMarkedUncollectible } from "./invoice-marked-uncollectible";
import { invoicePaid } from "./invoice-paid";
import { invoicePaymentActionRequired } from "./invoice-payment-action-required";
import { invoicePaymentFailed } from "./invoice-payment-failed";
import { invoiceUpdated } from "./invoice-updated";
import { invoiceVoided } from "./invoice-voided";
import { paymentMethodAttached } from "./payment-method-attached";
import { paymentMethodAutomaticallyUpdated } from "./payment-method-automatically-updated";
import { paymentMethodDetached } from "./payment-method-detached";
import { paymentMethodUpdated } from "./payment-method-updated";
import { subscriptionCreated } from "./subscription-created";
import { subscriptionDeleted } from "./subscription-deleted";
import { subscriptionPaused } from "./subscription-paused";
import { subscriptionResumed } from "./subscription-resumed";
import { subscriptionTrialWillEnd } from "./subscription-trial-will-end";
import { subscriptionUpdated } from "./subscription-updated";

const KINDS: readonly EventKind[] = [
  customerUpdated,
  customerDeleted,
  subscriptionCreated,
  subscriptionUpdated,
  subscriptionDeleted,
  subscriptionPaused,
  subscriptionResumed,
  subscriptionTrialWillEnd,
  invoiceFinalized,
  invoiceUpdated,
  invoicePaid,
  invoicePaymentFailed,
  invoicePaymentActionRequired,
  invoiceVoided,
  invoiceMarkedUncollectible,
  paymentMethodAttached,
  paymentMethodDetached,
  paymentMethodUpdated,
  paymentMethodAutomaticallyUpdated,
  chargeRefunded,
  checkoutSessionCompleted,
];
const BY_TYPE = new Map(KINDS.map((kind) => [kind.type, kind]));

/** What is known of a type of the provider's events; undefined for those that mean nothing here. */
export function eventKindOf(type: string): EventKind | undefined {
  return BY_TYPE.get(type);
}
