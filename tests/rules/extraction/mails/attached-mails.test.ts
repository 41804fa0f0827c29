import { describe, expect, it } from "vitest";
import { splitMail } from "@/lib/inbox/emails/intake/split-mail";
import { parseMail } from "@/lib/reader/message/parse-mail";

type Part = readonly [headers: string, body: string];

function message(subject: string, ...parts: readonly Part[]): Uint8Array {
  const mark = `part-${subject.replace(/\W/g, "")}`;
  return Buffer.from(
    [
      "From: Anna <anna@agency.example>",
      `Subject: ${subject}`,
      `Content-Type: multipart/mixed; boundary="${mark}"`,
      "",
      ...parts.flatMap(([headers, body]) => [`--${mark}`, ...headers.split("\n"), "", body]),
      `--${mark}--`,
      "",
    ].join("\r\n"),
  );
}
const text = (words: string): Part => ["Content-Type: text/plain", words];
const html = (words: string): Part => ["Content-Type: text/html", words];
const file = (name: string, type: string, bytes: Uint8Array | string): Part => [
  `Content-Type: ${type}\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64`,
  Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n"),
];
/** Returns the subjects of all resulting emails. */
const subjectsOf = async (raw: Uint8Array) => {
  const { outer, brought, isEnvelope } = await splitMail(raw);
  return [...(isEnvelope ? [] : [outer]), ...brought.map(({ mail }) => mail)].map(({ subject }) => subject);
};

describe("one attached email", () => {
  it.each([
    ["forwarded.eml", "message/rfc822"],
    ["Forwarded.EML", "application/octet-stream"],
    ["forwarded", "message/global"],
  ])("as %s (%s) is part of its mail, with its words and its files", async (name, type) => {
    const inner = message("Inner", html("<p>Room 7</p>"), file("voucher.pdf", "application/pdf", "%PDF"));
    const mail = await parseMail(message("Outer", text("Please <add>"), file(name, type, inner)));
    expect(mail.forwarded?.subject).toBe("Inner");
    expect(mail.text).toMatch(/Please <add>[\s\S]*From: Anna <anna@agency.example>[\s\S]*Room 7/);
    expect(mail.html).toContain("Please &lt;add&gt;");
    expect(mail.html).toContain("<p>Room 7</p>");
    expect(mail.attachments.map((one) => one.name)).toEqual(["voucher.pdf"]);
    expect(mail.notices).toEqual([]);
    expect(await subjectsOf(message("Outer", file(name, type, inner)))).toEqual(["Outer"]);
  });
});

describe("several attached emails", () => {
  const eml = (subject: string) => file(`${subject}.eml`, "message/rfc822", message(subject, text("Booked")));

  it("are mails of their own, wherever they are nested", async () => {
    const digest = message("Digest", eml("Two"), eml("Three"));
    const outer = message("Outer", eml("One"), file("digest.eml", "message/rfc822", digest));
    expect(await subjectsOf(outer)).toEqual(["One", "Two", "Three"]);
    expect(await subjectsOf(message("Outer", file("digest.eml", "message/rfc822", digest)))).toEqual([
      "Two",
      "Three",
    ]);
  });

  it.each<[string, Part]>([
    ["words", text("See below")],
    ["words in HTML", html("<style>p{}</style><p>See&nbsp;below</p>")],
    ["a file", file("prices.pdf", "application/pdf", "%PDF")],
    ["a part that can't be opened", file("winmail.dat", "application/ms-tnef", "x")],
  ])("leave the mail that brought them with %s of its own", async (_what, part) => {
    const raw = message("Outer", part, eml("One"), eml("Two"));
    expect(await subjectsOf(raw)).toEqual(["Outer", "One", "Two"]);
    const { outer } = await splitMail(raw);
    expect(outer.notices).toContain("2 attached emails were taken in as emails of their own.");
    expect(outer.text).not.toContain("Booked");
  });

  it.each<[string, Part]>([
    ["blanks", text(" \r\n\u00a0")],
    ["HTML without words", html("<style>p{color:red}</style><p>&nbsp;</p><br>")],
  ])("leave none behind whose own words are %s", async (_what, part) => {
    expect(await subjectsOf(message("Outer", part, eml("One"), eml("Two")))).toEqual(["One", "Two"]);
  });

  it("are as many as can be taken in at once; the mail that brought more says so", async () => {
    const many = Array.from({ length: 300 }, (_, at) => eml(`m${at}`));
    const { outer, brought, isEnvelope } = await splitMail(message("Outer", ...many));
    expect([brought.length, isEnvelope]).toEqual([100, false]);
    expect(outer.notices.join()).toMatch(/^100 attached emails .* The others are still in its original\.$/);
  });

  it("that hold each other end somewhere", async () => {
    let raw = message("Core", text("Booked"));
    for (let level = 0; level < 9; level += 1) {
      const copy = file("copy.eml", "message/rfc822", raw);
      raw = message(`Level ${level}`, copy, copy);
    }
    expect((await splitMail(raw)).brought.length).toBeLessThanOrEqual(100);
  });
});

describe("what can't be opened", () => {
  it.each([
    ["winmail.dat", "application/octet-stream", "Outlook's own format"],
    ["", "application/vnd.ms-tnef", "Outlook's own format"],
    ["smime.p7m", "application/octet-stream", "S/MIME"],
    ["letter", "application/x-pkcs7-mime", "S/MIME"],
    ["encrypted.asc", "application/octet-stream", "PGP"],
    ["trip.msg", "application/vnd.ms-outlook", "Outlook's own format"],
    ["trip.eml", "application/octet-stream", "no email message"],
  ])("is named: %s (%s)", async (name, type, what) => {
    const { notices } = await parseMail(message("Outer", text("Hi"), file(name, type, "junk")));
    expect(notices).toEqual([expect.stringMatching(/could not be read/)]);
    expect(notices[0]).toContain(what);
    expect(notices[0]).toContain(name || "A part of this email");
  });

  it("is not what merely signs a mail", async () => {
    const mail = message("Outer", text("Hi"), file("smime.p7s", "application/pkcs7-signature", "junk"));
    expect((await parseMail(mail)).notices).toEqual([]);
  });

  it("is a whole message that is encrypted, and parts within parts without end", async () => {
    const sealed =
      "From: a@b.example\r\nContent-Type: application/pkcs7-mime; name=smime.p7m\r\n\r\nAAAA\r\n";
    expect((await parseMail(Buffer.from(sealed))).notices).toEqual([expect.stringContaining("S/MIME")]);
    const levels = Array.from({ length: 80 }, (_, at) => at);
    const deep = levels
      .map((at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`)
      .join("");
    const { notices } = await parseMail(Buffer.from(`From: a@b.example\r\n${deep}\r\nHi`));
    expect(notices).toEqual([expect.stringContaining("could not be taken apart")]);
  });
});
