import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { log } from "@/lib/platform/base/log";
import type { Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";
import { selectCustomer, selectCustomersAfter, selectInvoices, selectSubscriptions } from "./customer.sql";
import { isBillingConfigured } from "./provider";
import { isOver } from "./subscription.model";
import { followNow } from "./sync-customer";

const AT_A_TIME = 25;

/**
 * Compares the stored data of some customers with the provider's, corrects it, and reports which parts differed in the
 * log and the agent's audit log, by ids alone. A customer whose data can't be read is compared another day; if that is
 * so for all of them, the provider is unavailable and this fails. Returns where to continue, null at the end.
 */
export async function reconcileBilling(
  ctx: Context,
  after: string | null,
): Promise<{ readonly after: string } | null> {
  if (!isBillingConfigured()) return null;
  const customers = await inSystemReadTransaction(ctx, (tx) => selectCustomersAfter(tx, after, AT_A_TIME));
  let failed = 0;
  for (const customer of customers) {
    try {
      await compare(ctx, customer);
    } catch (error) {
      failed += 1;
      if (!(error instanceof Failure) || failed === customers.length) throw error;
      log().error({ customerId: customer.customerId, code: error.code }, "billing could not be compared");
    }
  }
  const last = customers.at(-1);
  return last && customers.length === AT_A_TIME ? { after: last.userId } : null;
}

async function compare(ctx: Context, { userId, customerId }: { userId: string; customerId: string }) {
  const before = await inTenant(ctx, userId, (tx) => heldOf(tx, userId));
  await followNow(ctx, userId);
  const parts = await inTenant(ctx, userId, async (tx) => {
    const now = await heldOf(tx, userId);
    if (now.live.length > 1)
      log().error({ customerId, live: now.live }, "more than one subscription is paid");
    const differing = differencesOf(before, now);
    if (differing.length > 0)
      await recordAudit(tx, {
        action: "subscription.differ",
        entity: "subscription",
        entityId: null,
        after: { customerId, parts: differing.join(", ") },
      });
    return differing;
  });
  if (parts.length > 0) log().warn({ customerId, parts }, "billing differed from the provider");
}

async function heldOf(tx: Tx, userId: string) {
  const customer = await selectCustomer(tx, userId);
  const subscriptions = await selectSubscriptions(tx, userId);
  const invoices = await selectInvoices(tx, userId);
  const sorted = subscriptions.sort((a, b) => a.id.localeCompare(b.id));
  return {
    customer: [customer?.card ?? null, customer?.isDeleted ?? null],
    subscriptions: sorted,
    invoices,
    live: sorted.filter((one) => !isOver(one)).map(({ id }) => id),
  };
}

type Held = Awaited<ReturnType<typeof heldOf>>;

function differencesOf(before: Held, now: Held): string[] {
  const parts = ["customer", "subscriptions", "invoices"] as const;
  return parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(now[part]));
}
