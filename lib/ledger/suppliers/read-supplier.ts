import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inSystemTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { selectJoinedInto } from "./administration/supplier-join.sql";
import type { Supplier } from "./supplier.model";
import { selectAdminSupplier, selectSupplier } from "./supplier-list.sql";
import { selectDelays, selectMergesInto } from "./supplier-write.sql";

const DELAYS = 60;

/** A supplier with what belongs to it: what was merged into it, and how long after travel it paid. */
export type SupplierDetails = {
  readonly supplier: Supplier;
  readonly merges: readonly { readonly mergeId: string; readonly name: string }[];
  /** Days from travel end to each of the last payments. */
  readonly paymentDelays: readonly number[];
};

/** A supplier that the agent may see, an administrator any, or what it was merged into for all; NOT_FOUND for everything else. */
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
