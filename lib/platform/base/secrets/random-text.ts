import "server-only";
import { randomBytes } from "node:crypto";

/** The character class of the 32 characters in SIGNS, none of which can be mistaken for another. */
export const CLEAR_SIGNS = "[a-km-np-z2-9]";
const SIGNS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Returns `length` random characters of five bits each. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => SIGNS[byte % SIGNS.length]).join("");
}

const LENGTH = 26;

/** Returns a new local part for a private inbound address: 26 unambiguous characters (130 bits). */
export function newInboundToken(): string {
  return randomText(LENGTH);
}
