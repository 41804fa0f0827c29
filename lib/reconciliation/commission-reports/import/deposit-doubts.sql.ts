import "server-only";
import { and, desc, eq, gt, isNull, like, or } from "drizzle-orm";
import { bankTransactions } from "@/db/schema";
import { type Currency, formatMoney } from "@/lib/platform/base/money";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Doubt } from "../reading/line-checks.model";

/** The minimum length of a reference number. A shorter one may occur in a memo by chance. */
const LEAST = 5;

/** Returns a doubt if the deposits that name a statement differ from its net. Requires a system transaction. */
export async function depositDoubts(
  tx: Tx,
  referenceNumber: string,
  { netMinor, currency }: { readonly netMinor: number; readonly currency: Currency },
): Promise<readonly Doubt[]> {
  const plain = referenceNumber.replace(/[^\p{L}\p{N}]/gu, "");
  if (plain.length < LEAST || !/\d/.test(plain)) return [];
  const deposits = await tx.db
    .select({ bookedOn: bankTransactions.bookedOn, minor: bankTransactions.amountMinor })
    .from(bankTransactions)
    .where(
      and(
        or(
          like(bankTransactions.search, containing(referenceNumber)),
          like(bankTransactions.search, containing(plain)),
        ),
        eq(bankTransactions.currency, currency),
        gt(bankTransactions.amountMinor, 0),
        isNull(bankTransactions.withdrawnAt),
      ),
    )
    .orderBy(desc(bankTransactions.bookedOn))
    .limit(5);
  const [latest] = deposits;
  if (!latest || deposits.some(({ minor }) => minor === netMinor)) return [];
  const [deposit, net] = [latest.minor, netMinor].map((minor) => formatMoney({ minor, currency }));
  const message = `The deposit of ${latest.bookedOn} that names ${referenceNumber} is ${deposit}, and the net ${net}`;
  return [{ row: null, message }];
}
