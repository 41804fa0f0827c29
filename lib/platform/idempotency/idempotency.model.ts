import { Failure } from "@/lib/platform/base/failure";

/** An answer as it was given. */
export type KeptAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/** A key that somebody claimed before. */
export type KnownKey = {
  readonly fingerprint: string;
  readonly isStored: boolean;
  readonly answer: KeptAnswer | null;
};

const HEADER = "idempotency-key";
/** Printable ASCII; the draft wants it between quotation marks, which most programs leave out. */
const KEY = /^[!-~]{1,255}$/;

/** The key that a call is known again by; null without one, INVALID_INPUT for what is none. */
export function idempotencyKeyOf(headers: Headers): string | null {
  const given = headers.get(HEADER)?.trim();
  if (given === undefined) return null;
  const key = /^"(.*)"$/.exec(given)?.[1] ?? given;
  if (KEY.test(key)) return key;
  const fields = { "Idempotency-Key": ["1 to 255 letters, digits or signs of ASCII, without spaces."] };
  throw new Failure("INVALID_INPUT", "The Idempotency-Key can't be used.", { fields });
}

/**
 * What a call with a known key is answered. As in the IETF's draft of the header: the same again where it was answered,
 * KEY_REUSED (422) for another call, CONFLICT (409) while the first is at work, or when what became of it isn't known.
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
