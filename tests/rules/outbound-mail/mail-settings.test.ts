import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const NONE = { RESEND_API_KEY: "", MAIL_FROM: "", MAIL_OUTBOX_DIR: "" };
const KEY = { RESEND_API_KEY: "re_test" };
const OUTBOX = { MAIL_OUTBOX_DIR: "/tmp/outbox" };

/** Settings are read once, so each test loads the modules again. */
async function routeWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries({ ...NONE, ...settings })) vi.stubEnv(name, value);
  const { configuredMailer, mailRoute } = await import("@/lib/platform/mail/outbound-mail");
  expect(configuredMailer() === undefined).toBe(mailRoute() === null);
  return mailRoute();
}

async function senderWith(MAIL_FROM: string) {
  vi.stubEnv("MAIL_FROM", MAIL_FROM);
  const { env } = await import("@/lib/platform/base/env");
  return env.MAIL_FROM;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe("how mail leaves", () => {
  it.each([
    ["by Resend with its key and a sender", { ...KEY, MAIL_FROM: "mail@tallyport.test" }, "provider"],
    [
      "by Resend even where there is an outbox",
      { ...KEY, ...OUTBOX, MAIL_FROM: "mail@tallyport.test" },
      "provider",
    ],
    ["into the outbox without a key", { ...OUTBOX, MAIL_FROM: "mail@tallyport.test" }, "outbox"],
    ["into the outbox without a sender", { ...KEY, ...OUTBOX }, "outbox"],
    ["not at all without a sender and an outbox", KEY, null],
    ["not at all without settings", {}, null],
  ])("%s", async (_how, settings, route) => {
    expect(await routeWith(settings)).toBe(route);
  });
});

describe("MAIL_FROM", () => {
  it.each([
    ["mail@tallyport.test", { name: "", address: "mail@tallyport.test" }],
    ["<mail@tallyport.test>", { name: "", address: "mail@tallyport.test" }],
    ["Tallyport <mail@tallyport.test>", { name: "Tallyport", address: "mail@tallyport.test" }],
    [' "Fern & Söhne" <mail@tallyport.test> ', { name: "Fern & Söhne", address: "mail@tallyport.test" }],
    ["", undefined],
  ])("may be %j", async (value, sender) => {
    expect(await senderWith(value)).toEqual(sender);
  });

  it.each(["Tallyport", "mail@tallyport", "a@b.test, c@d.test", "A <a@b.test> B", "A\r\nBcc: x <a@b.test>"])(
    "is refused as %j, with words that help",
    async (value) => {
      await expect(senderWith(value)).rejects.toThrow(/a name and an address/);
    },
  );
});
