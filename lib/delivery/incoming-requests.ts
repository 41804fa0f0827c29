import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { env } from "@/lib/platform/base/env";
import { Failure, failureJson, reportOf } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { beginRequest } from "@/lib/platform/base/this-request";
import { hasBody, limitLoad } from "./load-limit";
import { traceRequest } from "./trace-request";

/** For bodies that Next takes in before any of our code is asked, and for those that our handlers give up themselves before. */
const SECONDS = { held: 10, handled: 120 } as const;
/** What middleware.ts keeps from the gate. */
const HANDLED = /^\/api\/(?:webhooks|imports|uploads|bookings\/import-csv)\b/;
/** Letters, digits, "-", "_" and "~": written with a percent sign they mean the same (RFC 3986, 6.2.2.2). */
const NEEDLESSLY_ENCODED = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** Taken for any other unknown method: the platform's Request refuses to be made with it, which would be a failure of ours. */
const UNREPRESENTABLE = "TRACE";

type Arrival = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
};

/**
 * Looks at every request before Next does: an address that is only written otherwise doesn't bring a stranger's body to
 * the gate, which waits for its end, no body is waited for longer than is good, and what is too much is refused. Done once
 * as the server starts; Vercel sees to all that itself.
 */
export function meetRequests(): void {
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

/** The same address with nothing in its path encoded that need not be. */
export function plainlyWritten(url: string): string {
  const [path = "", ...query] = url.split("?");
  return [path.replace(NEEDLESSLY_ENCODED, decodeURIComponent), ...query].join("?");
}

function giveUpInTime(request: IncomingMessage, response: ServerResponse): void {
  const seconds = HANDLED.test(request.url ?? "") ? SECONDS.handled : SECONDS.held;
  // After a pause of the whole process what has come meanwhile is taken in first.
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
