import "server-only";
import Stripe from "stripe";
import { z } from "zod";
import { Failure } from "@/lib/platform/base/failure";
import { parse } from "@/lib/platform/base/input";

const LARGEST_EVENT = 1_000_000;
const TOLERANCE_SECONDS = 300;

/** The parts of an event that are used. `previous` contains the earlier values of what changed in `object`. */
export type StripeEvent = {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly object: Readonly<Record<string, unknown>>;
  readonly previous: Readonly<Record<string, unknown>>;
};

const event = z.object({
  id: z.string().regex(/^[\w.-]{1,200}$/),
  type: z.string().regex(/^[\w.]{1,200}$/),
  created: z.number().int().min(0).max(100_000_000_000),
  data: z.object({
    object: z.record(z.string(), z.unknown()),
    previous_attributes: z.record(z.string(), z.unknown()).nullish(),
  }),
});

/**
 * Returns how many bytes an event may have, before any of them is read. Throws NOT_SIGNED_IN where the webhook isn't
 * configured or the event isn't signed.
 */
export function admitStripeEvent(headers: Headers, secret: string | undefined): number {
  if (!secret) throw new Failure("NOT_SIGNED_IN", "Stripe's webhook is not configured.");
  if (!headers.has("stripe-signature")) throw notSigned();
  return LARGEST_EVENT;
}

/** Reads an event. Refuses one that isn't signed with the secret or is older than five minutes. */
export function readStripeEvent(
  { headers, body }: { readonly headers: Headers; readonly body: Uint8Array },
  secret: string | undefined,
): StripeEvent {
  const { id, type, created, data } = parse(event, verified(Buffer.from(body), headers, secret ?? ""));
  return {
    id,
    type,
    createdAt: new Date(created * 1000),
    object: data.object,
    previous: data.previous_attributes ?? {},
  };
}

function verified(body: Buffer, headers: Headers, secret: string): unknown {
  const signature = headers.get("stripe-signature") ?? "";
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  } catch (error) {
    // The body is parsed only after its signature was verified, so a SyntaxError means that a signed body is not JSON.
    if (error instanceof SyntaxError) throw new Failure("INVALID_INPUT", "The body is not an event.");
    throw notSigned();
  }
}

function notSigned(): Failure {
  return new Failure("NOT_SIGNED_IN", "The signature of this event is not valid.");
}
