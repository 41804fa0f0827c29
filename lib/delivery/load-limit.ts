import "server-only";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Failure, failureJson, reportOf } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";

/** The number of requests that a process answers in some seconds; further ones would wait in vain. */
const MOST = 250;
const RETRY_SECONDS = "2";
/**
 * Requests that are never refused: a page with only some of its files is worse than none, and health checks must get a
 * response.
 */
const ALWAYS = /^\/(?:_next\/static\/|api\/(?:ready|health)\b)/;

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
const guarded = new WeakSet<Server>();
let answering = 0;

/**
 * Makes a server process a limited number of requests at once, and refuse the rest immediately, before Next does
 * anything for them. Call it for each request before the server's own listeners run.
 */
export function limitLoad(server: Server): void {
  if (guarded.has(server)) return;
  guarded.add(server);
  const listeners = server.listeners("request") as Listener[];
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    if (answering >= MOST && !ALWAYS.test(request.url ?? "")) return refuse(request, response);
    count(request, response);
    for (const listener of listeners) listener.call(server, request, response);
  });
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Counts a request once it has arrived completely, so that a slow sender takes nobody's place. */
function count(request: IncomingMessage, response: ServerResponse): void {
  const begin = () => {
    if (response.closed) return;
    answering += 1;
    response.once("close", () => {
      answering -= 1;
    });
  };
  if (hasBody(request)) request.once("end", begin);
  else begin();
}

/**
 * Refuses a request: with the API's error format, or with plain text for a page. Doesn't wait for the rest of the
 * request.
 */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  const report = reportOf(new Failure("BUSY"));
  const isCall = request.url?.startsWith("/api/");
  response.writeHead(report.status, {
    "content-type": isCall ? "application/json" : "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": RETRY_SECONDS,
    ...(hasBody(request) ? { connection: "close" } : {}),
  });
  const answer = isCall ? JSON.stringify(failureJson(report, newId())) : report.message;
  response.end(answer, hasBody(request) ? () => request.socket.destroy() : undefined);
}
