import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { API_METHODS } from "@/lib/platform/base/addresses/api-methods";
import { PAGES, patternOf } from "@/lib/platform/base/addresses/routes";
import { enterSpan } from "@/lib/platform/base/telemetry/trace-context";
import { beginSpan, endSpan, isTracing } from "@/lib/platform/base/telemetry/traced";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** The routes in the order in which the router matches them: static ones first, catch-all ones last. */
const ROUTES = [...Object.keys(API_METHODS), ...Object.keys(PAGES)]
  .sort((one, other) => weight(one) - weight(other))
  .map((route) => ({ route, pattern: patternOf(route) }));

/** Starts a span for this request, to which everything that follows belongs; it ends with the response. */
export function traceRequest(request: IncomingMessage, response: ServerResponse): void {
  if (!isTracing()) return;
  const { traceparent } = request.headers;
  const begun = beginSpan(typeof traceparent === "string" ? traceparent : "");
  const method = METHODS.has(request.method ?? "") ? (request.method ?? "") : "_OTHER";
  const route = routeOf(request.url ?? "/");
  enterSpan(begun.span);
  response.once("close", () => {
    const attributes = {
      "http.request.method": method,
      "http.route": route,
      "http.response.status_code": response.statusCode,
    };
    const told = { operation: "http.server.request", name: `${method} ${route}`, attributes } as const;
    endSpan(begun, told, response.statusCode >= 500);
  });
}

/**
 * Returns the route's pattern, because actual addresses contain tokens and email addresses, which must not be traced.
 */
function routeOf(url: string): string {
  const [path = "/"] = url.split("?");
  if (path.startsWith("/_next/")) return "/_next/";
  return ROUTES.find(({ pattern }) => pattern.test(path))?.route ?? "unknown";
}

function weight(route: string): number {
  if (!route.includes("[")) return 0;
  return route.includes("...") ? 2 : 1;
}
