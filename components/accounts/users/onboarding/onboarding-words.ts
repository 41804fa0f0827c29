import { z } from "zod";
import { ApiFailure, failureOf, NEW_VERSION } from "@/lib/platform/api-client/api-failure";

/**
 * Converts a schema's messages to messages about the form as a whole, without duplicates, because here one message
 * names all its fields.
 */
export function asWhole<S extends z.ZodType>(schema: S) {
  return z.custom<z.input<S>>().superRefine((input, issues) => {
    const messages = schema.safeParse(input).error?.issues.map(({ message }) => message);
    for (const message of new Set(messages)) issues.addIssue(message);
  });
}

/** Awaits a call. Its failure gets the step's message and concerns the form as a whole. */
export async function sayingOf<T>(call: Promise<T>, words: (failure: ApiFailure) => string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const failure = failureOf(error);
    const { status, category, code, requestId } = failure;
    if (code === NEW_VERSION) throw failure;
    throw new ApiFailure(status, { category, code, requestId, message: words(failure) });
  }
}

export function detailsFailed({ category, message }: ApiFailure): string {
  if (category === "UNKNOWN") return "An unexpected error occurred. Please try again.";
  return `Failed to save your information: ${message}`;
}

/** Failures that the user can resolve keep their own message. */
export function addressesFailed({ category, code, message }: ApiFailure): string {
  if (category === "AUTHENTICATION") return "Authentication error. Please try logging in again.";
  const isTold = category === "VALIDATION" || code === "RATE_LIMITED" || code === "MAIL_NOT_CONFIGURED";
  return isTold ? message : "Failed to save email addresses. Please try again.";
}
