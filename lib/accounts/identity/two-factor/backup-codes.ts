import "server-only";
import { randomInt } from "node:crypto";
import { derivedToken } from "../derived-token";

export const BACKUP_CODES = 10;
/** Without what is easily taken for something else; 31 to the power of ten is fifty bits. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 10;

/** Codes for whoever has lost the authenticator app, as they are shown, once. */
export function newBackupCodes(): string[] {
  return Array.from({ length: BACKUP_CODES }, () => {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** What is kept of one. */
export function hashOfBackupCode(userId: string, code: string): string {
  return derivedToken("backup-code", `${userId}:${bare(code)}`);
}

/** A code without what people put between its letters. */
export function bare(code: string): string {
  return code.replaceAll(/[\s-]/g, "").toUpperCase();
}
