import { DatabaseError } from "./database-error";

const LOST = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08003",
  "08006",
  // too_many_connections: the database currently accepts no further connections.
  "53300",
]);

/** Whether the connection was lost during a statement, which may then not have been executed. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof DatabaseError && LOST.has(error.code);
}
