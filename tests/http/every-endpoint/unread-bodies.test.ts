import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { guarded, writing } from "../../support/http/calls";
import { withHeaders } from "../../support/http/next-headers";
import { requestWith, watchedBody } from "../../support/http/watched-body";
import { EACH_PROVIDER } from "../../support/mails/inbound-deliveries";
import { expectErrorShape, openInboundWebhook } from "../../support/mails/inbound-webhook";

const { toNewAgent, delivery, close } = await openInboundWebhook();
const { POST: inbound } = await import("@/app/api/webhooks/inbound-email/[provider]/route");
const { POST: clerk } = await import("@/app/api/webhooks/clerk/route");
afterAll(close);
beforeEach(toNewAgent);

const URL_BASE = "http://localhost/api/webhooks";
const send = (provider: string, headers: Record<string, string>, body = watchedBody()) => {
  const request = requestWith(body.stream, `${URL_BASE}/inbound-email/${provider}`, { headers });
  return inbound(request, { params: Promise.resolve({ provider }) });
};

describe("a webhook reads nothing of a body", () => {
  it.each(EACH_PROVIDER)("by %s before its headers prove or promise who sends it", async (provider) => {
    const type = delivery(provider, "m1").headers["content-type"] ?? "";
    const wrong: Record<string, string>[] = [
      { "content-type": type },
      {
        "content-type": type,
        authorization: "Bearer wrong",
        "x-webhook-secret": "wrong",
        "x-webhook-token": "",
      },
    ];
    for (const headers of wrong) {
      const body = watchedBody();
      const response = await send(provider, headers, body);
      expect(response.status).toBe(401);
      await expectErrorShape(response, "NOT_SIGNED_IN");
      expect(body.asked).toBe(0);
    }
  });

  it.each(["mailgun", "__proto__", ""])("for the provider %j, which is none", async (provider) => {
    const body = watchedBody();
    expect((await send(provider, delivery("raw", "m1").headers, body)).status).toBe(404);
    expect(body.asked).toBe(0);
  });

  it("of another type than it takes", async () => {
    const body = watchedBody();
    const headers = { ...delivery("raw", "m1").headers, "content-type": "text/html" };
    expect((await send("raw", headers, body)).status).toBe(415);
    expect(body.asked).toBe(0);
  });

  it("of Clerk's that nobody signed", async () => {
    const body = watchedBody();
    const response = await clerk(requestWith(body.stream, `${URL_BASE}/clerk`), {
      params: Promise.resolve({}),
    });
    expect(response.status).toBe(401);
    expect(body.asked).toBe(0);
  });

  it("beyond what its provider may send", async () => {
    const megabyte = new Uint8Array(1024 * 1024);
    const event = watchedBody(...Array.from({ length: 40 }, () => megabyte));
    expect((await send("resend", delivery("resend", "m1").headers, event)).status).toBe(413);
    expect(event).toMatchObject({ asked: 2, cancelled: true });
    const mail = watchedBody(...Array.from({ length: 40 }, () => megabyte));
    expect((await send("raw", delivery("raw", "m1").headers, mail)).status).toBe(413);
    expect(mail).toMatchObject({ asked: 36, cancelled: true });
  });
});

const signedOut = guarded.filter((call) => writing.includes(call) && call.method !== "DELETE");

it.each(signedOut)(
  "$name reads nothing of a body of somebody signed out",
  async ({ handler, path, method }) => {
    const body = watchedBody(new Uint8Array(1024));
    const headers = { "content-type": "application/json" };
    const request = requestWith(body.stream, `http://localhost${path}`, { method, headers });
    const response = await withHeaders(headers, () => handler(request, { params: Promise.resolve({}) }));
    expect(response.status).toBe(401);
    expect(body.asked).toBe(0);
  },
);
