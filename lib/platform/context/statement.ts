import "server-only";
import { sql } from "drizzle-orm";
import { log } from "@/lib/platform/base/log";
import { sqlStateOf } from "./connection-loss";
import type { Tx } from "./transaction";

const OVER_TIME = "57014";

/** Gives a transaction of many rows (an import, a run) a longer statement timeout than a request has. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await tx.db.execute(sql`set local statement_timeout = '120s'`);
}

/** Runs a statement and logs its name if the database cancels it for taking too long. */
export async function statement<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (sqlStateOf(error) === OVER_TIME) log().warn({ statement: name }, "A statement took too long.");
    throw error;
  }
}
