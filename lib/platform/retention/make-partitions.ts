import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { createPartitions } from "./partitions.sql";

/** Enough that the job may fail for a whole quarter before rows arrive for a month without a partition. */
const MONTHS_AHEAD = 3;

/** Creates partitions for the coming months in tables that are partitioned by month, in a system transaction. */
export async function makePartitions(tx: Tx): Promise<void> {
  await createPartitions(tx, MONTHS_AHEAD);
}
