import { expect, test } from "vitest";
import { readInbound } from "@/lib/platform/mail/read-inbound";
import { failureOf } from "./failing";

const URL_BASE = "https://app.example/api/webhooks/inbound-email/raw";
const MESSAGE = "From: a@b.example\r\nTo: in@x.example\r\n\r\nHi";
const TAKEN = { provider: "raw", recipients: ["in@x.example"] };

function call(headers: Record<string, string>, url = URL_BASE, secret: string | undefined = "s3cret:ä") {
  const request = {
    headers: new Headers({ "content-type": "message/rfc822", ...headers }),
    url: new URL(url),
    body: new TextEncoder().encode(MESSAGE),
  };
  return readInbound("raw", request, { webhookSecret: secret });
}

const basic = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
});

test("the secret is accepted wherever a mail server can put it", async () => {
  await expect(call(basic("postmark", "s3cret:ä"))).resolves.toMatchObject(TAKEN);
  await expect(call(basic("", "s3cret:ä"))).resolves.toMatchObject(TAKEN);
  await expect(call({ "x-webhook-secret": "plain" }, URL_BASE, "plain")).resolves.toMatchObject(TAKEN);
  await expect(call({ "x-webhook-token": "plain" }, URL_BASE, "plain")).resolves.toMatchObject(TAKEN);
  await expect(call({ authorization: "bearer plain" }, URL_BASE, "plain")).resolves.toMatchObject(TAKEN);
  await expect(call({}, `${URL_BASE}?token=s3cret%3A%C3%A4`)).resolves.toMatchObject(TAKEN);
});

test.each([
  ["none", {}, URL_BASE],
  ["an empty one", { authorization: "Bearer " }, `${URL_BASE}?token=`],
  ["a wrong one", { "x-webhook-secret": "s3cret" }, URL_BASE],
  ["the right one as the user's name", basic("s3cret:ä", ""), URL_BASE],
  ["one that begins right", basic("u", "s3cret:ä1"), URL_BASE],
  ["broken basic auth", { authorization: "Basic %%%" }, URL_BASE],
  ["a scheme alone", { authorization: "Basic" }, URL_BASE],
])("with %s the answer is 401 and never 403", async (_what, headers, url) => {
  expect((await failureOf(() => call(headers as Record<string, string>, url))).code).toBe("NOT_SIGNED_IN");
});

test.each(["postmark", "resend", "raw"])("%s is refused while no secret is set", async (provider) => {
  const request = {
    headers: new Headers({ "x-webhook-secret": "" }),
    url: new URL(URL_BASE),
    body: new Uint8Array(),
  };
  expect((await failureOf(() => readInbound(provider, request, {}))).code).toBe("NOT_SIGNED_IN");
  expect(
    (await failureOf(() => readInbound(provider, request, { webhookSecret: "", resendSigningSecret: "" })))
      .code,
  ).toBe("NOT_SIGNED_IN");
});

test("an unknown provider is not found, whatever its name", async () => {
  const request = { headers: new Headers(), url: new URL(URL_BASE), body: new Uint8Array() };
  for (const provider of ["mailgun", "", "upload", "__proto__", "constructor"]) {
    expect((await failureOf(() => readInbound(provider, request, {}))).code).toBe("NOT_FOUND");
  }
});
