import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, type Tx } from "@/lib/platform/context/transaction";
import { cacheFigures } from "@/lib/platform/figures/cache-figures";
import type { CachedFigures } from "@/lib/platform/figures/cached-figures.model";
import { selectAdminSupplier } from "../supplier-list.sql";
import { PAYMENT_COLUMNS, type PaymentHistory } from "./payment-history.model";
import { figuresOf, type PlatformFigures } from "./supplier-figures.model";
import {
  countSuppliersOfAll,
  selectAllFigures,
  selectPaymentDays,
  selectPaymentMonths,
} from "./supplier-figures.sql";

const DELAYS = 60;
const MONTHS = 12;

/** Reads what a supplier has paid to any agent and how fast, for administrators. */
export function readPaymentHistory(ctx: Context, supplierId: string): Promise<PaymentHistory> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const [months, days] = await Promise.all([
      selectPaymentMonths(tx, supplierId),
      selectPaymentDays(tx, supplierId, DELAYS, MONTHS),
    ]);
    return { months, ...days };
  });
}

/** Returns a supplier's report with one line per month and currency. Throws NOT_FOUND if there is no such supplier. */
export function reportOfSupplier(ctx: Context, supplierId: string): Promise<Sheet> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    if (!(await selectAdminSupplier(tx, supplierId))) throw new Failure("NOT_FOUND");
    return sheetOf(PAYMENT_COLUMNS, await selectPaymentMonths(tx, supplierId));
  });
}

/** Returns the figures of all agents' bookings at suppliers, at most a minute old. */
export function readPlatformFigures(ctx: Context): Promise<CachedFigures<PlatformFigures>> {
  return cacheFigures(ctx, "supplier figures", addUp);
}

/** Returns the current figures. */
export function countPlatformFigures(ctx: Context): Promise<PlatformFigures> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, addUp);
}

/** Counts the suppliers, in the transaction of a caller that stores the count with other figures. */
export function countSuppliers(tx: Tx) {
  return countSuppliersOfAll(tx);
}

async function addUp(tx: Tx): Promise<PlatformFigures> {
  const [groups, counts] = await Promise.all([selectAllFigures(tx), countSuppliersOfAll(tx)]);
  return { ...figuresOf(groups), ...counts };
}
