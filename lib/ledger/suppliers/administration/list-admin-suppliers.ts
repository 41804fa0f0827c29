import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction, type Tx } from "@/lib/platform/context/transaction";
import { figureLines, figuresOf, type SupplierFigures } from "../intelligence/supplier-figures.model";
import { selectFigures } from "../intelligence/supplier-figures.sql";
import type { Supplier } from "../supplier.model";
import type { AdminSupplierQuery } from "../supplier-list.model";
import { countAdminSuppliers, selectAdminSuppliers, selectAdminSuppliersAfter } from "../supplier-list.sql";

const BATCH = 200;

/** A supplier with what all agents' bookings there come to; its settings are no agent's. */
export type FiguredSupplier = Supplier & { readonly figures: SupplierFigures };

/** The suppliers of the platform and of all agents by name, for administrators. */
export function listAdminSuppliers(
  ctx: Context,
  query: AdminSupplierQuery,
): Promise<{ readonly data: readonly FiguredSupplier[]; readonly count: number }> {
  adminOnly(ctx);
  return inListTransaction(ctx, async (tx) => {
    const [found, count] = await Promise.all([
      selectAdminSuppliers(tx, query),
      countAdminSuppliers(tx, query),
    ]);
    return { data: await figured(tx, found), count };
  });
}

/** All of them that a filter finds, read as they are asked for. */
export async function* exportAdminSuppliers(
  ctx: Context,
  filters: AdminSupplierQuery["filters"],
): AsyncGenerator<readonly (readonly (string | number)[])[]> {
  adminOnly(ctx);
  let last: FiguredSupplier | undefined;
  for (;;) {
    const after = last;
    const batch = await inListTransaction(ctx, async (tx) =>
      figured(tx, await selectAdminSuppliersAfter(tx, filters, after, BATCH)),
    );
    yield batch.flatMap((supplier) => figureLines(supplier, supplier.figures));
    last = batch.at(-1);
    if (batch.length < BATCH) return;
  }
}

/** With what all agents' bookings there come to. */
async function figured(tx: Tx, found: readonly Supplier[]): Promise<readonly FiguredSupplier[]> {
  const groups = await selectFigures(
    tx,
    found.map(({ id }) => id),
  );
  return found.map((supplier) => {
    const figures = figuresOf(groups.get(supplier.id) ?? []);
    return { ...supplier, bookingCount: figures.bookingCount, figures };
  });
}
