import "server-only";
import Stripe from "stripe";
import { z } from "zod";
import { Failure } from "@/lib/platform/base/failure";
import { parse } from "@/lib/platform/base/input";

const LARGEST_EVENT = 1_000_000;
const TOLERANCE_SECONDS = 300;

/** What an event tells that is kept of it. `customer` is whom it is about, where its object or what that was before says so. */
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

/** How many bytes an event may have, before any of them is read; NOT_SIGNED_IN where nothing is set up or signed. */
export function admitStripeEvent(headers: Headers, secret: string | undefined): number {
  if (!secret) throw new Failure("NOT_SIGNED_IN", "Stripe's webhook is not configured.");
  if (!headers.has("stripe-signature")) throw notSigned();
  return LARGEST_EVENT;
}

/** The event of a delivery. One that isn't signed with the secret, or older than five minutes, is refused. */
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
    // A header that can't be read fails in other ways; the body is read only after it was found to be signed.
    if (error instanceof SyntaxError) throw new Failure("INVALID_INPUT", "The body is not an event.");
    throw notSigned();
  }
}

function notSigned(): Failure {
  return new Failure("NOT_SIGNED_IN", "The signature of this event is not valid.");
}
