import "server-only";
import { sql } from "drizzle-orm";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import { Habits } from "./habits.model";

/**
 * Returns the fees by which a supplier's payments were short before, as the matcher knows them, in minor units.
 * Requires a system transaction.
 */
export async function selectFees(
  tx: Tx,
  supplierId: string,
  code: Currency,
): Promise<{ readonly has: (feeMinor: number) => boolean }> {
  const family = (id: string) =>
    sql.raw(`coalesce((select f.family_id from supplier_families f where f.supplier_id = ${id}), ${id})`);
  const rows = await tx.db.execute<{ feeMinor: string; ratio: number | null; learnedOn: string }>(sql`
    select m.fee_minor as "feeMinor", m.ratio, m.learned_on::text as "learnedOn" from match_lessons m, (select ${supplierId}::uuid as id) s
    where m.revoked_at is null and m.currency = ${code} and m.fee_minor is not null and m.link_id is not null
      and ${family("m.family_id")} = ${family("s.id")}`);
  const habits = new Habits(
    [...rows].map(({ feeMinor, ratio, learnedOn }) => ({
      family: supplierId,
      ...{ currency: code, expectedCurrency: code, amountMinor: 0, expectedMinor: null, bookingCount: 1 },
      ...{ learnedOn: calendarDate.parse(learnedOn), lagDays: null, reportLines: 0 },
      feeMinor: Number(feeMinor),
      ratio: ratio === null ? null : ratio / 1_000_000,
    })),
  );
  return { has: (feeMinor) => habits.isFeeOf(supplierId, code, feeMinor) };
}
