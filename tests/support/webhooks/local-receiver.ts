import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

export type Received = {
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly body: string;
};
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An agent's webhook receiver on its own port: it records deliveries and responds as configured. */
export class LocalReceiver {
  readonly received: Received[] = [];
  answer: Answer = answering(200);
  private readonly server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = request.headers as Record<string, string>;
    this.received.push({ id: headers["webhook-id"] ?? "", headers, body: Buffer.concat(chunks).toString() });
    this.answer(request, response);
  });

  async start(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    return this;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  /** Verifies a delivery's signature and returns its payload; throws if the signature is wrong. */
  opened(secret: string, index = -1): { type: string; timestamp: string; data: Record<string, unknown> } {
    const one = this.received.at(index);
    return new Webhook(secret).verify(one?.body ?? "", one?.headers ?? {}) as ReturnType<typeof this.opened>;
  }

  types(): string[] {
    return this.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

export function answering(status: number, body = "", headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, headers).end(body);
  };
}
