import type { DeliveryEvent, Endpoint } from "./webhook.model";

export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why there was no answer. `hidden`: its address isn't a public one. */
export type NoAnswer = "timeout" | "unreachable" | "hidden";

/** What came of one try. `body` is how the answer begins; `at` an ISO text. */
export type Try = {
  readonly at: string;
  readonly ms: number;
  readonly status: number | null;
  readonly noAnswer: NoAnswer | null;
  readonly body: string;
};

/** One message to one endpoint, with its tries, the last one last. Instants are ISO texts. */
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

/** An endpoint with a stretch of its messages, the newest first; `isFirst` where none is newer. */
export type EndpointLog = {
  readonly endpoint: Endpoint;
  readonly deliveries: readonly Delivery[];
  readonly hasMore: boolean;
  readonly isFirst: boolean;
};

/** A message that somebody has begun to deliver; `payload` is null before it was sent first. */
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

/** In seconds, as Standard Webhooks advises: what follows the first try, the second, and so on. */
const PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
/** By how much of a pause it may be longer, so that what failed together doesn't come back together. */
const SPREAD = 0.1;
/** An endpoint where nothing has arrived for so long is switched off. */
const PATIENCE_MS = 3 * 86_400_000;

/** How often a message is tried before it is given up. */
export const MOST_TRIES = PAUSES.length + 1;

/** For how many seconds a message rests that was tried so often, `chance` from 0 to 1; null where it is given up. */
export function pauseAfter(tries: number, chance: number): number | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : Math.round(pause * (1 + SPREAD * chance));
}

export function isDelivered({ status }: Pick<Try, "status">): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Whether a receiver as a whole is out of order, rather than unhappy with one message. */
export function isOutOfOrder({ status }: Pick<Try, "status">): boolean {
  return status === null || status === 429 || status >= 500;
}

/** A receiver says by it that it wants nothing any more. */
export function isGone({ status }: Pick<Try, "status">): boolean {
  return status === 410;
}

/** Whether an endpoint has failed for so long that it is switched off. */
export function isHopeless(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= PATIENCE_MS;
}

/** How many messages of a log are shown at a time. */
export const DELIVERIES_SHOWN = 50;
/** How many messages one job sends at most. */
export const STRETCH = 20;
