import "server-only";
import { env } from "@/lib/platform/base/env";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { admitStripeEvent, readStripeEvent } from "@/lib/platform/vendors/stripe/stripe-event";
import { insertEvent } from "./payment-event.sql";
import { eventKindOf } from "./payment-events.model";
import { isBillingConfigured } from "./provider";

type Delivery = { readonly headers: Headers; readonly body: Uint8Array };

/** Returns how many bytes the provider's event may have; throws NOT_SIGNED_IN where the webhook isn't configured. */
export function admitPaymentEvent(headers: Headers): number {
  return admitStripeEvent(headers, isBillingConfigured() ? env.STRIPE_WEBHOOK_SECRET : undefined);
}

/**
 * Stores a payment provider's event and enqueues the job that handles it. An event that was received before is ignored;
 * one of an irrelevant type or without a customer is stored but not handled.
 */
export async function receivePaymentEvent(ctx: Context, delivery: Delivery): Promise<void> {
  const event = readStripeEvent(delivery, env.STRIPE_WEBHOOK_SECRET);
  const customerId = eventKindOf(event.type)?.customerOf(event) ?? null;
  const { id, type, createdAt } = event;
  await inSystemTransaction(ctx, async (tx) => {
    const outcome = customerId === null ? "ignored" : null;
    const isNew = await insertEvent(tx, { id, type, createdAt, customerId }, outcome);
    if (isNew && customerId !== null) await enqueueJob(tx, "follow-payment-event", { eventId: id });
  });
}
