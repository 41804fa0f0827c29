import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A simple reverse proxy that distributes requests round-robin. It retries on another server if one refuses the
 * connection or closes it before responding to a read, as nginx does.
 */
export async function plainProxy() {
  const ports: number[] = [];
  const answeredBy = new Map<number, number>();
  let turn = 0;

  const pass = (request: IncomingMessage, response: ServerResponse, tried: readonly number[] = []): void => {
    turn += 1;
    const left = ports.filter((one) => !tried.includes(one));
    const port = left[turn % left.length] ?? 0;
    const forwarded = {
      ...request.headers,
      "x-forwarded-host": request.headers.host ?? "",
      "x-forwarded-proto": "http",
      "x-forwarded-for": "127.0.0.1",
    };
    const onward = ask({ port, method: request.method, path: request.url, headers: forwarded, agent: false });
    onward.on("response", (answer) => {
      answeredBy.set(port, (answeredBy.get(port) ?? 0) + 1);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    const isRead = request.method === "GET" || request.method === "HEAD";
    onward.on("error", (error: NodeJS.ErrnoException) => {
      const mayAnother = error.code === "ECONNREFUSED" || (isRead && !response.headersSent);
      if (mayAnother && left.length > 1) pass(request, response, [...tried, port]);
      else if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    if (isRead) onward.end();
    else onward.on("socket", (socket) => socket.once("connect", () => request.pipe(onward)));
  };

  const server = createServer((request, response) => pass(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Sends requests to these servers from now on. */
    ask: (...origins: readonly string[]) =>
      void ports.splice(0, ports.length, ...origins.map((origin) => Number(new URL(origin).port))),
    /** Returns the number of responses from a server so far. */
    answersOf: (origin: string) => answeredBy.get(Number(new URL(origin).port)) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
