/**
 * A database error with its SQLSTATE or connection code, and the constraint that was violated. The driver's own errors
 * contain the statement, its values and messages that quote rows: none of that leaves the folder db.
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

/** The code for requests that got no connection in time. */
export const TOO_BUSY = "TOO_BUSY";

/**
 * Returns the error that the server reports for a cancelled statement (query_canceled), for a statement whose result
 * nobody wants any more.
 */
export function canceled(): DatabaseError {
  return new DatabaseError("57014");
}

/** Converts an error of the driver or of Drizzle to one that quotes nothing. */
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
