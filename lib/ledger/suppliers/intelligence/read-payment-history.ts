import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { selectAdminSupplier } from "../supplier-list.sql";
import { PAYMENT_COLUMNS, type PaymentHistory } from "./payment-history.model";
import { selectPaymentDays, selectPaymentMonths } from "./payment-history.sql";

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
