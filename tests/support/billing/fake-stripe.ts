import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { FakeWorld } from "./fake-world";
import { FakeWrites } from "./fake-writes";

/** The fake's failure mode. */
export type Mood = "well" | "hang" | "drip" | "reset" | "garbage" | "odd" | 429 | 500;

/** A fake of Stripe's HTTP API on its own port, backed by a state that tests change. */
export class FakeStripe {
  world = new FakeWorld();
  mood: Mood = "well";
  readonly asked: string[] = [];
  readonly writes = new FakeWrites(this);
  private readonly server = createServer((request, response) => this.answer(request, response));

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  reset(): void {
    this.world = new FakeWorld();
    this.mood = "well";
    this.asked.length = 0;
    this.writes.forget();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? "/", this.url);
    this.asked.push(`${request.method} ${url.pathname}`);
    if (this.mood === "well" && request.method === "POST") {
      void this.writes.answer(url.pathname, request).then(([status, body]) => send(response, status, body));
      return;
    }
    request.resume();
    if (this.mood === "well") this.answerWell(url, request, response);
    else inMood(this.mood, request, response);
  }

  private answerWell(url: URL, { method, headers }: IncomingMessage, response: ServerResponse): void {
    if (url.pathname.startsWith("/pay/")) this.writes.showPage(url, response);
    else if (method === "DELETE")
      send(response, ...this.writes.remove(url.pathname, headers["idempotency-key"] ?? ""));
    else {
      const found = this.found(url);
      const missing = {
        error: { type: "invalid_request_error", code: "resource_missing", message: "No such" },
      };
      send(response, found === undefined ? 404 : 200, found ?? missing);
    }
  }

  /**
   * Like Stripe, expands nothing unless asked, omits ended subscriptions from lists unless asked, and returns nothing
   * for an unknown customer.
   */
  private found({ pathname, searchParams: query }: URL): unknown {
    const [, , kind = "", ...rest] = pathname.split("/");
    const [id] = rest;
    const isExpanded = query.has("expand[0]");
    if (kind === "prices") return listed(this.world.prices(isExpanded));
    if (kind === "invoice_payments") return this.paymentsOf(query.get("payment[payment_intent]"));
    const list = LISTED[kind === "checkout" ? "sessions" : kind];
    if (list === undefined) return folded(this.world.things.get(id ?? ""), isExpanded);
    const customer = query.get("customer") ?? "";
    if (!this.world.things.has(customer)) return undefined;
    const all = this.world.all(list, customer);
    const wanted = query.get("status") === "all" ? all : all.filter(({ status }) => status !== "canceled");
    return listed(wanted.map((one) => folded(one, isExpanded) ?? one));
  }

  private paymentsOf(intent: string | null): unknown {
    const charges = this.world.all("charge").filter((one) => one.payment_intent === intent);
    return listed(charges.map(({ invoice }) => ({ invoice })));
  }
}

const LISTED: Readonly<Record<string, string>> = {
  sessions: "checkout.session",
  subscriptions: "subscription",
  invoices: "invoice",
  charges: "charge",
};

/** Returns the current object with its payment method reduced to its id unless expanded. */
function folded(thing: object | undefined, isExpanded: boolean): object | undefined {
  if (thing === undefined) return undefined;
  const fold = (key: string, value: unknown) =>
    key === "default_payment_method" && !isExpanded ? (value as { id: string } | null)?.id : value;
  return JSON.parse(JSON.stringify(thing, fold));
}

function listed(data: readonly object[]) {
  return { object: "list", has_more: false, data };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function inMood(mood: Exclude<Mood, "well">, request: IncomingMessage, response: ServerResponse): void {
  switch (mood) {
    case "hang":
      return;
    case "drip": {
      response.writeHead(200, { "content-type": "application/json" });
      const drops = setInterval(() => response.write(" "), 100);
      response.on("close", () => clearInterval(drops));
      return;
    }
    case "reset":
      request.socket.destroy();
      return;
    case "garbage":
      response.writeHead(200, { "content-type": "text/html" }).end("<html>busy</html>");
      return;
    case "odd":
      send(response, 200, { object: "list", data: [{ id: 7 }] });
      return;
    default:
      send(response, mood, { error: { type: "api_error", message: "not now" } });
  }
}
