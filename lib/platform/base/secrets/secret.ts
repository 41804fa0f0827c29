import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";

/** Compares two secrets in a time that reveals neither how much of them agrees nor how long they are. */
export function isSameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

function digest(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}
