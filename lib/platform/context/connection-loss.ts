import { DatabaseError, TOO_BUSY } from "@/db/database-error";
import { isLostConnection } from "@/db/lost-connection";
import { CrossedTransaction } from "@/db/marked-transaction";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { Failure } from "@/lib/platform/base/failure";

/**
 * How long reads are retried: longer than a killed database needs to restart. Twice this time, once in the middleware
 * and once in the handler behind it, is less than the ten seconds within which every request gets a response.
 */
const READ_PATIENCE_MS = 4_000;
const LONGEST_PAUSE_MS = 250;
const BUSY_SECONDS = 2;

/** Whether the connection was lost during a statement, which may then not have been executed. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof Failure) return error.code === "UNAVAILABLE" && !(error instanceof CrossedTransaction);
  return isLostConnection(error);
}

/**
 * Runs work that only reads, and retries it while the database is unavailable, so that a restart goes unnoticed. Throws
 * the last error when the database stays unavailable.
 */
export async function retriedRead<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + READ_PATIENCE_MS;
  for (let pause = 50; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLoss(error) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Another transaction inserted the same key first, the two deadlocked, or they could not be serialized. */
const IN_EACH_OTHERS_WAY = new Set(["23505", "40P01", "40001"]);

const BUSY = "Somebody else was changing the same at this moment. Try again.";

/**
 * The SQLSTATE that the migrations' triggers raise for a change to a locked month of the books. The error's
 * `constraint` contains the month.
 */
const LOCKED_MONTH = "TB001";

function lockedMonth(month: string): Failure {
  const words = `${monthInWords(month)} is locked. Unlock it under Books to change what is booked in it.`;
  return new Failure("CONFLICT", words, { facts: { month } });
}

/**
 * Converts database errors to Failures: a lost connection, no free connection in time, a statement timeout, a conflict
 * with another transaction, a locked month. Returns any other error unchanged.
 */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof Failure) return error;
  if (isConnectionLoss(error)) return new Failure("UNAVAILABLE");
  if (error instanceof DatabaseError && error.code === LOCKED_MONTH)
    return lockedMonth(error.constraint ?? "");
  if (sqlStateOf(error) === TOO_BUSY) return new Failure("BUSY", undefined, { retryAfter: BUSY_SECONDS });
  const state = sqlStateOf(error);
  if (state !== undefined && IN_EACH_OTHERS_WAY.has(state)) return new Failure("CONFLICT", BUSY);
  return state === "57014" ? new Failure("TIMED_OUT") : error;
}

/** Returns the SQLSTATE or connection code of a database error. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}
