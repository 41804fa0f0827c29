import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inCachedReadTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { selectInvoices, selectSubscriptions } from "./customer.sql";
import { type Access, accessOf, hasGrace } from "./entitlement.model";
import { isBillingConfigured } from "./provider";

/**
 * Every use case that adds something for an agent calls this first. Throws PLAN_REQUIRED for an agent who may only read
 * and export. Administrators, and the system on an agent's rows, need no plan; nobody does where billing isn't
 * configured.
 */
export async function requirePlan(ctx: Context | Tx): Promise<void> {
  const { kind } = await readAccess(ctx);
  if (kind === "reading") throw new Failure("PLAN_REQUIRED", NEEDS_PLAN);
}

const NEEDS_PLAN = "This needs a plan. What you have can be read and exported; choose a plan to add to it.";

/** Returns what the acting agent may do, by the provider's last data. */
export function readAccess(ctx: Context | Tx): Promise<Access> {
  const { actor, now } = ctx;
  if (!isBillingConfigured() || actor.kind !== "agent" || actor.admin) return Promise.resolve(EVERYTHING);
  return inCachedReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const subscriptions = await selectSubscriptions(tx, owner);
    const invoices = hasGrace(subscriptions) ? await selectInvoices(tx, owner) : [];
    return accessOf(subscriptions, invoices, now);
  });
}

const EVERYTHING: Access = { kind: "all" };
