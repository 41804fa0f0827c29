import "server-only";
import { hashPassword as hash, verifyPassword } from "better-auth/crypto";

/** Returns a password's hash, which accounts store. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password matches the hash that an account stores. */
export function isPassword(password: string, kept: string): Promise<boolean> {
  return verifyPassword({ hash: kept, password });
}
