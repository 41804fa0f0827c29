import { describe, expect, it } from "vitest";
import { mailDocument } from "@/lib/platform/mail-html/mail-document";
import { plainTextToHtml } from "@/lib/platform/mail-html/plain-text-to-html";

const widthOf = (text: string) => Number(/min-width:(\d+)ch/.exec(plainTextToHtml(text))?.[1]);

describe("a plain text", () => {
  it("is in letters of one width, and stays as wide as its columns", () => {
    const { html } = mailDocument({ html: plainTextToHtml("Hello"), images: "blocked", plain: true });
    expect(html).toMatch(/body\.plain\{[^}]*monospace.*<body class="plain"><div /);
    expect(widthOf("Number:    HB-1\r\nCheck-in:  4 March 2027\r\n")).toBe(23);
    expect(widthOf("a\tb")).toBe(10);
  });

  it("wraps where it is prose", () => {
    expect(widthOf("Thank you.  We look forward to it.")).toBe(0);
    expect(widthOf(`  indented\n${"word ".repeat(60)}   far away`)).toBe(0);
  });
});
