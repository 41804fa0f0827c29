/**
 * The events that an endpoint can subscribe to, with the specification's labels. The specification has none for
 * payouts.
 */
export const WEBHOOK_EVENTS = {
  "booking.created": "Booking created",
  "booking.updated": "Booking updated",
  "payment.received": "Payment received",
  "email.forwarded": "Email forwarded",
  "payout.paid": "Payout paid",
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

/** The event that an agent sends to test whether an endpoint responds. */
export const TEST_EVENT = "webhook.test";
export const DELIVERY_EVENTS = [...EVENT_NAMES, TEST_EVENT] as const;
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number];

/**
 * Why nothing is sent to an endpoint: its agent switched it off, too many failures, it responded that it is gone, or a
 * forgotten password was reset.
 */
export const STOP_REASONS = ["agent", "failing", "gone", "reset"] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** The most endpoints that an agent may have. */
export const MOST_ENDPOINTS = 10;
/** How many hours the previous secret still signs messages after a change. */
export const OVERLAP_HOURS = 24;

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address is the local machine, which is allowed only during development. */
export function isLocal({ hostname }: URL): boolean {
  return LOCAL.has(hostname);
}

/** An endpoint as its agent sees it. Instants are ISO texts. */
export type Endpoint = {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly createdAt: string;
  readonly stopped: { readonly at: string; readonly because: StopReason } | null;
  /** Since when every delivery has failed; null where the last one succeeded or there was none. */
  readonly failingSince: string | null;
  /** Until when the previous secret still signs messages. */
  readonly overlapsUntil: string | null;
};
