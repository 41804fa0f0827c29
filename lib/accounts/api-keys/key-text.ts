import "server-only";
import { createHash } from "node:crypto";
import { CLEAR_SIGNS, randomText } from "@/lib/platform/base/secrets/random-text";

/** The prefix by which secret scanners recognise the product's keys. */
export const KEY_PREFIX = "tpk_";
const START = 10;
const SECRET = 40;
const KEY = new RegExp(`^(${KEY_PREFIX}${CLEAR_SIGNS}{${START}})_${CLEAR_SIGNS}{${SECRET}}$`);

/** Returns a new key, 200 bits of which are secret, and its beginning, which is not. */
export function newKeyText(): { readonly key: string; readonly start: string } {
  const start = KEY_PREFIX + randomText(START);
  return { key: `${start}_${randomText(SECRET)}`, start };
}

/** Returns the beginning of a key; null for a malformed key. */
export function startOf(key: string): string | null {
  return KEY.exec(key)?.[1] ?? null;
}

/** Returns the hash of a key, which is what the database stores. */
export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
