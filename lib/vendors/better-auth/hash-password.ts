import "server-only";
import { hashPassword as hash } from "better-auth/crypto";

/** A password as the accounts keep it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}
