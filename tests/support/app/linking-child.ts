import { closeDatabases } from "@/db/client";
import { contextFor } from "@/lib/platform/context/context";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";

/**
 * A process that links transactions, to be killed midway. Arguments: the administrator's id, then pairs of a
 * transaction and a booking. It prints a line for each completed link; transactions that are already linked stay
 * unchanged.
 */
const [admin = "", ...pairs] = process.argv.slice(2);
const ctx = contextFor({ kind: "agent", id: admin, admin: true, timeZone: "UTC" });
const at = (n: number) => pairs[n] ?? "";

async function linkEach(from: number, step: number): Promise<void> {
  for (let n = from; n < pairs.length; n += step) {
    await matchTransaction(ctx, { id: at(n), version: null }, { bookingId: at(n + 1) }).catch(
      () => undefined,
    );
    process.stdout.write(`${at(n)}\n`);
  }
}

await Promise.all([0, 2, 4, 6].map((from) => linkEach(from, 8)));
await closeDatabases();
