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

/** How many bytes the provider's event may have; NOT_SIGNED_IN where none is expected. */
export function admitPaymentEvent(headers: Headers): number {
  return admitStripeEvent(headers, isBillingConfigured() ? env.STRIPE_WEBHOOK_SECRET : undefined);
}

/**
 * Keeps that something happened at the payment provider, and asks for the job that looks what. An event that came before,
 * one of a kind that means nothing here, and one about nobody are kept and come to nothing.
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
