import { describe, expect, test } from "vitest";
import { htmlToText } from "@/lib/platform/mail-html/html-to-text";
import { mailDocument } from "@/lib/platform/mail-html/mail-document";
import { plainTextToHtml } from "@/lib/platform/mail-html/plain-text-to-html";
import { attackVectors } from "./attack-vectors";
import { forbiddenIn } from "./forbidden";

function inner(text: string): string {
  return plainTextToHtml(text).replace(/^<div[^>]*>|<\/div>$/g, "");
}

describe("plain text", () => {
  test("is shown as it was written", () => {
    expect(inner('a <b>&amp;\r\n  c\t"d"')).toBe("a &lt;b&gt;&amp;amp;\n  c\t&quot;d&quot;");
  });

  test("gets links after it was escaped", () => {
    expect(inner("See (https://h.example/?a=1&b=<2>).")).toBe(
      'See (<a href="https://h.example/?a=1&amp;b=%3C2" target="_blank" rel="noopener noreferrer">' +
        "https://h.example/?a=1&amp;b=&lt;2</a>&gt;).",
    );
    expect(inner("<anna@h.example>,")).toBe(
      '&lt;<a href="mailto:anna@h.example" target="_blank" rel="noopener noreferrer">anna@h.example</a>&gt;,',
    );
  });

  test("links nothing but web and mail addresses", () => {
    for (const text of [
      "javascript:hit()",
      "ftp://x.example",
      "https://",
      "http://[",
      "a@b",
      "@b.example",
      "((",
      '"',
    ]) {
      expect(inner(text)).not.toContain("<a");
    }
  });

  test("an attack written as plain text stays text", () => {
    for (const { html } of attackVectors()) expect(forbiddenIn(plainTextToHtml(html)), html).toEqual([]);
  });
});

describe("the text of a mail's HTML", () => {
  test("has a line for each block and row, cells apart by a tab", () => {
    const html =
      "<style>p{color:red}</style><h1>Booked</h1><p>Dear <b>Anna</b>,<br>thanks</p>" +
      "<table><tr><td>Total</td><td> USD\n 12 </td></tr><tr><td>Tax</td><td>1</td></tr></table><script>x()</script>";
    expect(htmlToText(html)).toBe("Booked\nDear Anna,\nthanks\nTotal\tUSD 12\nTax\t1");
  });

  test("is without invisible characters", () => {
    expect(htmlToText("<p>Re\u00adser\u200bvation&nbsp;&zwnj; 7</p>")).toBe("Reservation 7");
  });
});

describe("the viewer's page", () => {
  test("lets nothing in from outside while images are blocked", () => {
    const { headers, html } = mailDocument({ html: "<p>Hi</p>", images: "blocked" });
    const policy = headers["Content-Security-Policy"] ?? "";
    expect(policy).toContain("default-src 'none'; img-src data:; style-src 'unsafe-inline'");
    expect(policy).toContain("sandbox allow-same-origin");
    expect(policy).not.toMatch(/allow-scripts|https:|allow-forms|allow-top/);
    expect(html).toContain("<body><p>Hi</p></body>");
  });

  test("lets encrypted images in once they were asked for", () => {
    const policy = mailDocument({ html: "", images: "shown" }).headers["Content-Security-Policy"];
    expect(policy).toContain("img-src data: https:;");
    expect(policy).toContain("upgrade-insecure-requests");
  });
});
