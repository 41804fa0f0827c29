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
import { DEFAULT_PAYMENT_DAYS, type SupplierListQuery, type SupplierStats } from "./supplier-list.model";
import {
  countSuppliers,
  selectAdminSupplier,
  selectCountries,
  selectSupplier,
  selectSupplierCounts,
  selectSuppliers,
} from "./supplier-list.sql";
import { selectDelays, selectMergesInto } from "./supplier-write.sql";

type SupplierPage = { readonly data: readonly Supplier[]; readonly count: number };

/** Lists suppliers that the agent may see, by filter and scope, with the total number. */
export function listSuppliers(ctx: Context, query: SupplierListQuery): Promise<SupplierPage> {
  return inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const [data, count] = await Promise.all([
      selectSuppliers(tx, owner, query),
      countSuppliers(tx, owner, query),
    ]);
    return { data, count };
  });
}

/** Lists suppliers together with the two figures that the REST contract includes. */
export function listSuppliersWithFigures(ctx: Context, query: SupplierListQuery) {
  return inReadTransaction(ctx, async (tx) => {
    const [page, stats] = await Promise.all([listSuppliers(tx, query), readSupplierStats(tx)]);
    return {
      ...page,
      averagePaymentDays: stats.averagePaymentDays,
      activeSuppliersCount: stats.active,
    };
  });
}

/** Lists the countries of the suppliers in the agent's network, for the filter. */
export function listCountries(ctx: Context): Promise<readonly string[]> {
  return inReadTransaction(ctx, (tx) => selectCountries(tx, ownerOf(tx)));
}

const DELAYS = 60;

/** A supplier with the suppliers merged into it and its payment delays. */
type SupplierDetails = {
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
