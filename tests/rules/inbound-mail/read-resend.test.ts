import PostalMime from "postal-mime";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readInbound } from "@/lib/platform/mail/read-inbound";
import { fetchAnnounced } from "@/lib/platform/vendors/resend/read-resend";
import { failureOf } from "./failing";
import { content, FakeResend, json, reset, silence } from "./fake-resend";

const SECRET = `whsec_${Buffer.from("a secret of resend's").toString("base64")}`;
const ID = "56761188-7520-42d8-8898-ff6fc54ce618";
const MAIL_PATH = `/emails/receiving/${ID}`;
const EVENT = { type: "email.received", created_at: "2026-09-18T19:22:00.000Z", data: { email_id: ID } };
const MAIL = {
  object: "email",
  id: ID,
  to: ["Anna <Tok3n@in.example>"],
  from: "Hôtel <res@hotel.example>",
  created_at: "2026-09-18T19:22:00.000Z",
  subject: "Réservation",
  bcc: null,
  cc: [],
  reply_to: null,
  received_for: ["tok3n@in.example"],
  html: '<p>Total <img src="cid:logo"></p>',
  text: null,
  headers: {
    "message-id": "<orig@hotel.example>",
    date: "Fri, 18 Sep 2026 14:22:00 -0500",
    "x-list": ["a", "b"],
  },
  message_id: "<other@hotel.example>",
  raw: null,
  attachments: [
    { id: "at-1", filename: "invoice.pdf", size: 4, content_type: "application/pdf", content_id: null },
    { id: "at-2", filename: "logo.png", size: 3, content_type: "image/png", content_id: "<logo>" },
  ],
};

const resend = new FakeResend();
beforeAll(() => resend.start());
afterAll(() => resend.stop());
beforeEach(() => {
  resend.reset();
  resend.answers.set(MAIL_PATH, json(200, MAIL));
  for (const [id, bytes] of [
    ["at-1", "%PDF"],
    ["at-2", "PNG"],
  ] as const) {
    const download_url = `${resend.url}/files/${id}`;
    resend.answers.set(`${MAIL_PATH}/attachments/${id}`, json(200, { id, download_url }));
    resend.answers.set(`/files/${id}`, content(200, bytes));
  }
});

type Call = {
  body?: string;
  headers?: Record<string, string>;
  at?: Date;
  secret?: string;
  patience?: number;
};

function read({ body = JSON.stringify(EVENT), headers, at, secret = SECRET, patience }: Call = {}) {
  const time = at ?? new Date();
  const signed = {
    "svix-id": "msg_1",
    "svix-timestamp": String(Math.floor(time.getTime() / 1_000)),
    "svix-signature": new Webhook(SECRET).sign("msg_1", time, body),
  };
  const request = {
    headers: new Headers({ "content-type": "application/json", ...(headers ?? signed) }),
    url: new URL("https://app.example/api/webhooks/inbound-email/resend"),
    body: new TextEncoder().encode(body),
  };
  const secrets = { resendSigningSecret: secret, resendApiKey: "re_test", resendBaseUrl: resend.url };
  return patience === undefined
    ? readInbound("resend", request, secrets)
    : fetchAnnounced(request, secrets, patience);
}

async function received(call: Call = {}) {
  const mail = await read(call);
  if (!mail) expect.fail("A message was expected.");
  return mail;
}

describe("a message from Resend", () => {
  test("is fetched with our key and put together from its parts", async () => {
    const mail = await received();
    expect(mail).toMatchObject({
      provider: "resend",
      messageKey: ID,
      recipients: ["tok3n@in.example"],
      notices: [],
    });
    expect(mail.receivedAt?.toISOString()).toBe(MAIL.created_at);
    expect(resend.asked[0]).toBe(`GET ${MAIL_PATH}?html_format=cid Bearer re_test`);
    const email = await PostalMime.parse(mail.raw);
    expect(email).toMatchObject({ subject: MAIL.subject, messageId: "<orig@hotel.example>" });
    expect(email.from).toEqual({ name: "Hôtel", address: "res@hotel.example" });
    expect(email.date).toBe("2026-09-18T19:22:00.000Z");
    expect(email.html).toContain("cid:logo");
    const files = email.attachments.map((part) => [
      part.filename,
      Buffer.from(part.content as ArrayBuffer).toString(),
    ]);
    expect(files.sort()).toEqual([
      ["invoice.pdf", "%PDF"],
      ["logo.png", "PNG"],
    ]);
  });

  test("tells the file server nothing of our key", async () => {
    await received();
    expect(resend.asked).toContain("GET /files/at-1");
  });

  test("is taken whole where Resend offers it whole", async () => {
    const whole = "From: a@b.example\r\nTo: x@y.example\r\nMessage-ID: <w@b.example>\r\n\r\nWhole";
    resend.answers.set(
      MAIL_PATH,
      json(200, { ...MAIL, raw: { download_url: new URL(`${resend.url}/raw`) } }),
    );
    resend.answers.set("/raw", content(200, whole));
    const mail = await received();
    expect(Buffer.from(mail.raw).toString()).toBe(whole);
    expect(mail.messageKey).toBe(ID);
    expect(mail.recipients).toEqual(["tok3n@in.example", "x@y.example"]);
  });

  test.each([
    ["expired", 403, "Request has expired"],
    ["of something else", 200, "<html>Sign in</html>"],
  ])("is put together from its parts when the whole one is %s", async (_what, status, body) => {
    resend.answers.set(
      MAIL_PATH,
      json(200, { ...MAIL, raw: { download_url: new URL(`${resend.url}/raw`) } }),
    );
    resend.answers.set("/raw", content(status, body));
    expect((await PostalMime.parse((await received()).raw)).subject).toBe(MAIL.subject);
  });

  test("is kept without an attachment that Resend no longer has, and says so", async () => {
    resend.answers.delete(`${MAIL_PATH}/attachments/at-1`);
    const mail = await received();
    expect(mail.notices).toEqual(["The attachment invoice.pdf is no longer available at Resend."]);
    expect((await PostalMime.parse(mail.raw)).attachments).toHaveLength(1);
  });

  test("is kept without an attachment that is too large, which is not even asked for", async () => {
    const large = { ...MAIL.attachments[0], size: 31 * 1024 * 1024 };
    resend.answers.set(MAIL_PATH, json(200, { ...MAIL, attachments: [large, MAIL.attachments[1]] }));
    const mail = await received();
    expect(mail.notices).toEqual([
      "The attachment invoice.pdf was left out: the email is larger than 30 MB.",
    ]);
    expect(resend.asked.join()).not.toContain("at-1");
  });

  test("never makes us fetch from a place that is neither encrypted nor Resend", async () => {
    for (const place of [
      "http://169.254.169.254/latest",
      "file:///etc/passwd",
      "ftp://x.example/a",
      "no url",
    ]) {
      resend.answers.set(`${MAIL_PATH}/attachments/at-1`, json(200, { download_url: place }));
      expect((await received()).notices).toHaveLength(1);
    }
  });
});

describe("an event that is not to be believed is refused", () => {
  const old = new Date(Date.now() - 400_000);
  const early = new Date(Date.now() + 400_000);
  test.each<[string, Call]>([
    ["unsigned", { headers: {} }],
    ["signed too long ago", { at: old }],
    ["signed in the future", { at: early }],
    ["checked with another secret", { secret: `whsec_${Buffer.from("other").toString("base64")}` }],
    ["checked with a secret that is none", { secret: "whsec_%%%" }],
    ["without a secret to check it", { secret: "" }],
    [
      "with a broken signature",
      { headers: { "svix-id": "1", "svix-timestamp": "1", "svix-signature": "v1" } },
    ],
  ])("%s", async (_what, call) => {
    expect((await failureOf(() => read(call))).code).toBe("NOT_SIGNED_IN");
    expect(resend.asked).toEqual([]);
  });

  test("changed on its way", async () => {
    const body = JSON.stringify(EVENT);
    const time = new Date();
    const headers = {
      "svix-id": "m",
      "svix-timestamp": String(Math.floor(time.getTime() / 1_000)),
      "svix-signature": new Webhook(SECRET).sign("m", time, body),
    };
    expect(await read({ body, headers })).toMatchObject({ provider: "resend" });
    expect((await failureOf(() => read({ body: `${body} `, headers }))).code).toBe("NOT_SIGNED_IN");
  });
});

describe("an event that is signed", () => {
  test("and announces something else brings no message and no failure", async () => {
    expect(await read({ body: JSON.stringify({ type: "email.sent", data: {} }) })).toBeNull();
    expect(resend.asked).toEqual([]);
  });

  test.each([
    ["{", "body"],
    ["[]", "form"],
    ['{"data":{}}', "type"],
    ['{"type":"email.received"}', "data"],
    ['{"type":"email.received","data":{"email_id":"../api-keys"}}', "data.email_id"],
  ])("but is malformed is a 400: %s", async (body, field) => {
    const failure = await failureOf(() => read({ body }));
    expect(failure.code).toBe("INVALID_INPUT");
    expect(failure.detail.fields).toHaveProperty([field]);
  });
});

describe("when Resend fails, the call fails so that it comes again", () => {
  test.each([
    ["an error", json(500, { message: "x", name: "internal_server_error" }), "PROVIDER_FAILED"],
    ["too many requests", json(429, { message: "x", name: "rate_limit_exceeded" }), "PROVIDER_FAILED"],
    [
      "a message that is not there yet",
      json(404, { statusCode: 404, name: "not_found", message: "x" }),
      "PROVIDER_FAILED",
    ],
    ["no JSON", content(200, "<html>"), "PROVIDER_FAILED"],
    ["another shape", json(200, { id: 1, html: 7 }), "PROVIDER_FAILED"],
    ["a broken connection", reset, "PROVIDER_FAILED"],
    ["silence", silence, "TIMED_OUT"],
  ])("%s", async (_what, answer, code) => {
    resend.answers.set(MAIL_PATH, answer);
    expect((await failureOf(() => read({ patience: 300 }))).code).toBe(code);
  });

  test.each([
    ["an error", content(503, "x"), "PROVIDER_FAILED"],
    ["a broken connection", reset, "PROVIDER_FAILED"],
    ["silence", silence, "TIMED_OUT"],
  ])("%s in place of an attachment", async (_what, answer, code) => {
    resend.answers.set("/files/at-1", answer);
    expect((await failureOf(() => read({ patience: 300 }))).code).toBe(code);
  });
});
