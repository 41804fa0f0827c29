/** What an endpoint can be told of, with the specification's words; of payouts it knows nothing. */
export const WEBHOOK_EVENTS = {
  "booking.created": "Booking created",
  "booking.updated": "Booking updated",
  "payment.received": "Payment received",
  "email.forwarded": "Email forwarded",
  "payout.paid": "Payout paid",
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

/** What an agent sends to see whether an endpoint answers. */
export const TEST_EVENT = "webhook.test";
export const DELIVERY_EVENTS = [...EVENT_NAMES, TEST_EVENT] as const;
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number];

/** Why nothing is sent to an endpoint: its agent's wish, too many failures, that it said it is gone, or a forgotten password. */
export const STOP_REASONS = ["agent", "failing", "gone", "reset"] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** How many endpoints an agent may have. */
export const MOST_ENDPOINTS = 10;
/** For how many hours the secret before the last change still signs. */
export const OVERLAP_HOURS = 24;

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address is this machine's own, which is told only while somebody develops here. */
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
  /** Since when each delivery has failed; null where the last one went well or there was none. */
  readonly failingSince: string | null;
  /** Until when the secret before the present one still signs. */
  readonly overlapsUntil: string | null;
};
