import { z } from "zod";

/** The parts of a provider's event that are used: its object, and the earlier values of what has changed in it. */
type EventMeaning = {
  readonly object: Readonly<Record<string, unknown>>;
  readonly previous: Readonly<Record<string, unknown>>;
};

/** How one type of event is handled. */
type EventKind = {
  /** Returns the customer whose state has changed; null where the event names none. */
  readonly customerOf: (told: EventMeaning) => string | null;
  /** What the agent is told about it. */
  readonly tells?: { readonly title: string; readonly message: string };
  /** Whether the event reports that money arrived, of which agents may want to be notified. */
  readonly isReceipt?: boolean;
};

const ID = /^cus_\w{1,200}$/;
const customer = z.union([
  z.string().regex(ID),
  z.object({ id: z.string().regex(ID) }).transform(({ id }) => id),
]);
const customerIn = (said: unknown) => customer.safeParse(said).data ?? null;

/** The event's object names the customer. */
const NAMED: EventKind = { customerOf: ({ object }) => customerIn(object.customer) };
/** The event's object is the customer. */
const ITSELF: EventKind = { customerOf: ({ object }) => customerIn(object.id) };
/** The event's object named the customer before the change. */
const FORMER: EventKind = { customerOf: ({ previous }) => customerIn(previous.customer) };

const KINDS = new Map<string, EventKind>([
  // The default card may have changed.
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
  // From then on the invoice's total is fixed.
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
  // The detached method no longer names its customer.
  ["payment_method.detached", FORMER],
  ["payment_method.updated", NAMED],
  // The bank has issued a new card.
  ["payment_method.automatically_updated", NAMED],
  // An invoice itself doesn't show that it was refunded.
  ["charge.refunded", NAMED],
  ["checkout.session.completed", NAMED],
]);

/** Returns how a type of the provider's events is handled; undefined for those that don't matter here. */
export function eventKindOf(type: string): EventKind | undefined {
  return KINDS.get(type);
}

function telling(title: string, message: string): EventKind {
  return { ...NAMED, tells: { title, message } };
}
