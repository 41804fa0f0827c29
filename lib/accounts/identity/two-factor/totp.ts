import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "@/lib/platform/base/secrets/secret";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const SECRET_BYTES = 20;
const STEP_MS = 30_000;
const DIGITS = 6;
/** How many steps a phone's clock may be off. */
const SLACK = [0, -1, 1];
/** Limits the address, so that it fits into the QR code beside everything else. */
const LONGEST_LABEL = 50;

/** Returns a new secret in base32, as authenticator apps expect it. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join("");
}

/** Returns the code of a time step (RFC 6238). */
export function totpOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** Returns the time step of a code, around the current one; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const present = Math.floor(now.getTime() / STEP_MS);
  // Compares all of them, so that the duration reveals nothing.
  const steps = SLACK.map((slack) => present + slack).filter((step) =>
    isSameSecret(code, totpOf(secret, step)),
  );
  return steps[0] ?? null;
}

/** Returns the URI in the QR code that an authenticator app scans. */
export function totpUri(secret: string, email: string): string {
  const label = encodeURIComponent(email);
  const shown = label.length > LONGEST_LABEL ? "account" : label;
  return `otpauth://totp/Tallyport:${shown}?secret=${secret}&issuer=Tallyport`;
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
