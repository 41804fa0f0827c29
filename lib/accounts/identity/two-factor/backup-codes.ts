import "server-only";
import { randomInt } from "node:crypto";
import { derivedToken } from "../derived-token";

export const BACKUP_CODES = 10;
/** Excludes characters that are easily mistaken for others. Ten of these 31 make almost fifty bits. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 10;

/** Creates codes for people who have lost their authenticator app, in the form in which they are shown once. */
export function newBackupCodes(): string[] {
  return Array.from({ length: BACKUP_CODES }, () => {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** Returns the hash of a code, which is what the database stores. */
export function hashOfBackupCode(userId: string, code: string): string {
  return derivedToken("backup-code", `${userId}:${bare(code)}`);
}

/** Returns a code in capitals, without the blanks and hyphens that people put between its characters. */
export function bare(code: string): string {
  return code.replaceAll(/[\s-]/g, "").toUpperCase();
}
