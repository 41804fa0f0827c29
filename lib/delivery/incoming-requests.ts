import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { API_METHODS } from "@/lib/platform/base/addresses/api-methods";
import { PAGES, patternOf } from "@/lib/platform/base/addresses/routes";
import { env } from "@/lib/platform/base/env";
import { Failure, failureJson, reportOf } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { enterSpan } from "@/lib/platform/base/telemetry/trace-context";
import { beginSpan, endSpan, isTracing } from "@/lib/platform/base/telemetry/traced";
import { beginRequest } from "@/lib/platform/base/this-request";
import { hasBody, limitLoad } from "./load-limit";

/**
 * How long to wait for a body: `held` for bodies that Next reads before any of this product's code runs, `handled` for
 * those whose handlers have their own, shorter limits.
 */
const SECONDS = { held: 10, handled: 120 } as const;
/** The paths that the matcher of middleware.ts excludes. */
const HANDLED = /^\/api\/(?:webhooks|imports|uploads|bookings\/import-csv)\b/;
/** Letters, digits, "-", "_" and "~": percent-encoded, they mean the same (RFC 3986, 6.2.2.2). */
const NEEDLESSLY_ENCODED = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * Replaced by an unknown method: the platform's Request can't be constructed with TRACE, which would result in an
 * internal error.
 */
const UNREPRESENTABLE = "TRACE";

type Arrival = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
};

/**
 * Handles every request before Next does. It normalises addresses, so that an encoded one doesn't bring a stranger's
 * body to the middleware, which waits for its end; it limits how long to wait for a body; and it refuses requests
 * beyond the load limit. Called once at startup. On Vercel the platform does all that.
 */
export function prepareRequests(): void {
  if (env.VERCEL) return;
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as Arrival;
    limitLoad(server);
    beginRequest();
    request.url = plainlyWritten(request.url ?? "/");
    traceRequest(request, response);
    if (request.method === UNREPRESENTABLE) request.method = "UNKNOWN";
    if (hasBody(request)) giveUpInTime(request, response);
  });
}

/** Returns the same address without needless percent-encoding in its path. */
export function plainlyWritten(url: string): string {
  const [path = "", ...query] = url.split("?");
  return [path.replace(NEEDLESSLY_ENCODED, decodeURIComponent), ...query].join("?");
}

function giveUpInTime(request: IncomingMessage, response: ServerResponse): void {
  const seconds = HANDLED.test(request.url ?? "") ? SECONDS.handled : SECONDS.held;
  // After a pause of the whole process, the data that arrived meanwhile is handled first.
  const late = () => setImmediate(() => request.complete || giveUp(request, response));
  const timer = setTimeout(late, seconds * 1000).unref();
  request.once("end", () => clearTimeout(timer));
}

function giveUp(request: IncomingMessage, response: ServerResponse): void {
  const gone = () => request.socket.destroy();
  if (response.headersSent) return void gone();
  const report = reportOf(new Failure("TOO_SLOW"));
  const headers = { "content-type": "application/json", "cache-control": "no-store", connection: "close" };
  response.writeHead(report.status, headers);
  response.end(JSON.stringify(failureJson(report, newId())), gone);
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** The routes in the order in which the router matches them: static ones first, catch-all ones last. */
const ROUTES = [...Object.keys(API_METHODS), ...Object.keys(PAGES)]
  .sort((one, other) => weight(one) - weight(other))
  .map((route) => ({ route, pattern: patternOf(route) }));

/** Starts a span for this request, to which everything that follows belongs; it ends with the response. */
function traceRequest(request: IncomingMessage, response: ServerResponse): void {
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
