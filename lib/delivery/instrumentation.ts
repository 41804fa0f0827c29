import "server-only";
import type { Instrumentation } from "next";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { env } from "@/lib/platform/base/env";
import { letConnectionsSpeak } from "@/lib/platform/rate-limit/client-address";
import { logRequestError, sendConsoleToLog } from "./console-log";
import { meetRequests } from "./incoming-requests";

/** A server that can't know anybody says so at once instead of at the first visit. */
export function started(): void {
  // In development people read what is printed.
  if (env.NODE_ENV === "production") sendConsoleToLog();
  identityProvider();
  letConnectionsSpeak();
  meetRequests();
}

/** What went wrong in a page or past our own handlers, under the id that the gate gave the request. */
export const failed: Instrumentation.onRequestError = (error, request, { routePath }) => {
  const requestId = request.headers["x-request-id"];
  logRequestError(error, typeof requestId === "string" ? requestId : undefined, routePath);
};
