import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OutboundMail } from "@/lib/platform/mail/delivery.model";
import { writeToOutbox } from "@/lib/platform/mail/outbound-mail";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "outbox-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MAIL: OutboundMail = {
  id: "0190a1b2-0000-7000-8000-000000000001",
  key: "0190a1b2-0000-7000-8000-000000000001",
  fromName: "Ada Fern via Tallyport",
  fromAddress: "mail@tallyport.test",
  to: "ines@harbour.test",
  replyTo: { name: "Ada Fern", address: "ada@agents.test" },
  subject: "Ausstehende Provision für 3 Buchungen – Hôtel Ōsaka ✓",
  text: `Dear Ines,\n\n${"- HB-4471, Zoë Lind: EUR 1,234.50\n".repeat(200)}\n.\nFrom here on\nAda`,
  date: new Date("2026-01-05T10:00:07.123Z"),
};

describe("the local outbox", () => {
  it("holds a mail as one complete message, for its owner's eyes", async () => {
    const delivery = await writeToOutbox(MAIL, path.join(folder, "made/when/needed"));
    expect(delivery).toEqual({ kind: "sent", via: "outbox", providerId: null });
    const file = path.join(folder, "made/when/needed", `2026-01-05T10-00-07Z-${MAIL.id}.eml`);
    expect(statSync(file).mode & 0o077).toBe(0);
    const mail = await PostalMime.parse(readFileSync(file));
    expect(mail).toMatchObject({
      from: { name: "Ada Fern via Tallyport", address: "mail@tallyport.test" },
      to: [{ name: "", address: "ines@harbour.test" }],
      replyTo: [{ name: "Ada Fern", address: "ada@agents.test" }],
      subject: MAIL.subject,
      messageId: `<${MAIL.id}@tallyport.test>`,
      date: "2026-01-05T10:00:07.000Z",
    });
    expect(mail.text?.trim()).toBe(MAIL.text);
    expect(mail.attachments).toEqual([]);
  });

  it("keeps every line within what mail programs accept, in ASCII", async () => {
    await writeToOutbox(MAIL, folder);
    const raw = readFileSync(path.join(folder, readdirSync(folder)[0] ?? ""), "latin1");
    expect(raw).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(200);
  });

  it("has one file of one delivery, however often it is made", async () => {
    await Promise.all([writeToOutbox(MAIL, folder), writeToOutbox(MAIL, folder)]).catch(() => undefined);
    await writeToOutbox(MAIL, folder);
    expect(readdirSync(folder)).toEqual([`2026-01-05T10-00-07Z-${MAIL.id}.eml`]);
  });

  it("lets no text become another header", async () => {
    const evil = "Hello\r\nBcc: everybody@elsewhere.test\r\n\r\n<b>";
    await writeToOutbox(
      { ...MAIL, subject: evil, fromName: evil, replyTo: { name: evil, address: "ada@agents.test" } },
      folder,
    );
    const raw = readFileSync(path.join(folder, readdirSync(folder)[0] ?? ""));
    const mail = await PostalMime.parse(raw);
    expect(mail.headers.map(({ key }) => key).sort()).toEqual([
      "content-transfer-encoding",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "reply-to",
      "subject",
      "to",
    ]);
    expect(mail.to).toHaveLength(1);
    expect(mail.bcc ?? []).toEqual([]);
  });
});
