import { describe, expect, test } from "vitest";
import { readInbound } from "@/lib/platform/mail/read-inbound";
import { readUpload } from "@/lib/platform/mail/read-raw";
import { failureOf } from "./failing";

const bytes = (text: string) => new TextEncoder().encode(text);

async function read(body: string | Uint8Array, headers: Record<string, string> = {}, query = "") {
  const mail = await readInbound(
    "raw",
    {
      headers: new Headers({ "content-type": "message/rfc822", "x-webhook-secret": "s", ...headers }),
      url: new URL(`https://app.example/api/webhooks/inbound-email/raw${query}`),
      body: typeof body === "string" ? bytes(body) : body,
    },
    { webhookSecret: "s" },
  );
  if (!mail) expect.fail("A message was expected.");
  return mail;
}

const MESSAGE =
  "Return-Path: <bounce@Hotel.example>\r\nDelivered-To: agent@in.example\r\nFrom: Hotel <res@hotel.example>\r\n" +
  'To: "Berg, Anna" <Anna@Agency.example>,\r\n "B" <b@agency.example>\r\nCc: c@agency.example\r\n' +
  "Message-ID: <abc@hotel.example>\r\nSubject: Booked\r\n\r\nTo: nobody@body.example\r\n";

describe("a raw message", () => {
  test("is kept to the byte, with its id as the key", async () => {
    const mail = await read(MESSAGE);
    expect(mail).toMatchObject({ provider: "raw", messageKey: "abc@hotel.example", notices: [] });
    expect(Buffer.from(mail.raw).toString()).toBe(MESSAGE);
  });

  test("is for the envelope's recipient first, then for those it names", async () => {
    const named = ["agent@in.example", "anna@agency.example", "b@agency.example", "c@agency.example"];
    expect((await read(MESSAGE)).recipients).toEqual(named);
    expect((await read(MESSAGE, { "x-original-recipient": "Tok3n@In.example" })).recipients).toEqual([
      "tok3n@in.example",
      ...named,
    ]);
    expect((await read(MESSAGE, {}, "?to=tok3n%2Bx@in.example")).recipients[0]).toBe("tok3n+x@in.example");
  });

  test("without an id is known by its bytes", async () => {
    const one = await read("From: a@b.example\n\nHi");
    expect(one.messageKey).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect((await read("From: a@b.example\n\nHi")).messageKey).toBe(one.messageKey);
    expect((await read("From: a@b.example\n\nHo")).messageKey).not.toBe(one.messageKey);
    expect((await read(`From: a@b.example\nMessage-ID: <${"x".repeat(5_000)}@y>\n\nHi`)).messageKey).toMatch(
      /^sha256:/,
    );
  });

  test("may begin with a mailbox line or blank lines", async () => {
    expect((await read(`\r\nFrom res@hotel.example Mon Jan  5 10:00:00 2026\n${MESSAGE}`)).messageKey).toBe(
      "abc@hotel.example",
    );
  });

  test("with NUL and broken characters in its headers names its recipients all the same", async () => {
    const body = Buffer.concat([
      Buffer.from("From: a@b.example\r\nTo: in\0@x.example, \xff\xfe <d@x.example>\r\n\r\n\0"),
    ]);
    expect((await read(body)).recipients).toContain("d@x.example");
  });

  test("of more than 30 MB is kept as far as it was read, and says so", async () => {
    const mail = await read(Buffer.concat([Buffer.from(MESSAGE), Buffer.alloc(32 * 1024 * 1024, "x")]));
    expect(mail.raw.byteLength).toBe(30 * 1024 * 1024);
    expect(mail.notices).toEqual(["The email is larger than 30 MB; what comes after was not read."]);
  });
});

describe("what is no raw message is refused", () => {
  test.each([
    ["nothing", ""],
    ["JSON", '{"a":1}'],
    ["binary", Buffer.from([0, 1, 2, 255, 254])],
    ["a text", "Hello: world\n\nFrom: me"],
    ["a form", "to=a&from=b"],
  ])("%s is a 400 that names the body", async (_what, body) => {
    const failure = await failureOf(() => read(body));
    expect(failure.code).toBe("INVALID_INPUT");
    expect(failure.detail.fields).toHaveProperty("body");
  });

  test("another content type is a 415", async () => {
    for (const type of ["application/json", "text/plain", "", "application/x-www-form-urlencoded"]) {
      expect((await failureOf(() => read(MESSAGE, { "content-type": type }))).code).toBe(
        "WRONG_CONTENT_TYPE",
      );
    }
    expect((await read(MESSAGE, { "content-type": "Message/RFC822; charset=x" })).provider).toBe("raw");
  });

  test("a body of more than 35 MB is a 413", async () => {
    expect((await failureOf(() => read(Buffer.alloc(35 * 1024 * 1024 + 1, "x")))).code).toBe("TOO_LARGE");
  });
});

test("a header block made to hold the reader up is read at once", async () => {
  for (const value of [
    "<".repeat(400_000),
    '"'.repeat(400_000),
    "(".repeat(400_000),
    "a@b.example,".repeat(40_000),
  ]) {
    expect((await read(`From: a@b.example\r\nTo: ${value}\r\n\r\n`)).recipients.length).toBeLessThanOrEqual(
      100,
    );
  }
  expect((await read(`From: a@b.example\r\nX: y${"\r\n ".repeat(150_000)}\r\n\r\n`)).recipients).toEqual([]);
});

test("an uploaded message file is read in the same way", async () => {
  expect(readUpload(bytes(MESSAGE))).toMatchObject({ provider: "upload", messageKey: "abc@hotel.example" });
});
