import "server-only";
import Stripe from "stripe";
import { z } from "zod";
import { Failure } from "@/lib/platform/base/failure";
import { log } from "@/lib/platform/base/log";

/** Access to Stripe's API: the key, an alternative address for tests, and when to give up. */
export type StripeAccess = {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly signal: AbortSignal;
};

/** The time limit of one call; a person may wait for several in a row. */
const LONGEST_CALL_MS = 5_000;

/**
 * Calls Stripe and parses the response by a schema. Throws PROVIDER_FAILED or TIMED_OUT, both worth another try later.
 * Returns null where Stripe says that the object doesn't exist.
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

/** Like `asked`, for calls that must return an object. */
export async function askedFor<S extends z.ZodType>(
  access: StripeAccess,
  answer: S,
  ask: (stripe: Stripe) => Promise<unknown>,
): Promise<NonNullable<z.output<S>>> {
  const given = await asked(access, answer, ask);
  if (given === null || given === undefined) throw failed("nothing");
  return given;
}

/** Returns the schema of a list as Stripe returns it. */
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

/**
 * Rejects when the signal fires. The package's own timeout measures inactivity, so a response that trickles in would
 * never time out.
 */
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
    // The caller retries: a job by its queue, a person by the button.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(own && {
      host: own.hostname,
      port: own.port,
      protocol: own.protocol === "http:" ? ("http" as const) : ("https" as const),
    }),
  });
}

/**
 * Logs an error's kind and returns the Failure for it. The message is not logged, because it may quote what was sent.
 */
function failed(kind: string, error?: unknown): Failure {
  const { statusCode, code } = error instanceof Stripe.errors.StripeError ? error : {};
  log().warn({ provider: "stripe", kind, status: statusCode, code }, "payment provider failed");
  return new Failure("PROVIDER_FAILED", "The payment provider could not be reached. Please try again.");
}
