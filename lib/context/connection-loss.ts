import { Failure } from "@/lib/base/failure";

const LOST = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08003",
  "08006",
]);

/** Whether the database went away under a statement, which may then not have happened. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof Failure) return error.code === "UNAVAILABLE";
  const code = sqlStateOf(error);
  return code !== undefined && LOST.has(code);
}

/** A lost connection or a statement over its time becomes a Failure that says so; everything else stays as it is. */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof Failure) return error;
  if (isConnectionLoss(error)) return new Failure("UNAVAILABLE");
  return sqlStateOf(error) === "57014" ? new Failure("TIMED_OUT") : error;
}

/** The SQLSTATE or connection code of a database error, which Drizzle wraps in one of its own. */
export function sqlStateOf(error: unknown): string | undefined {
  const source = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return source instanceof Error && "code" in source ? String(source.code) : undefined;
}
