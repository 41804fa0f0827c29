import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { env } from "@/lib/platform/base/env";
import type { Context } from "@/lib/platform/context/context";
import {
  inSystemReadTransaction,
  inSystemTransaction,
  inTenant,
  ownerOf,
  type Tx,
} from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { admitStripeEvent, readStripeEvent } from "@/lib/platform/vendors/stripe/stripe-event";
import { type HeldEvent, insertEvent, selectEvent, selectPreferences, updateOutcome } from "./billing.sql";
import { selectInvoices, selectUserOfCustomer } from "./customer.sql";
import { eventKindOf } from "./payment-events.model";
import { isBillingConfigured } from "./provider";
import { syncCustomer } from "./sync-customer";

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

/**
 * Fetches the current state of an event's customer from the provider, whatever the event contains, and returns a
 * function that stores it and notifies the agent. Ignores a customer that isn't known here, such as one of another
 * product on the same Stripe account.
 */
export async function followPaymentEvent(ctx: Context, eventId: string): Promise<(tx: Tx) => Promise<void>> {
  const found = await inSystemReadTransaction(ctx, async (tx) => {
    const event = await selectEvent(tx, eventId);
    const userId = event?.customerId ? await selectUserOfCustomer(tx, event.customerId) : null;
    return { event, userId };
  });
  const { event, userId } = found;
  if (event === null) return () => Promise.resolve();
  if (userId === null) return (tx) => updateOutcome(tx, eventId, "ignored");
  const store = await syncCustomer(ctx, userId);
  return async (tx) => {
    await inTenant(tx, userId, async (own) => {
      await store(own);
      await tell(own, event);
    });
    await updateOutcome(tx, eventId, "followed");
  };
}

async function tell(tx: Tx, event: HeldEvent): Promise<void> {
  const kind = eventKindOf(event.type);
  if (!kind?.tells && !kind?.isReceipt) return;
  const wanted = await selectPreferences(tx, ownerOf(tx));
  if (kind.tells && wanted.billingNotifications)
    await notifyAgent(tx, { ...ABOUT, ...kind.tells, dedupeKey: `payment:${event.id}` });
  if (kind.isReceipt && wanted.emailReceipts) await tellOfReceipt(tx);
}

/**
 * Notifies the agent of each invoice's payment once, however many events report it. The zero invoice that starts a
 * trial doesn't count.
 */
async function tellOfReceipt(tx: Tx): Promise<void> {
  const invoices = await selectInvoices(tx, ownerOf(tx));
  const paid = invoices.find(({ status, amountMinor }) => status === "PAID" && amountMinor > 0);
  if (!paid) return;
  await notifyAgent(tx, {
    ...ABOUT,
    title: "Your payment arrived",
    message: "Its receipt is among your invoices under Billing.",
    dedupeKey: `receipt:${paid.id}`,
  });
}

const ABOUT = { type: "SYSTEM", topic: "account", detailsPath: "/user/billing" } as const;
