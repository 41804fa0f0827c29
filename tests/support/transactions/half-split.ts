import type { Sql } from "postgres";
import { currency, major } from "@/lib/platform/base/money";
import { splitTransaction } from "@/lib/reconciliation/bank-transactions/splitting/split-transaction";
import type { TestAgent } from "../people/agent";
import { at } from "./desk";

/** Splits a transaction: half to a booking, the rest to interest. */
export async function splitInHalf(
  db: Sql,
  admin: TestAgent,
  lineId: string,
  booking: { readonly bookingId: string; readonly userId: string },
): Promise<unknown> {
  const [line] =
    await db`select amount_minor::int as minor, currency from bank_transactions where id = ${lineId}`;
  const half = Math.trunc(line?.minor / 2);
  const amount = (minor: number) => major({ minor, currency: currency.parse(line?.currency) });
  return splitTransaction(
    admin.ctx,
    at(lineId),
    [
      { kind: "booking", ...booking, amount: amount(half) },
      { kind: "difference", reason: "INTEREST", amount: amount(line?.minor - half) },
    ],
    { acceptDifference: "accept", isSecondRecall: true },
  );
}
