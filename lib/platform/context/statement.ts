import "server-only";
import { sql } from "drizzle-orm";
import { log } from "@/lib/platform/base/log";
import { sqlStateOf } from "./connection-loss";
import type { Tx } from "./transaction";

const OVER_TIME = "57014";

/** Gives what is one transaction of many rows (an import, a run) more time than a request has. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await tx.db.execute(sql`set local statement_timeout = '120s'`);
}

/** Runs a statement; where the database gives it up as over its time, the log says which one it was. */
export async function statement<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (sqlStateOf(error) === OVER_TIME) log().warn({ statement: name }, "A statement took too long.");
    throw error;
  }
}
