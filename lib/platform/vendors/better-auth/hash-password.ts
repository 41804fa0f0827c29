import "server-only";
import { hashPassword as hash, verifyPassword } from "better-auth/crypto";

/** A password as the accounts keep it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether this is the password that an account keeps so. */
export function isPassword(password: string, kept: string): Promise<boolean> {
  return verifyPassword({ hash: kept, password });
}
