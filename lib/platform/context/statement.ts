import "server-only";
import { log } from "@/lib/platform/base/log";
import { sqlStateOf } from "./connection-loss";

const OVER_TIME = "57014";

/** Runs a statement; where the database gives it up as over its time, the log says which one it was. */
export async function statement<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (sqlStateOf(error) === OVER_TIME) log().warn({ statement: name }, "A statement took too long.");
    throw error;
  }
}
