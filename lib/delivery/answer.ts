import "server-only";
import { type FailureReport, failureJson, reportOf } from "@/lib/platform/base/failure";
import { log, traceOf } from "@/lib/platform/base/log";
import { toUnavailable } from "@/lib/platform/context/connection-loss";

/**
 * Returns an error's report for its reader; a lost database connection becomes UNAVAILABLE. Logs an unexpected error
 * under the request's id.
 */
export function reported(error: unknown, requestId: string): FailureReport {
  const report = reportOf(toUnavailable(error));
  if (report.code === "UNEXPECTED") log().error({ requestId, ...traceOf(error) }, "unexpected failure");
  return report;
}

/** A use case's result with additional response headers. */
export class WithHeaders<Value> {
  readonly value: Value;
  readonly headers: Readonly<Record<string, string>>;
  constructor(value: Value, headers: Readonly<Record<string, string>>) {
    this.value = value;
    this.headers = headers;
  }
}

/** Returns the JSON response for a use case's result: 204 for undefined; a Response stays as it is. */
export function answered(answer: unknown, requestId: string): Response {
  if (answer instanceof Response) return answer;
  const { value, headers: own } = answer instanceof WithHeaders ? answer : { value: answer, headers: {} };
  const headers = { "x-request-id": requestId, "cache-control": "no-store", ...own };
  if (value === undefined) return new Response(null, { status: 204, headers });
  return Response.json(value, { headers });
}

/** Returns a failure in the API's error format. */
export function refused(error: unknown, requestId: string): Response {
  const report = reported(error, requestId);
  const { status, retryAfter } = report;
  const headers: Record<string, string> = { "x-request-id": requestId, "cache-control": "no-store" };
  if (retryAfter !== undefined) headers["retry-after"] = String(retryAfter);
  return Response.json(failureJson(report, requestId), { status, headers });
}
