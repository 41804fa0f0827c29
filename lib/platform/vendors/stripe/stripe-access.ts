import "server-only";
import Stripe from "stripe";
import { z } from "zod";
import { Failure } from "@/lib/platform/base/failure";
import { log } from "@/lib/platform/base/log";

/** How Stripe's API is reached: the key, another address than its own for tests, and when to give up. */
export type StripeAccess = {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly signal: AbortSignal;
};

/** One call waits no longer; a person waits for some of them in a row. */
const LONGEST_CALL_MS = 5_000;

/**
 * Asks Stripe, and answers what the schema makes of it. Fails with PROVIDER_FAILED or TIMED_OUT, both worth another try
 * later; null where Stripe says that there is no such thing.
 */
export async function asked<S extends z.ZodType>(
  access: StripeAccess,
  answer: S,
  ask: (stripe: Stripe) => Promise<unknown>,
): Promise<z.output<S> | null> {
  const given = await answerOf(access, ask);
  if (given === MISSING) return null;
  const result = answer.safeParse(given);
  if (!result.success) throw failed("an answer that is none");
  return result.data;
}

/** Like `asked` where there has to be an answer. */
export async function askedFor<S extends z.ZodType>(
  access: StripeAccess,
  answer: S,
  ask: (stripe: Stripe) => Promise<unknown>,
): Promise<NonNullable<z.output<S>>> {
  const given = await asked(access, answer, ask);
  if (given === null || given === undefined) throw failed("nothing");
  return given;
}

/** A list as Stripe answers it. */
export function listOf<S extends z.ZodType>(entry: S) {
  return z.object({ data: z.array(entry) });
}

const MISSING = Symbol("missing");

async function answerOf(access: StripeAccess, ask: (stripe: Stripe) => Promise<unknown>): Promise<unknown> {
  const signal = AbortSignal.any([access.signal, AbortSignal.timeout(LONGEST_CALL_MS)]);
  try {
    signal.throwIfAborted();
    return await Promise.race([ask(clientOf(access)), abortedBy(signal)]);
  } catch (error) {
    if (signal.aborted) throw new Failure("TIMED_OUT", TOO_LATE);
    if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing") return MISSING;
    throw failed(error instanceof Stripe.errors.StripeError ? error.type : "no answer", error);
  }
}

/** The package's own time-out counts silence: an answer that comes drop by drop would never end. */
function abortedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

const TOO_LATE = "The payment provider did not answer in time. Please try again.";

function clientOf({ apiKey, baseUrl }: StripeAccess): Stripe {
  const own = baseUrl === undefined ? null : new URL(baseUrl);
  return new Stripe(apiKey, {
    timeout: LONGEST_CALL_MS,
    // Whoever asks tries again: a job by its queue, a person by the button.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(own && {
      host: own.hostname,
      port: own.port,
      protocol: own.protocol === "http:" ? ("http" as const) : ("https" as const),
    }),
  });
}

/** What Stripe says of an error may quote what was sent: its kind is enough. */
function failed(kind: string, error?: unknown): Failure {
  const { statusCode, code } = error instanceof Stripe.errors.StripeError ? error : {};
  log().warn({ provider: "stripe", kind, status: statusCode, code }, "payment provider failed");
  return new Failure("PROVIDER_FAILED", "The payment provider could not be reached. Please try again.");
}
