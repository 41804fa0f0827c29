import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { readInbound } from "@/lib/platform/mail/read-inbound";
import { failureOf } from "./failing";

const base64 = (text: string | Uint8Array) => Buffer.from(text).toString("base64");

const MAIL = {
  FromName: "Hôtel du Lac",
  From: "res@hotel.example",
  FromFull: { Email: "res@hotel.example", Name: 'Hôtel "du" Lac', MailboxHash: "" },
  To: '"Anna Berg" <in+Tok3n@Inbound.example>',
  ToFull: [{ Email: "in+Tok3n@Inbound.example", Name: "Anna Berg", MailboxHash: "Tok3n" }],
  CcFull: [{ Email: "c@agency.example", Name: "", MailboxHash: "" }],
  BccFull: [],
  OriginalRecipient: "in@inbound.example",
  MailboxHash: "Tok3n",
  MessageID: "73e6d360-66eb-11e1-8e72-a8904824019b",
  Subject: "Réservation confirmée — Genève № 4411, un objet assez long pour deux mots codés 😀",
  Date: "Fri, 18 Sep 2026 14:22:00 -0500",
  TextBody: "Montant : 1 234,56 €",
  HtmlBody: '<p>Montant : <b>1 234,56 €</b></p><img src="cid:logo">',
  Headers: [
    { Name: "Message-ID", Value: "<orig-1@hotel.example>" },
    { Name: "X-Forwarded-For", Value: "anna@agency.example in@inbound.example" },
    { Name: "Return-Path", Value: "<Bounce@hotel.example>" },
    { Name: "Content-Type", Value: "multipart/evil; boundary=x" },
    { Name: "MIME-Version", Value: "1.0" },
    { Name: "X-Inject", Value: "a\r\nBcc: victim@x.example\r\n\r\nbody" },
    { Name: "Bad Name\r\nX-Evil", Value: "1" },
  ],
  Attachments: [
    { Name: "logo.png", Content: base64("PNG"), ContentType: "image/png", ContentID: "<logo>" },
    { Name: "Facture n°1.pdf", Content: base64("%PDF"), ContentType: "application/pdf; name=x" },
    {
      Name: "fwd.eml",
      Content: base64("From: i@inner.example\r\nSubject: Inner\r\n\r\nInner text"),
      ContentType: "message/rfc822",
    },
  ],
};

async function read(body: unknown, headers: Record<string, string> = {}) {
  const mail = await readInbound(
    "postmark",
    {
      headers: new Headers({ "content-type": "application/json", "x-webhook-token": "s", ...headers }),
      url: new URL("https://app.example/api/webhooks/inbound-email/postmark"),
      body: typeof body === "string" ? new TextEncoder().encode(body) : Buffer.from(JSON.stringify(body)),
    },
    { webhookSecret: "s" },
  );
  if (!mail) expect.fail("A message was expected.");
  return mail;
}

describe("a message from Postmark", () => {
  test("is known by Postmark's id and for the address that the hash belongs to", async () => {
    const mail = await read(MAIL);
    expect(mail).toMatchObject({
      provider: "postmark",
      messageKey: MAIL.MessageID,
      notices: [],
    });
    expect(mail.recipients).toEqual(["in@inbound.example", "in+tok3n@inbound.example", "c@agency.example"]);
  });

  test("is for the envelope's recipient before the one that the hash of To belongs to", async () => {
    const mail = await read({ ...MAIL, OriginalRecipient: "first@in.example", MailboxHash: "second" });
    expect(mail.recipients[0]).toBe("first@in.example");
  });

  test("is for the recipients of To before those of Cc and Bcc, in the order they stand", async () => {
    const box = (Email: string) => ({ Email, Name: "", MailboxHash: "" });
    const mail = await read({
      MessageID: "m",
      ToFull: ["b@x.example", "a@x.example"].map(box),
      To: "t@x.example",
      CcFull: ["d@x.example", "c@x.example"].map(box),
      Bcc: "e@x.example",
      Headers: [{ Name: "Delivered-To", Value: "f@x.example" }],
    });
    const letters = mail.recipients.map((address) => address.charAt(0)).join("");
    expect(letters).toBe("fbatdce");
  });

  test("becomes a whole message again", async () => {
    const email = await PostalMime.parse((await read(MAIL)).raw);
    expect(email.subject).toBe(MAIL.Subject);
    expect(email.from).toEqual({ name: 'Hôtel "du" Lac', address: "res@hotel.example" });
    expect(email.to).toEqual([{ name: "Anna Berg", address: "in+Tok3n@inbound.example" }]);
    expect(email.cc).toEqual([{ name: "", address: "c@agency.example" }]);
    expect(email.messageId).toBe("<orig-1@hotel.example>");
    expect(email.date).toBe("2026-09-18T19:22:00.000Z");
    expect(email.text).toContain(MAIL.TextBody);
    expect(email.html).toContain(MAIL.HtmlBody);
    expect(email.headers.find((header) => header.key === "x-forwarded-for")?.value).toContain("anna@agency");
  });

  test("keeps its attachments, their names and their bytes", async () => {
    const { attachments } = await PostalMime.parse((await read(MAIL)).raw, { forceRfc822Attachments: true });
    const [logo, invoice, forwarded] = attachments;
    expect(logo).toMatchObject({
      filename: "logo.png",
      mimeType: "image/png",
      contentId: "<logo>",
      related: true,
    });
    expect(invoice).toMatchObject({ filename: "Facture n°1.pdf", mimeType: "application/pdf" });
    expect(Buffer.from(invoice?.content as ArrayBuffer).toString()).toBe("%PDF");
    expect(forwarded).toMatchObject({ mimeType: "message/rfc822" });
  });

  test("that carries a message has it opened", async () => {
    expect((await PostalMime.parse((await read(MAIL)).raw)).text).toContain("Inner text");
  });

  test("can't smuggle headers in", async () => {
    const email = await PostalMime.parse((await read({ ...MAIL, Subject: "a\r\nBcc: v@x.example" })).raw);
    expect(email.bcc).toBeUndefined();
    expect(email.headers.map((header) => header.key)).not.toContain("x-evil");
    expect(email.headers.find((header) => header.key === "x-inject")?.value).toBe(
      "a Bcc: victim@x.example body",
    );
  });

  test("gives the same bytes each time it is delivered", async () => {
    const [first, second] = [await read(MAIL), await read(MAIL)];
    expect(Buffer.from(first.raw).equals(second.raw)).toBe(true);
  });

  test("without an id of its own has Postmark's, so that two alike stay two", async () => {
    const bare = { ...MAIL, Headers: [] };
    const [one, other] = [await read(bare), await read({ ...bare, MessageID: "other" })];
    expect(Buffer.from(one.raw).equals(other.raw)).toBe(false);
    expect((await PostalMime.parse(other.raw)).messageId).toContain("other");
  });

  test("of the barest kind is read", async () => {
    const mail = await read({
      MessageID: "m-1",
      From: "a@b.example",
      To: "in+x@y.example",
      FromFull: null,
      Headers: null,
    });
    expect(mail.recipients).toEqual(["in+x@y.example"]);
    expect((await PostalMime.parse(mail.raw)).from?.address).toBe("a@b.example");
  });

  test("loses NUL and lone surrogates, and nothing else", async () => {
    const mail = await read(
      '{"MessageID":"m","From":"a@b.example","To":"i@y.example","TextBody":"a\\u0000b\\ud800c"}',
    );
    expect((await PostalMime.parse(mail.raw)).text?.trim()).toBe("ab\ufffdc");
  });

  test("keeps what fits when it is too large, and says what was left out", async () => {
    const file = (Name: string, size: number) => ({
      Name,
      Content: Buffer.alloc(size).toString("base64"),
      ContentType: "application/pdf",
    });
    const mail = await read({
      ...MAIL,
      TextBody: "x".repeat(10 * 1024 * 1024 + 1),
      HtmlBody: "",
      Attachments: [file("big.pdf", 14_000_000), file("small.pdf", 1_000)],
    });
    expect(mail.notices).toEqual([
      "The plain text of the email is longer than 10 MB; the rest was not read.",
      "The attachment big.pdf was left out: the email is larger than 30 MB.",
    ]);
    expect(mail.raw.byteLength).toBeLessThanOrEqual(30 * 1024 * 1024);
    const { attachments } = await PostalMime.parse(mail.raw);
    expect(attachments.map((part) => part.filename)).toEqual(["small.pdf"]);
  }, 30_000);
});

describe("what is no message from Postmark is refused", () => {
  test.each<[string, unknown, string]>([
    ["no JSON", "{", "body"],
    ["empty", "", "body"],
    ["deeply nested", "[".repeat(200_000), "body"],
    ["a list", [], "form"],
    ["null", null, "form"],
    ["without an id", { ...MAIL, MessageID: " " }, "MessageID"],
    ["with a number for an id", { ...MAIL, MessageID: 7 }, "MessageID"],
    ["with a number for a subject", { ...MAIL, Subject: 7 }, "Subject"],
    ["with a text for headers", { ...MAIL, Headers: "x" }, "Headers"],
    [
      "with bytes that are not base64",
      { ...MAIL, Attachments: [{ Name: "a", Content: "<>" }] },
      "Attachments.0.Content",
    ],
    ["with an attachment without bytes", { ...MAIL, Attachments: [{ Name: "a" }] }, "Attachments.0.Content"],
    ["with a text for a recipient", { ...MAIL, ToFull: ["a@b.example"] }, "ToFull.0"],
  ])("%s", async (_what, body, field) => {
    const failure = await failureOf(() => read(body));
    expect(failure.code).toBe("INVALID_INPUT");
    expect(Object.keys(failure.detail.fields ?? {})).toContain(field);
  });

  test("another content type is a 415, a wrong secret a 401 before anything is read", async () => {
    expect((await failureOf(() => read(MAIL, { "content-type": "text/plain" }))).code).toBe(
      "WRONG_CONTENT_TYPE",
    );
    expect((await failureOf(() => read("{", { "x-webhook-token": "t" }))).code).toBe("NOT_SIGNED_IN");
  });
});
