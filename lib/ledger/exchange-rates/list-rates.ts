import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { selectImports, selectRateRows } from "./rate-import.sql";
import type { RateImport, RateListQuery, RateRow } from "./rate-list.model";

const LATEST_IMPORTS = 20;

export type RatePage = {
  readonly rates: readonly RateRow[];
  readonly count: number;
  readonly imports: readonly RateImport[];
};

/**
 * Returns a page of the rates, the newest day first, of all currencies or one, with the latest imports. For
 * administrators.
 */
export function listRates(ctx: Context, query: RateListQuery): Promise<RatePage> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const [{ rates, count }, imports] = await Promise.all([
      selectRateRows(tx, query),
      selectImports(tx, LATEST_IMPORTS),
    ]);
    return {
      rates,
      count,
      imports: imports.map(({ createdAt, id, source, fileName, rateCount }) => ({
        ...{ id, source, fileName, rateCount },
        createdAt: createdAt.toISOString(),
      })),
    };
  });
}
