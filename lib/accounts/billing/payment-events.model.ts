import { z } from "zod";

/** What the provider's event says, as far as it is looked at: its object, and what of it was different before. */
type Told = {
  readonly object: Readonly<Record<string, unknown>>;
  readonly previous: Readonly<Record<string, unknown>>;
};

/** What is known of one type of event. */
type EventKind = {
  /** Whose state it says has changed; null where it says nobody's. */
  readonly customerOf: (told: Told) => string | null;
  /** What the agent hears of it. */
  readonly tells?: { readonly title: string; readonly message: string };
  /** Whether it says that money arrived, of which agents may want to hear. */
  readonly isReceipt?: boolean;
};

const ID = /^cus_\w{1,200}$/;
const customer = z.union([
  z.string().regex(ID),
  z.object({ id: z.string().regex(ID) }).transform(({ id }) => id),
]);
const customerIn = (said: unknown) => customer.safeParse(said).data ?? null;

/** Its object names the customer. */
const NAMED: EventKind = { customerOf: ({ object }) => customerIn(object.customer) };
/** Its object is the customer. */
const ITSELF: EventKind = { customerOf: ({ object }) => customerIn(object.id) };
/** Its object named the customer until then. */
const FORMER: EventKind = { customerOf: ({ previous }) => customerIn(previous.customer) };

const KINDS = new Map<string, EventKind>([
  // The default card may be another one.
  ["customer.updated", ITSELF],
  // All subscriptions end with it.
  ["customer.deleted", ITSELF],
  ["customer.subscription.created", NAMED],
  ["customer.subscription.updated", NAMED],
  [
    "customer.subscription.deleted",
    telling(
      "Your subscription has ended",
      "Everything you have stays readable and can be exported. Choose a plan to add to it again.",
    ),
  ],
  ["customer.subscription.paused", NAMED],
  ["customer.subscription.resumed", NAMED],
  [
    "customer.subscription.trial_will_end",
    telling(
      "Your trial ends soon",
      "Your subscription continues automatically after the trial. You can cancel it under Billing.",
    ),
  ],
  // From then on its sum stays.
  ["invoice.finalized", NAMED],
  ["invoice.updated", NAMED],
  ["invoice.paid", { ...NAMED, isReceipt: true }],
  [
    "invoice.payment_failed",
    telling(
      "Your payment failed",
      "Update your payment method under Billing, so that your plan stays as it is.",
    ),
  ],
  [
    "invoice.payment_action_required",
    telling("Your payment needs you", "Your bank asks you to confirm it. Open the invoice under Billing."),
  ],
  ["invoice.voided", NAMED],
  ["invoice.marked_uncollectible", NAMED],
  ["payment_method.attached", NAMED],
  // It names nobody any more.
  ["payment_method.detached", FORMER],
  ["payment_method.updated", NAMED],
  // The bank has issued a new card.
  ["payment_method.automatically_updated", NAMED],
  // An invoice doesn't say itself that it was paid back.
  ["charge.refunded", NAMED],
  ["checkout.session.completed", NAMED],
]);

/** What is known of a type of the provider's events; undefined for those that mean nothing here. */
export function eventKindOf(type: string): EventKind | undefined {
  return KINDS.get(type);
}

function telling(title: string, message: string): EventKind {
  return { ...NAMED, tells: { title, message } };
}
