import "server-only";
import { createHmac, randomBytes, randomInt } from "node:crypto";
import { type Failure, invalidField } from "@/lib/platform/base/failure";
import { unseal } from "@/lib/platform/base/secrets/seal";
import { isSameSecret } from "@/lib/platform/base/secrets/secret";
import { forgiveUse, limitRate, type RateRule } from "@/lib/platform/rate-limit/limit-rate";
import { derivedToken } from "../derived-token";
import { limitSender } from "../limit-sender";
import { consumeTotpStep, selectTwoFactor, type TwoFactor, takeBackupCode } from "./two-factor.sql";

/**
 * Limits wrong codes for one account by people who know its password. Known devices and open sessions have their own
 * counts.
 */
const GUESSES: RateRule = { name: "second-factor", max: 10, seconds: 900 };
/** Also limits them per day, against patient attackers: three of a million codes are valid at a time. */
const GUESSES_A_DAY: RateRule = { name: "second-factor-daily", max: 30, seconds: 86_400 };
/**
 * Limits wrong backup codes by network instead of by account. With fifty bits each, none can be guessed, and so nobody
 * can use up the attempts of the owner.
 */
const BACKUP_GUESSES: RateRule = { name: "backup-code", max: 30, seconds: 900 };
const CODE = /^\d{6}$/;

/** Returns the label with which the secret is sealed, so that it can't be unsealed in another person's row. */
export function aboutSecret(userId: string): string {
  return `two-factor:${userId}`;
}

/** Returns the second factor that a person has to enter; null where it isn't on. */
export async function factorInUse(userId: string): Promise<TwoFactor | null> {
  const factor = await selectTwoFactor(userId);
  return factor?.confirmedAt ? factor : null;
}

/**
 * Counts an attempt, and takes the count back if it was right. Throws INVALID_INPUT for a wrong one.
 *
 * @param who whose attempts are counted: a known device, a session, or otherwise the account
 */
export async function countingTries<T>(who: string, now: Date, work: () => Promise<T | null>): Promise<T> {
  for (const rule of [GUESSES, GUESSES_A_DAY]) await limitRate(rule, who, now.getTime());
  const result = await work();
  if (result === null) throw wrong();
  for (const rule of [GUESSES, GUESSES_A_DAY]) await forgiveUse(rule, who);
  return result;
}

type Tried = { readonly userId: string; readonly who: string; readonly given: string };

/**
 * Uses a code of the person's app or one of their backup codes; returns which of the two it was. Throws INVALID_INPUT
 * for a wrong or used one.
 */
export async function consumeSecondFactorCode(
  { userId, who, given }: Tried,
  now: Date,
): Promise<"app" | "backup"> {
  const code = bare(given);
  if (!CODE.test(code)) {
    await limitSender(BACKUP_GUESSES);
    if (!(await takeBackupCode(userId, hashOfBackupCode(userId, code)))) throw wrong();
    return "backup";
  }
  return countingTries(who, now, async () => {
    const factor = await selectTwoFactor(userId);
    const step = factor && stepOf(unseal(factor.secret, aboutSecret(userId)), code, now);
    return step !== null && (await consumeTotpStep(userId, step)) ? "app" : null;
  });
}

function wrong(): Failure {
  return invalidField("code", WRONG);
}

const WRONG = "The code is wrong, or was used already. Wait for the next one.";

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

const BACKUP_CODES = 10;
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
