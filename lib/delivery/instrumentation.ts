import "server-only";
import type { Instrumentation } from "next";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { env } from "@/lib/platform/base/env";
import { trustConnectionAddress } from "@/lib/platform/rate-limit/client-address";
import { logRequestError, sendConsoleToLog } from "./console-log";
import { prepareRequests } from "./incoming-requests";

/**
 * Runs at startup. If the sign-in provider isn't configured, the server fails immediately rather than at the first
 * visit.
 */
export function started(): void {
  // In development people read the console.
  if (env.NODE_ENV === "production") sendConsoleToLog();
  identityProvider();
  trustConnectionAddress();
  prepareRequests();
}

/** Logs an error in a page or outside the product's own handlers, under the request id from the middleware. */
export const failed: Instrumentation.onRequestError = (error, request, { routePath }) => {
  const requestId = request.headers["x-request-id"];
  logRequestError(error, typeof requestId === "string" ? requestId : undefined, routePath);
};
