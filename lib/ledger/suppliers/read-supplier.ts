import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import {
  inCachedReadTransaction,
  inReadTransaction,
  inSystemTransaction,
  ownerOf,
} from "@/lib/platform/context/transaction";
import { selectJoinedInto } from "./administration/supplier-join.sql";
import type { Supplier } from "./supplier.model";
import { DEFAULT_PAYMENT_DAYS, type SupplierStats } from "./supplier-list.model";
import { selectAdminSupplier, selectSupplier, selectSupplierCounts } from "./supplier-list.sql";
import { selectDelays, selectMergesInto } from "./supplier-write.sql";

const DELAYS = 60;

/** A supplier with the suppliers merged into it and its payment delays. */
export type SupplierDetails = {
  readonly supplier: Supplier;
  readonly merges: readonly { readonly mergeId: string; readonly name: string }[];
  /** Days from travel end to each of the latest payments. */
  readonly paymentDelays: readonly number[];
};

/**
 * Reads a supplier that the agent may see (an administrator: any), or the one into which it was merged for all agents.
 * Throws NOT_FOUND for everything else.
 */
export async function readSupplier(ctx: Context, asked: string): Promise<SupplierDetails> {
  let id = asked;
  const details = await inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    id = await selectJoinedInto(tx, asked);
    const [supplier, merges, paymentDelays] = await Promise.all([
      selectSupplier(tx, owner, id),
      selectMergesInto(tx, owner, id),
      selectDelays(tx, owner, id, DELAYS),
    ]);
    return supplier && { supplier, merges, paymentDelays };
  });
  if (details) return details;
  const isAdmin = ctx.actor.kind === "agent" && ctx.actor.admin;
  const supplier = isAdmin ? await inSystemTransaction(ctx, (tx) => selectAdminSupplier(tx, id)) : undefined;
  if (!supplier) throw new Failure("NOT_FOUND");
  return { supplier, merges: [], paymentDelays: [] };
}

/** Reads the four figures of the supplier directory. */
export function readSupplierStats(ctx: Context): Promise<SupplierStats> {
  return inCachedReadTransaction(ctx, async (tx) => {
    const counts = await selectSupplierCounts(tx, ownerOf(tx));
    return {
      total: counts?.total ?? 0,
      newThisMonth: counts?.newThisMonth ?? 0,
      averagePaymentDays: counts?.paymentDays ?? DEFAULT_PAYMENT_DAYS,
      active: counts?.active ?? 0,
    };
  });
}
