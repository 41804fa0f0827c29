/**
 * What is known of a statement that failed: its SQLSTATE or the connection's code, and the constraint in its way. The
 * driver's own errors carry the statement, its values and words of the database that quote rows: none of that leaves db.
 */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly code: string;
  readonly constraint: string | undefined;

  constructor(code: string, constraint?: string) {
    super(`The database failed with ${code}.`);
    this.code = code;
    this.constraint = constraint;
  }
}

/** The code where no connection came free in time. */
export const TOO_BUSY = "TOO_BUSY";

/** What the server says of a statement that it gave up (query_canceled), said of one that nobody wants any more. */
export function canceled(): DatabaseError {
  return new DatabaseError("57014");
}

/** An error of the driver's or of the ORM's without what it quotes. */
export function withoutStatement(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  if (!(error instanceof Error)) return new DatabaseError("UNKNOWN");
  if (error.cause instanceof Error) return withoutStatement(error.cause);
  const { code, constraint_name } = error as { code?: unknown; constraint_name?: unknown };
  return new DatabaseError(
    typeof code === "string" ? code : error.name,
    typeof constraint_name === "string" ? constraint_name : undefined,
  );
}
