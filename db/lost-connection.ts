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
  // Too many clients: the database takes no more connections just now.
  "53300",
]);

/** Whether the database went away under a statement, which may then not have happened. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof DatabaseError && LOST.has(error.code);
}
