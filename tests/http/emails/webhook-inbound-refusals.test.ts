import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { EACH_PROVIDER, signed } from "../../support/mails/inbound-deliveries";
import { expectErrorShape, openInboundWebhook, outcomeOf } from "../../support/mails/inbound-webhook";

const { toNewAgent, delivery, sent, close } = await openInboundWebhook();
afterAll(close);
beforeEach(toNewAgent);

describe("a delivery", () => {
  it.each(["{", "[]", "null", '{"MessageID":1}', '{"MessageID":""}', '"text"', "\u0000", "[".repeat(50_000)])(
    "of Postmark's that is %j answers 400",
    async (body) => {
      const response = await sent("postmark", { ...delivery("postmark", "m1"), body });
      expect(response.status).toBe(400);
      await expectErrorShape(response, "INVALID_INPUT");
    },
  );

  it("of Postmark's with absurd values answers a 4xx at worst", async () => {
    const sample = JSON.parse(String(delivery("postmark", "m1").body)) as Record<string, unknown>;
    for (const key of Object.keys(sample)) {
      for (const value of [null, 1, [], {}, "\ud800\u0000", "x".repeat(100_000), [[]], [{ Name: 1 }]]) {
        const body = JSON.stringify({ ...sample, [key]: value });
        const response = await sent("postmark", { ...delivery("postmark", "m1"), body });
        expect([key, response.status < 500]).toEqual([key, true]);
      }
    }
  });

  it.each(["", "\r\n\r\n", "\u0000\u0001\u0002", "hello", "{}"])(
    "of raw mail that is %j answers 400",
    async (body) => {
      const response = await sent("raw", { ...delivery("raw", "m1"), body });
      expect(response.status).toBe(400);
      await expectErrorShape(response, "INVALID_INPUT");
    },
  );

  it("of an event of Resend's that announces no message is ignored", async () => {
    const response = await sent("resend", signed({ type: "email.delivered", data: {} }));
    expect(response.status).toBe(200);
    expect(await outcomeOf(response)).toBe("ignored");
  });

  it.each([-301, 301])("of Resend's signed %d seconds away is refused", async (seconds) => {
    const event = { type: "email.received", data: { email_id: "m1" } };
    const response = await sent("resend", signed(event, new Date(Date.now() + seconds * 1000)));
    expect(response.status).toBe(401);
  });

  it("by a provider that is none answers 404", async () => {
    for (const provider of ["mailgun", "", "__proto__", "constructor", "../raw"]) {
      const response = await sent(provider, delivery("raw", "m1"));
      expect(response.status).toBe(404);
      await expectErrorShape(response, "NOT_FOUND");
    }
  });

  it("is refused while no secret is configured", async () => {
    Object.assign(process.env, { INBOUND_WEBHOOK_SECRET: "", RESEND_WEBHOOK_SECRET: "" });
    for (const provider of EACH_PROVIDER) {
      const { body, headers } = delivery(provider, "m1");
      const empty = { ...headers, authorization: `Basic ${btoa("postmark:")}`, "x-webhook-secret": "" };
      const response = await sent(provider, { body, headers: empty });
      expect(response.status).toBe(401);
    }
  });
});
