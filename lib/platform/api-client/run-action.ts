import type { Outcome } from "@/lib/platform/base/outcome";
import { ApiFailure } from "./api-failure";
import { withRetries } from "./retry";

/** Calls a Server Action once and answers its value; a refusal is thrown as an ApiFailure. For resources, which retry by themselves. */
export async function callAction<I, T>(act: (input: I) => Promise<Outcome<T>>, input: I): Promise<T> {
  const outcome = await act(input);
  if (outcome.ok) return outcome.value;
  throw new ApiFailure(outcome.failure.status, outcome.failure);
}

/**
 * Calls a Server Action and answers its value; a failure is thrown as an ApiFailure. When no answer came, the same
 * input is sent again: only for actions that may be repeated.
 */
export function runAction<I, T>(act: (input: I) => Promise<Outcome<T>>, input: I): Promise<T> {
  return withRetries(() => callAction(act, input));
}
