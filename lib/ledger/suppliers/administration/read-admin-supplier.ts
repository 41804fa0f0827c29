import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { inBatches, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction, inSystemReadTransaction, type Tx } from "@/lib/platform/context/transaction";
import {
  FIGURE_COLUMNS,
  figureLines,
  figuresOf,
  type SupplierFigures,
} from "../intelligence/supplier-figures.model";
import { selectFigures } from "../intelligence/supplier-figures.sql";
import { type Supplier, supplierJson } from "../supplier.model";
import type { AdminSupplierQuery } from "../supplier-list.model";
import {
  countAdminSuppliers,
  selectAdminSupplier,
  selectAdminSuppliers,
  selectAdminSuppliersAfter,
} from "../supplier-list.sql";
import type { AdminSupplierView } from "./admin-supplier.model";
import { selectSupplierState } from "./admin-supplier.sql";
import { selectJoinsInto } from "./supplier-join.sql";

const BATCH = 200;

/** A supplier with the figures of all agents' bookings there; its settings are no agent's. */
type FiguredSupplier = Supplier & { readonly figures: SupplierFigures };

/** Lists the suppliers of the platform and of all agents by name, for administrators. */
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

/** Exports all suppliers that a filter finds. */
export function exportAdminSuppliers(ctx: Context, filters: AdminSupplierQuery["filters"]): Sheet {
  adminOnly(ctx);
  return sheetOf(FIGURE_COLUMNS, linesOf(ctx, filters));
}

async function* linesOf(ctx: Context, filters: AdminSupplierQuery["filters"]) {
  const suppliers = inBatches(BATCH, (last?: FiguredSupplier) =>
    inListTransaction(ctx, async (tx) =>
      figured(tx, await selectAdminSuppliersAfter(tx, filters, last, BATCH)),
    ),
  );
  for await (const batch of suppliers) yield batch.flatMap(figureLines);
}

/** Adds the figures of all agents' bookings there. */
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

/**
 * Reads a supplier with the figures of all agents' bookings there, for administrators. Throws NOT_FOUND if there is
 * none.
 */
export function readAdminSupplier(ctx: Context, id: string): Promise<AdminSupplierView> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const [supplier, standing, groups, merges] = await Promise.all([
      selectAdminSupplier(tx, id),
      selectSupplierState(tx, id),
      selectFigures(tx, [id]),
      selectJoinsInto(tx, id),
    ]);
    if (!supplier || !standing) throw new Failure("NOT_FOUND");
    const { aliases, ownerId, ownerName, agents, mergedInto } = standing;
    const figures = figuresOf(groups.get(id) ?? []);
    return {
      supplier: { ...supplierJson(supplier), bookingCount: figures.bookingCount },
      aliases,
      owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? ownerId },
      agents,
      figures,
      mergedInto,
      merges,
    };
  });
}
