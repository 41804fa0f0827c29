import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import type { Context } from "@/lib/platform/context/context";
import { inTenant, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { type CustomerState, fetchCustomer } from "@/lib/platform/vendors/stripe/customer-state";
import type { StripeAccess } from "@/lib/platform/vendors/stripe/stripe-access";
import {
  replaceSubscriptions,
  selectSubscriptions,
  updateAsked,
  updateStored,
  upsertInvoices,
} from "./customer.sql";
import { paymentProvider } from "./provider";
import { currentOf, isOver, type Subscription } from "./subscription.model";

type Store = (tx: Tx) => Promise<void>;

/**
 * Fetches everything about an agent's customer from the provider, and returns a function that stores it. A response to
 * an earlier request that arrives after a newer one is dropped, so the order and number of events don't matter. For the
 * system.
 */
export async function syncCustomer(ctx: Context, userId: string, access = paymentProvider()): Promise<Store> {
  const question = await inTenant(ctx, userId, (tx) => updateAsked(tx, userId));
  if (!question) return () => Promise.resolve();
  const state = await fetchCustomer(access, question.customerId);
  return (tx) => storeAnswer(tx, question, state ?? GONE);
}

/** Like `syncCustomer`, but stores the data immediately. */
export async function followNow(ctx: Context, userId: string, access?: StripeAccess): Promise<void> {
  const store = await syncCustomer(ctx, userId, access);
  await inTenant(ctx, userId, store);
}

const GONE: CustomerState = { isDeleted: true, card: null, subscriptions: [], invoices: [] };

async function storeAnswer(
  tx: Tx,
  { no, customerId }: { readonly no: number; readonly customerId: string },
  state: CustomerState,
): Promise<void> {
  const userId = ownerOf(tx);
  const { card, isDeleted } = state;
  if (!(await updateStored(tx, userId, { no, customerId, card, isDeleted }))) return;
  const before = await selectSubscriptions(tx, userId);
  const after = subscriptionsOf(before, state, tx.now);
  await replaceSubscriptions(tx, userId, after);
  await upsertInvoices(tx, userId, state.invoices);
  await recordChange(tx, currentOf(before), currentOf(after));
}

/**
 * Returns the subscriptions. If the customer was deleted, all of them have ended, and Stripe may no longer list them.
 */
function subscriptionsOf(
  before: readonly Subscription[],
  state: CustomerState,
  now: Date,
): readonly Subscription[] {
  if (!state.isDeleted) return state.subscriptions;
  const told = new Set(state.subscriptions.map(({ id }) => id));
  const untold = before.filter(({ id }) => !told.has(id));
  return [...state.subscriptions, ...untold].map((one) =>
    isOver(one) ? one : { ...one, status: "CANCELED", periodEnd: one.periodEnd < now ? one.periodEnd : now },
  );
}

async function recordChange(tx: Tx, before: Subscription | null, after: Subscription | null): Promise<void> {
  const [was, is] = [factsOf(before), factsOf(after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  await recordAudit(tx, {
    action: "subscription.change",
    entity: "subscription",
    entityId: null,
    ...(was && { before: was }),
    ...(is && { after: is }),
  });
}

function factsOf(one: Subscription | null) {
  if (!one) return null;
  const { id, status, priceId, amountMinor, currency, cancelAtPeriodEnd } = one;
  return { id, status, priceId, amountMinor, currency, cancelAtPeriodEnd };
}
