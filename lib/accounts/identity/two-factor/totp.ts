import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "@/lib/platform/base/secrets/secret";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const SECRET_BYTES = 20;
const STEP_MS = 30_000;
const DIGITS = 6;
/** A phone's clock may be wrong by so many steps. */
const SLACK = [0, -1, 1];
/** So that the address fits the QR code beside everything else. */
const LONGEST_LABEL = 50;

/** A secret as authenticator apps take it: base32. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join("");
}

/** The code of a step of time (RFC 6238). */
export function totpOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** Which step a code is of, about now; null for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const present = Math.floor(now.getTime() / STEP_MS);
  // Each is compared, so that the time it takes tells nothing.
  const steps = SLACK.map((slack) => present + slack).filter((step) =>
    isSameSecret(code, totpOf(secret, step)),
  );
  return steps[0] ?? null;
}

/** What an authenticator app reads of the QR code. */
export function totpUri(secret: string, email: string): string {
  const label = encodeURIComponent(email);
  const shown = label.length > LONGEST_LABEL ? "account" : label;
  return `otpauth://totp/Tallyport:${shown}?secret=${secret}&issuer=Tallyport`;
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
