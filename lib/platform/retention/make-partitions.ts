import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { createPartitions } from "./partitions.sql";

/** So that the job may fail for a whole quarter before rows go where no month is theirs. */
const MONTHS_AHEAD = 3;

/** Sees to it that what is kept by month has a place for the months to come, in a system transaction. */
export async function makePartitions(tx: Tx): Promise<void> {
  await createPartitions(tx, MONTHS_AHEAD);
}
