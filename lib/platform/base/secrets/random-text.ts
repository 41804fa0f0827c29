import "server-only";
import { randomBytes } from "node:crypto";

/** None of these 32 signs looks like another; a class for patterns, and the signs themselves. */
export const CLEAR_SIGNS = "[a-km-np-z2-9]";
const SIGNS = "abcdefghijkmnpqrstuvwxyz23456789";

/** So many random signs, five bits each. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => SIGNS[byte % SIGNS.length]).join("");
}
