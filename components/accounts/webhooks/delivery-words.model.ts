import type { DeliveryState, NoAnswer, Try } from "@/lib/accounts/webhooks/delivery.model";
import {
  type DeliveryEvent,
  type Endpoint,
  TEST_EVENT,
  WEBHOOK_EVENTS,
} from "@/lib/accounts/webhooks/webhook.model";

export const STATE_WORDS: Readonly<Record<DeliveryState, string>> = {
  waiting: "Waiting",
  delivered: "Delivered",
  failed: "Failed",
};

const NO_ANSWER: Readonly<Record<NoAnswer, string>> = {
  timeout: "No answer within 10 seconds",
  unreachable: "Could not be reached",
  hidden: "Not a public address",
};

export function eventWords(event: DeliveryEvent): string {
  return event === TEST_EVENT ? "Test" : WEBHOOK_EVENTS[event];
}

/** Returns the result of an attempt as text. */
export function tryWords({ status, noAnswer, ms }: Try): string {
  const answer = noAnswer ? NO_ANSWER[noAnswer] : `Answered ${status ?? ""}`;
  return `${answer}, ${ms.toLocaleString("en-US")} ms`;
}

/** Why an endpoint is switched off. */
export const STOP_WORDS: Readonly<Record<NonNullable<Endpoint["stopped"]>["because"], string>> = {
  agent: "You switched it off. Nothing is sent there.",
  failing: "Nothing had arrived there for three days, so it was switched off. What failed can be sent again.",
  gone: "It replied that it no longer exists (410), so it was switched off.",
  reset: "It was turned off when the password was reset. Switch it on if it is yours.",
};
