import "server-only";
import { ratesSince } from "@/lib/ledger/exchange-rates/read-rates";
import type { Tx } from "@/lib/platform/context/transaction";
import { calibrationOf } from "../score.model";
import { familiesOf } from "./families.model";
import { Knowledge } from "./knowledge.model";
import { MEMORY_DAYS, recountLags, selectKnown, selectSuppliers, writeFamilies } from "./knowledge.sql";
import { selectJudged } from "./lesson.sql";

/** Loads everything that the matcher has learned. Requires a system transaction. */
export async function recallKnowledge(tx: Tx): Promise<Knowledge> {
  const known = await selectKnown(tx, calibrationOf(await selectJudged(tx)));
  return new Knowledge({ ...known, rates: await ratesSince(tx, known.today, MEMORY_DAYS) });
}

/**
 * Groups suppliers into families and recalculates when they pay. It reads every payment, so it runs as a nightly job.
 * Requires a system transaction.
 */
export async function refreshKnowledge(tx: Tx): Promise<void> {
  await writeFamilies(tx, familiesOf(await selectSuppliers(tx)));
  await recountLags(tx);
}

/** Recalculates when these suppliers pay. Requires a system transaction. */
export function recountLagsOf(tx: Tx, supplierIds: readonly string[]): Promise<void> {
  return recountLags(tx, supplierIds);
}
