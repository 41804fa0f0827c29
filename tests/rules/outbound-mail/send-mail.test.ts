import type { IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { OutboundMail } from "@/lib/platform/mail/delivery.model";
import { sendByResend } from "@/lib/platform/vendors/resend/send-mail";
import { failureOf } from "../inbound-mail/failing";
import { content, FakeResend, json, reset, silence } from "../inbound-mail/fake-resend";

vi.stubEnv("LOG_LEVEL", "silent");
const resend = new FakeResend();
beforeAll(() => resend.start());
beforeEach(() => resend.reset());
afterAll(() => resend.stop());

const MAIL: OutboundMail = {
  id: "0190a1b2-0000-7000-8000-000000000001",
  key: "0190a1b2-0000-7000-8000-000000000001/2",
  fromName: "Ada Fern via Tallyport",
  fromAddress: "mail@tallyport.test",
  to: "ines@harbour.test",
  replyTo: { name: "Fern, Ada", address: "ada@agents.test" },
  subject: "Outstanding commission for 1 booking",
  text: "Dear Ines,\n\nUSD 420.00 … ✓",
  html: "<p>Dear Ines</p>",
  date: new Date("2026-01-05T10:00:00Z"),
};

const send = (signal = AbortSignal.timeout(5_000)) =>
  sendByResend(MAIL, { apiKey: "re_test", baseUrl: resend.url, signal });
const refusal = (status: number, name: string) => json(status, { statusCode: status, name, message: "No." });

describe("a mail handed to Resend", () => {
  it("is one request with the key of its delivery, and answers the provider's id", async () => {
    let headers: IncomingHttpHeaders = {};
    let body = "";
    resend.answers.set("/emails", (request, response) => {
      headers = request.headers;
      request.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on("end", () => json(200, { id: "re-1" })(request, response));
    });
    expect(await send()).toEqual({ kind: "sent", via: "provider", providerId: "re-1" });
    expect(resend.asked).toEqual(["POST /emails Bearer re_test"]);
    expect(headers).toMatchObject({ "idempotency-key": MAIL.key, "content-type": "application/json" });
    expect(JSON.parse(body)).toEqual({
      from: "Ada Fern via Tallyport <mail@tallyport.test>",
      to: ["ines@harbour.test"],
      reply_to: '"Fern, Ada" <ada@agents.test>',
      subject: MAIL.subject,
      text: MAIL.text,
      html: MAIL.html,
    });
  });

  it.each([
    ["the mail", 422, "validation_error", "REFUSED"],
    ["the mail", 400, "missing_required_field", "REFUSED"],
    ["another mail under the same key", 409, "invalid_idempotent_request", "REFUSED"],
    ["the account", 401, "missing_api_key", "SENDER_REFUSED"],
    ["the sender's domain", 403, "validation_error", "SENDER_REFUSED"],
    ["the sender's address", 422, "invalid_from_address", "SENDER_REFUSED"],
  ])("is refused for good because of %s (%i %s)", async (_what, status, name, failure) => {
    resend.answers.set("/emails", refusal(status, name));
    expect(await send()).toEqual({ kind: "refused", failure });
  });

  it.each([
    ["too many at once", refusal(429, "rate_limit_exceeded")],
    ["the day's quota", refusal(429, "daily_quota_exceeded")],
    ["an earlier try under way", refusal(409, "concurrent_idempotent_requests")],
    ["a broken provider", json(500, { name: "application_error" })],
    ["a gateway's page", content(502, "<h1>Bad gateway</h1>")],
    ["somebody else's answer", content(200, "<h1>Sign in to this network</h1>")],
    ["an answer without an id", json(200, {})],
    [
      "a redirect",
      (_request: unknown, response: import("node:http").ServerResponse) =>
        void response.writeHead(302, { location: "/elsewhere" }).end(),
    ],
    ["a lost connection", reset],
  ])("is worth another try after %s", async (_what, answer) => {
    resend.answers.set("/emails", answer);
    expect((await failureOf(send)).code).toBe("PROVIDER_FAILED");
    expect(resend.asked.filter((call) => call.startsWith("POST"))).toHaveLength(1);
  });

  it("is worth another try when no answer comes in time", async () => {
    resend.answers.set("/emails", silence);
    expect((await failureOf(() => send(AbortSignal.timeout(100)))).code).toBe("TIMED_OUT");
  });
});
