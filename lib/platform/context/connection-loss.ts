import { DatabaseError, TOO_BUSY } from "@/db/database-error";
import { isLostConnection } from "@/db/lost-connection";
import { CrossedTransaction } from "@/db/marked-transaction";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { Failure } from "@/lib/platform/base/failure";

/**
 * Longer than a killed database takes to come back. Twice as long, for the gate and for the answer behind it, is less than
 * the ten seconds within which everybody hears something.
 */
const READ_PATIENCE_MS = 4_000;
const LONGEST_PAUSE_MS = 250;
const BUSY_SECONDS = 2;

/** Whether the database went away under a statement, which may then not have happened. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof Failure) return error.code === "UNAVAILABLE" && !(error instanceof CrossedTransaction);
  return isLostConnection(error);
}

/**
 * Does work that only reads, and does it again while the database is away, so that a restart goes unnoticed. Gives up
 * with the last error when it stays away.
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

/** Another transaction was faster with the same key, or the two waited for each other. */
const IN_EACH_OTHERS_WAY = new Set(["23505", "40P01", "40001"]);

const BUSY = "Somebody else was changing the same at this moment. Try again.";

/** What the migrations' triggers say of a change to a month of the books that is locked, which they name. */
const LOCKED_MONTH = "TB001";

function lockedMonth(month: string): Failure {
  const words = `${monthInWords(month)} is locked. Unlock it under Books to change what is booked in it.`;
  return new Failure("CONFLICT", words, { facts: { month } });
}

/**
 * A lost connection, a statement over its time, another transaction in the way and a locked month become Failures that say so;
 * everything else stays as it is.
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

/** The SQLSTATE or connection code of a database error. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}
