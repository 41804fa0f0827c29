import type { DeliveryEvent, Endpoint } from "./webhook.model";

export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why there was no response. `hidden` means that the address isn't a public one. */
export type NoAnswer = "timeout" | "unreachable" | "hidden";

/** The result of one try. `body` is the beginning of the response; `at` is an ISO text. */
export type Try = {
  readonly at: string;
  readonly ms: number;
  readonly status: number | null;
  readonly noAnswer: NoAnswer | null;
  readonly body: string;
};

/** One message to one endpoint, with its tries, latest last. Instants are ISO texts. */
export type Delivery = {
  readonly id: string;
  readonly event: DeliveryEvent;
  readonly bookingId: string | null;
  readonly emailId: string | null;
  readonly state: DeliveryState;
  readonly tries: readonly Try[];
  readonly createdAt: string;
  /** When it is tried again; null where it isn't. */
  readonly nextAt: string | null;
};

/** An endpoint with some of its messages, newest first; `isFirst` is true where none is newer. */
export type EndpointLog = {
  readonly endpoint: Endpoint;
  readonly deliveries: readonly Delivery[];
  readonly hasMore: boolean;
  readonly isFirst: boolean;
};

/** A message that a worker has claimed; `payload` is null before the first try. */
export type ClaimedDelivery = {
  readonly id: string;
  readonly event: DeliveryEvent;
  readonly bookingId: string | null;
  readonly emailId: string | null;
  readonly payoutId: string | null;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly payload: string | null;
  readonly attempt: number;
  readonly createdAt: Date;
};

/** The pauses after the first try, the second, and so on, in seconds, as Standard Webhooks recommends. */
const PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
/** The fraction by which a pause may be longer, so that messages that failed together are not retried together. */
const SPREAD = 0.1;
/** An endpoint where nothing has arrived for this long is switched off. */
const PATIENCE_MS = 3 * 86_400_000;

/** The number of tries before a message is given up. */
export const MOST_TRIES = PAUSES.length + 1;

/**
 * Returns the pause in seconds after this many tries, lengthened by `chance` from 0 to 1; null where the message is
 * given up.
 */
export function pauseAfter(tries: number, chance: number): number | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : Math.round(pause * (1 + SPREAD * chance));
}

export function isDelivered({ status }: Pick<Try, "status">): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Whether the response means that the receiver as a whole is out of order, rather than that it rejects one message. */
export function isOutOfOrder({ status }: Pick<Try, "status">): boolean {
  return status === null || status === 429 || status >= 500;
}

/** Whether the receiver says that it wants no more messages. */
export function isGone({ status }: Pick<Try, "status">): boolean {
  return status === 410;
}

/** Whether an endpoint has failed for so long that it is switched off. */
export function isHopeless(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= PATIENCE_MS;
}

/** The number of messages of a log that are shown at a time. */
export const DELIVERIES_SHOWN = 50;
/** The most messages that one job sends. */
export const STRETCH = 20;
