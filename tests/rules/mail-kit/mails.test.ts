import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeToOutbox } from "@/lib/platform/mail/outbound-mail";
import { TEMPLATES } from "@/lib/platform/mail-kit/preview-mails";
import { renderMail } from "@/lib/platform/mail-kit/render-mail";
import { VERIFY_FORWARDING } from "@/lib/platform/mail-kit/templates/verify-forwarding";

describe("a mail of the product's own", () => {
  it.each(Object.entries(TEMPLATES))("has the same words designed and plain: %s", async (_name, rendered) => {
    const { subject, html, text } = await rendered();
    expect(subject).not.toBe("");
    expect(html).toMatch(/^<!DOCTYPE html/);
    // Opening the email loads nothing and runs nothing.
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import/i);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
    expect(links).not.toEqual([]);
    for (const link of links) expect(text.split("\n")).toContain(link);
    expect(text).not.toMatch(/[<>\u200b\u200c]|&\w+;/);
  });

  it("lets nobody's words become design", async () => {
    const { html, text } = await renderMail(VERIFY_FORWARDING, {
      address: `"<b>x</b>"@evil.test`,
      link: "https://app.tallyport.test/verify?token=a&b=c",
      hours: 24,
    });
    expect(html).not.toContain("<b>");
    expect(text).toContain(`"<b>x</b>"@evil.test`);
    expect(text).toContain("https://app.tallyport.test/verify?token=a&b=c");
  });
});

describe("the preview of mails", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "outbox-"));
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  async function previewIn(mode: string) {
    vi.stubEnv("NODE_ENV", mode);
    vi.stubEnv("MAIL_OUTBOX_DIR", folder);
    return (await import("@/lib/platform/mail-kit/preview-mails")).previewMails;
  }

  async function written(subject: string, second: number) {
    const date = new Date(Date.UTC(2026, 0, 5, 10, 0, second));
    const sender = { fromName: "Tallyport", fromAddress: "mail@tallyport.test", replyTo: null };
    const mail = { id: `id-${second}`, key: "k", to: "ines@harbour.test", subject, text: "Plain", date };
    await writeToOutbox({ ...mail, ...sender, html: "<p>Designed</p>" }, folder);
  }

  it("is there in development alone", async () => {
    await written("One", 1);
    const previewMails = await previewIn("production");
    expect(await previewMails({})).toBeNull();
    expect(await previewMails({ mail: "2026-01-05T10-00-01Z-id-1.eml" })).toBeNull();
  });

  it("shows the templates, and what was written, the newest first", async () => {
    await written("One", 1);
    await written("Two", 2);
    const previewMails = await previewIn("development");
    const preview = await previewMails({});
    expect(preview?.templates).toContain("verify-forwarding");
    expect(preview?.outbox.map(({ subject }) => subject)).toEqual(["Two", "One"]);
    expect(preview?.shown?.subject).not.toBe("");
    const template = await previewMails({ template: "verify-address" });
    expect(template?.shown?.subject).toBe("Verify your email address");
    const chosen = await previewMails({ mail: preview?.outbox[1]?.file ?? "" });
    expect(chosen?.shown).toMatchObject({ to: "ines@harbour.test", subject: "One" });
    expect([chosen?.shown?.html.trim(), chosen?.shown?.text.trim()]).toEqual(["<p>Designed</p>", "Plain"]);
  });

  it("opens nothing but what it lists", async () => {
    await written("One", 1);
    const previewMails = await previewIn("development");
    for (const mail of ["../../etc/passwd", "none.eml", "", "."]) {
      expect((await previewMails({ mail }))?.shown).toBeNull();
    }
    expect((await previewMails({ template: "constructor" }))?.shown).toBeNull();
  });
});
