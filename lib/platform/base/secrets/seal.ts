import "server-only";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;
const PURPOSE = "tallyport sealed values";

/**
 * Encrypts a value that the product needs in plain text again, such as a secret it signs with. `about` names its owner:
 * the sealed value can't be decrypted for any other.
 */
export function seal(plain: string, about: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key(), nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts a sealed value. Throws if it was sealed with another `about` or under another AUTH_SECRET. */
export function unseal(sealed: string, about: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString("utf8");
}

function key(): Buffer {
  if (!env.AUTH_SECRET)
    throw new Failure("UNAVAILABLE", "Secrets can't be kept here until AUTH_SECRET is set.");
  return Buffer.from(hkdfSync("sha256", env.AUTH_SECRET, "", PURPOSE, 32));
}
