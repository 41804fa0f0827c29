import type { Outcome } from "@/lib/platform/base/outcome";
import { ApiFailure } from "./api-failure";
import { withRetries } from "./retry";

/**
 * Calls a Server Action once and returns its value; throws a refusal as an ApiFailure. For resources, which retry by
 * themselves.
 */
export async function callAction<I, T>(act: (input: I) => Promise<Outcome<T>>, input: I): Promise<T> {
  const outcome = await act(input);
  if (outcome.ok) return outcome.value;
  throw new ApiFailure(outcome.failure.status, outcome.failure);
}

/**
 * Calls a Server Action and returns its value; throws a failure as an ApiFailure. If no response arrives, it sends the
 * same input again, so use it only for actions that may be repeated.
 */
export function runAction<I, T>(act: (input: I) => Promise<Outcome<T>>, input: I): Promise<T> {
  return withRetries(() => callAction(act, input));
}
