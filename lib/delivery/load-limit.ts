import "server-only";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Failure, failureJson, reportOf } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";

/** As many as a process answers in some seconds; whoever comes when so many are asked for already would wait in vain. */
const MOST = 250;
const RETRY_SECONDS = "2";
/** A page that is half there is worse than none, and who asks how the server is has to hear it. */
const ALWAYS = /^\/(?:_next\/static\/|api\/(?:ready|health)\b)/;

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
const guarded = new WeakSet<Server>();
let answering = 0;

/**
 * Has a server answer so many requests at once and refuse the rest there and then, before Next does anything for them. To
 * be told of each request before it is heard.
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

/** From when all of it is there: whoever sends slowly takes nobody's place. */
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

/** A failure in the API's shape, in words for who opens a page. What is still to come of the request isn't waited for. */
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
