import { isLostConnection } from "@/db/lost-connection";
import { Failure } from "@/lib/base/failure";

/** Longer than a restart takes, shorter than anybody's patience. */
const READ_PATIENCE_MS = 3_000;

/** Whether the database went away under a statement, which may then not have happened. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof Failure) return error.code === "UNAVAILABLE";
  return isLostConnection(sourceOf(error));
}

/**
 * Does work that only reads, and does it again while the database is away, so that a restart goes unnoticed. Gives up
 * with the last error when it stays away.
 */
export async function retriedRead<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + READ_PATIENCE_MS;
  for (let pause = 50; ; pause *= 2) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLoss(error) || Date.now() + pause > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** A lost connection or a statement over its time becomes a Failure that says so; everything else stays as it is. */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof Failure) return error;
  if (isConnectionLoss(error)) return new Failure("UNAVAILABLE");
  return sqlStateOf(error) === "57014" ? new Failure("TIMED_OUT") : error;
}

/** The SQLSTATE or connection code of a database error, which Drizzle wraps in one of its own. */
export function sqlStateOf(error: unknown): string | undefined {
  const source = sourceOf(error);
  return source instanceof Error && "code" in source ? String(source.code) : undefined;
}

function sourceOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}
