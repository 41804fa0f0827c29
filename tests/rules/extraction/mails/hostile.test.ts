import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import type { ReadBooking } from "@/lib/reader/read-booking.model";

const HEAD =
  "From: Inn <inn@inn.example>\r\nTo: a@b.example\r\nDate: Mon, 09 Nov 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\n";

function mail(body: string, type = "text/plain", subject = "Booking 12345X"): Uint8Array {
  return new TextEncoder().encode(`${HEAD}Subject: ${subject}\r\nContent-Type: ${type}\r\n\r\n${body}`);
}

const BODIES: readonly (readonly [string, Uint8Array])[] = [
  ["a line of ten megabytes", mail("Total: USD 1,000.00 ".repeat(500_000))],
  ["ten megabytes of digits", mail("1,".repeat(5_000_000))],
  ["ten million line breaks", mail("\n".repeat(10_000_000))],
  ["ten megabytes of one-letter lines", mail("a\n".repeat(5_000_000))],
  ["5,000 nested tags", mail(`${"<div>".repeat(5_000)}Booking 123X`, "text/html")],
  ["5,000 nested tables", mail("<table><tr><td>".repeat(5_000), "text/html")],
  [
    "a row of a hundred thousand cells",
    mail(`<table><tr>${"<td>Total</td><td>1.00</td>".repeat(50_000)}`, "text/html"),
  ],
  ["a style of a megabyte", mail(`<p style="${"text-decoration".repeat(70_000)}">x`, "text/html")],
  [
    "sixty thousand brackets of JSON-LD",
    mail(`<script type="application/ld+json">${"[".repeat(60_000)}</script>`, "text/html"),
  ],
  [
    "a thousand forwards of forwards",
    mail("From: a <a@b.example>\nSent: Monday\nSubject: Hi\n\nTotal 12.00\n".repeat(1_000)),
  ],
  [
    "two thousand bookings",
    mail(
      Array.from(
        { length: 2_000 },
        (_, at) => `Booking reference: AB-${10_000 + at}\nGuest: Mr John Smith\nCheck-in: 10 May 2027\n`,
      ).join("\n"),
    ),
  ],
  ["messages in messages", mail("Content-Type: message/rfc822\r\n\r\n".repeat(300), "message/rfc822")],
  ["nothing", new Uint8Array()],
  ["zeros", new Uint8Array(50_000)],
];

it.each(BODIES)(
  "%s is read without failing",
  async (_name, raw) => {
    const reading = await readBooking(raw);
    expect(reading.items.length).toBeLessThanOrEqual(25);
    expectPlaced(reading);
  },
  20_000,
);

it("any text at all is read without failing, and every finding stands where it says", async () => {
  const words = fc.constantFrom(
    ..."Total:|Booking reference|Check-in|USD 1,200.00|€|12/05/2027|3 May 2027|Commission 10%|Mr John Smith|\n|\t|  |:|<b>|</td>|Reservierung Nr.|AB-1234|(|)|%|From: x <x@y.example>|Subject: Fwd|-".split(
      "|",
    ),
    fc.sample(fc.string(), 1)[0] ?? "x",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(words, fc.string())), fc.boolean(), async (parts, isHtml) => {
      expectPlaced(await readBooking(mail(parts.join(" "), isHtml ? "text/html" : "text/plain")));
    }),
    { numRuns: 150 },
  );
}, 60_000);

it("any bytes at all are read without failing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 4_000 }), async (bytes) => {
      expectPlaced(await readBooking(bytes));
    }),
    { numRuns: 60 },
  );
}, 60_000);

it("a PDF that unpacks to far more than a page is refused and named", async () => {
  const reading = await readBooking(withAttachment("bomb.pdf", bomb()));
  expect(reading.notices).toContain("bomb.pdf unpacks to more than can be read.");
});

it("a broken PDF and a broken spreadsheet are named, and the rest of the mail is read", async () => {
  const pdf = await readBooking(withAttachment("a.pdf", Buffer.from("%PDF-1.4 nothing")));
  expect(pdf.notices).toContain("a.pdf could not be read as a PDF.");
  const sheet = await readBooking(withAttachment("a.xlsx", Buffer.from("PK nothing")));
  expect(sheet.notices).toContain("a.xlsx could not be read as a spreadsheet: save it as .xlsx or CSV.");
  expect(sheet.items[0]?.payload.confirmationNumber).toBe("AB-1234");
});

it("of more than twenty attachments the first twenty are read, and that is said", async () => {
  const parts = Array.from({ length: 25 }, (_, at) =>
    part(`n${at}.txt`, "text/plain", Buffer.from(`Note ${at}`)),
  );
  const reading = await readBooking(multipart(parts));
  expect(reading.attachments.length).toBe(25);
  expect(reading.notices).toContain("Only the first 20 of 25 attachments were read.");
});

function expectPlaced(reading: ReadBooking): void {
  const texts = new Map(reading.documents.map(({ id, text }) => [id, text]));
  for (const finding of reading.items.flatMap((item) => item.findings)) {
    if (finding.offset < 0) continue;
    const text = texts.get(finding.document) ?? "";
    expect(text.slice(finding.offset, finding.offset + finding.length)).toBe(finding.quote);
  }
}

function bomb(): Buffer {
  const stream = deflateSync(Buffer.alloc(60_000_000, 32));
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n4 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
    stream,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
}

function withAttachment(name: string, bytes: Buffer): Uint8Array {
  return multipart([part(name, "application/octet-stream", bytes)]);
}

function part(name: string, type: string, bytes: Buffer): string {
  return `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString("base64")}\r\n`;
}

function multipart(parts: readonly string[]): Uint8Array {
  const text = "Content-Type: text/plain\r\n\r\nBooking reference: AB-1234\r\nGuest: Mr John Smith\r\n";
  const body = [text, ...parts].map((one) => `--q\r\n${one}`).join("");
  return mail(`${body}--q--\r\n`, 'multipart/mixed; boundary="q"');
}
