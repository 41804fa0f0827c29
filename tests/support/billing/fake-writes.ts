import type { IncomingMessage, ServerResponse } from "node:http";
import type { FakeWorld } from "./fake-world";

type Answer = [status: number, body: unknown];
type Form = Readonly<Record<string, string>>;

/**
 * The provider's write endpoints: each idempotency key is executed once, as at Stripe, and a request without one is
 * rejected.
 */
export class FakeWrites {
  /** The received writes in order, each with its key. */
  readonly made: { readonly path: string; readonly form: Form; readonly key: string }[] = [];
  /** The number of upcoming writes that are executed but whose responses are lost. */
  losing = 0;
  private readonly keys = new Map<string, { form: string; answer: Answer }>();

  private readonly stripe: { readonly world: FakeWorld; readonly url: string };

  constructor(stripe: { readonly world: FakeWorld; readonly url: string }) {
    this.stripe = stripe;
  }

  forget(): void {
    this.made.length = 0;
    this.keys.clear();
    this.losing = 0;
  }

  async answer(path: string, request: IncomingMessage): Promise<Answer> {
    const form = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
    const key = String(request.headers["idempotency-key"] ?? "");
    if (key === "") return refused("parameter_missing", "an idempotency key is wanted");
    const written = JSON.stringify([path, form]);
    const before = this.keys.get(key);
    if (before && before.form !== written)
      return refused("idempotency_error", "another request had that key");
    const answer = before?.answer ?? this.write(path, form);
    this.keys.set(key, { form: written, answer });
    if (!before) this.made.push({ path, form, key });
    if (this.losing > 0) {
      this.losing -= 1;
      request.socket.destroy();
    }
    return answer;
  }

  /** Deletes a customer and ends their subscriptions without sending events. */
  remove(path: string, key: unknown = "by hand"): Answer {
    const { world } = this.stripe;
    if (!key) return refused("parameter_missing", "an idempotency key is wanted");
    const id = path.replace("/v1/customers/", "");
    if (!world.things.delete(id)) return MISSING;
    for (const one of world.all("subscription", id)) world.change(one.id, { status: "canceled" });
    return [200, { id, object: "customer", deleted: true }];
  }

  /** Serves the checkout page, which contains a single link. */
  showPage(url: URL, response: ServerResponse): void {
    const [, , id = "", step] = url.pathname.split("/");
    const session = this.stripe.world.things.get(id);
    if (!session) response.writeHead(404).end();
    else if (step === "paid") {
      this.complete(id);
      response.writeHead(303, { location: String(session.success_url) }).end();
    } else {
      const page = `<!doctype html><title>Pay</title><a href="/pay/${id}/paid">Pay</a> <a href="${session.cancel_url}">Back</a>`;
      response.writeHead(200, { "content-type": "text/html" }).end(page);
    }
  }

  /** Completes a checkout. Completing a second checkout creates a second subscription. */
  complete(id: string): void {
    const session = this.stripe.world.things.get(id) as
      | (Form & { status: string; metadata: { priceId: string } })
      | undefined;
    if (session?.status !== "open") throw new Error(`${id} is ${session?.status}`);
    session.status = "complete";
    this.stripe.world.subscribe(String(session.customer), session.metadata.priceId);
  }

  private write(path: string, form: Form): Answer {
    const { world } = this.stripe;
    const [kind, id = ""] = path.replace("/v1/", "").replace("checkout/sessions", "sessions").split("/");
    switch (kind) {
      case "customers": {
        const made = world.newId("cus");
        world.customer(made);
        return [200, world.things.get(made)];
      }
      case "sessions":
        return this.session(id, form);
      case "billing_portal":
        if (!world.things.has(form.customer ?? "")) return MISSING;
        return [200, { id: world.newId("bps"), url: `${this.stripe.url}/portal?back=${form.return_url}` }];
      case "subscriptions":
        return this.subscription(id, form);
      default:
        return refused("unknown", path);
    }
  }

  private session(expired: string, form: Form): Answer {
    const { world } = this.stripe;
    if (expired !== "") {
      const session = world.things.get(expired);
      if (session?.status !== "open") return refused("not_open", "only open sessions expire");
      return [200, Object.assign(session, { status: "expired", url: null })];
    }
    if (!world.things.has(form.customer ?? "")) return MISSING;
    const id = world.newId("cs");
    const session = {
      id,
      object: "checkout.session",
      status: "open",
      url: `${this.stripe.url}/pay/${id}`,
      customer: form.customer,
      metadata: { priceId: form["metadata[priceId]"] },
      success_url: form.success_url,
      cancel_url: form.cancel_url,
    };
    return [200, world.put(session)];
  }

  private subscription(id: string, form: Form): Answer {
    const { world } = this.stripe;
    if (!world.things.has(id)) return MISSING;
    world.change(id, {
      ...(form.cancel_at_period_end && { cancel_at_period_end: form.cancel_at_period_end === "true" }),
      ...(form.cancel_at === "" && { cancel_at: null }),
    });
    return [200, world.things.get(id)];
  }
}

const MISSING: Answer = [404, { error: { type: "invalid_request_error", code: "resource_missing" } }];

function refused(code: string, message: string): Answer {
  return [400, { error: { type: "invalid_request_error", code, message } }];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
