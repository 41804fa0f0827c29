import "server-only";
import { createHash } from "node:crypto";
import { CLEAR_SIGNS, randomText } from "@/lib/platform/base/secrets/random-text";

/** By it, whoever looks for lost secrets knows one of ours. */
export const KEY_PREFIX = "tpk_";
const START = 10;
const SECRET = 40;
const KEY = new RegExp(`^(${KEY_PREFIX}${CLEAR_SIGNS}{${START}})_${CLEAR_SIGNS}{${SECRET}}$`);

/** A new key, 200 bits of it secret, and how it begins, which is no secret. */
export function newKeyText(): { readonly key: string; readonly start: string } {
  const start = KEY_PREFIX + randomText(START);
  return { key: `${start}_${randomText(SECRET)}`, start };
}

/** How a key begins; null for what can be no key. */
export function startOf(key: string): string | null {
  return KEY.exec(key)?.[1] ?? null;
}

/** What is kept of a key. */
export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
