import { Failure } from "@/lib/platform/base/failure";

/** A response as it was sent. */
export type KeptAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/** A key that was claimed before. */
export type KnownKey = {
  readonly fingerprint: string;
  readonly isStored: boolean;
  readonly answer: KeptAnswer | null;
};

const HEADER = "idempotency-key";
/** Printable ASCII. The draft requires quotation marks around it, which most programs leave out. */
const KEY = /^[!-~]{1,255}$/;

/** Returns the idempotency key of a call; null if there is none. Throws INVALID_INPUT for a malformed one. */
export function idempotencyKeyOf(headers: Headers): string | null {
  const given = headers.get(HEADER)?.trim();
  if (given === undefined) return null;
  const key = /^"(.*)"$/.exec(given)?.[1] ?? given;
  if (KEY.test(key)) return key;
  const fields = { "Idempotency-Key": ["1 to 255 letters, digits or signs of ASCII, without spaces."] };
  throw new Failure("INVALID_INPUT", "The Idempotency-Key can't be used.", { fields });
}

/**
 * Returns the stored response for a known key, as the IETF draft of the header requires. Throws KEY_REUSED (422) if the
 * key belongs to another call, and CONFLICT (409) while the first call is running or when its outcome is unknown.
 */
export function repeatedAnswer(known: KnownKey, fingerprint: string): KeptAnswer {
  if (known.fingerprint !== fingerprint) throw new Failure("KEY_REUSED");
  if (known.answer) return known.answer;
  throw new Failure(
    "CONFLICT",
    known.isStored
      ? "A call with this Idempotency-Key has stored something, and its answer is not known: look before you try again with another key."
      : "A call with this Idempotency-Key is still at work. Ask again later.",
  );
}
