import { describe, expect, it } from "vitest";
import { sendersOf } from "@/lib/inbox/emails/intake/senders-of";
import { parseMail } from "@/lib/reader/message/parse-mail";

const LONG = 3_000_000;
const HEAD = ["From: Sea Inn <stay@seainn.example>", "Subject: Your =?utf-8?Q?st=C3=A4y?="];

function message(head: readonly string[], body: readonly string[]): Uint8Array {
  return Buffer.from([...head, "", ...body].join("\r\n"));
}

describe("a mail with a head of several megabytes", () => {
  it.each([
    ["one field", [`To: ${"a@b.example, ".repeat(LONG / 13)}`]],
    ["one folded field", [`References: <a@b.example>${"\r\n <a@b.example>".repeat(20_000)}`]],
    ["very many fields", Array.from({ length: 20_000 }, () => `X-A: ${"b".repeat(100)}`)],
  ])("made of %s keeps its sender, subject and body", async (_name, fields) => {
    const mail = await parseMail(message([...HEAD, ...fields], ["Booking AB-1234"]));
    expect(mail).toMatchObject({ subject: "Your stäy", from: { address: "stay@seainn.example" } });
    expect(mail.text.trim()).toBe("Booking AB-1234");
    expect(mail.notices).toEqual(["The message has very long headers; only their beginning was read."]);
    expect(sendersOf(mail).senders).toEqual(["stay@seainn.example"]);
  });

  it("that names its sender at such length names nobody: a cut address is another one", async () => {
    const from = `From: (${"a".repeat(32_740)}) anna@agency.example.evil.example`;
    const mail = await parseMail(message([from, "Subject: Hi"], ["Booking AB-1234"]));
    expect(mail).toMatchObject({ subject: "Hi", from: null });
    expect(sendersOf(mail).senders).toEqual([]);
  });

  it("inside one of its parts is shown as plain text, below what its own head says", async () => {
    const part = ["--q", `X-A: ${"b".repeat(LONG)}`, "", "Booking AB-1234", "--q--"];
    const mail = await parseMail(message([...HEAD, 'Content-Type: multipart/mixed; boundary="q"'], part));
    expect(mail).toMatchObject({
      subject: "Your stäy",
      from: { address: "stay@seainn.example" },
      notices: [expect.stringContaining("could not be taken apart")],
    });
    expect(mail.text).toContain("Booking AB-1234");
  });
});
