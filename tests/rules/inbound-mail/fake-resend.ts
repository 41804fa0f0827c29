import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A fake of Resend's receiving API on its own port: paths (without query) and their responses. */
export class FakeResend {
  readonly answers = new Map<string, Answer>();
  readonly asked: string[] = [];
  private readonly server = createServer((request, response) => {
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    this.asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ""}`.trim());
    const answer =
      this.answers.get(path) ?? json(404, { statusCode: 404, name: "not_found", message: "Not found" });
    answer(request, response);
  });

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  reset(): void {
    this.answers.clear();
    this.asked.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

export function json(status: number, body: unknown): Answer {
  return (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
}

export function content(status: number, body: string | Uint8Array): Answer {
  return (_request, response) => {
    response.writeHead(status).end(body);
  };
}

export const silence: Answer = () => undefined;

export const reset: Answer = (request) => {
  request.socket.destroy();
};
