import { parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { highlightHtml } from "@/lib/platform/mail-html/highlight-html";
import { htmlToText } from "@/lib/platform/mail-html/html-to-text";
import { plainTextToHtml } from "@/lib/platform/mail-html/plain-text-to-html";
import { sanitizeMailHtml } from "@/lib/platform/mail-html/sanitize-mail-html";
import { forbiddenIn } from "./forbidden";

type Node = ReturnType<typeof parseDocument>["children"][number];

/** Far above the time on a busy machine, far below the minutes of a reader with quadratic run time. */
const RUNNERS_LIMIT = 30_000;

const HOSTILE: readonly (readonly [string, string])[] = [
  ["5,000 nested tags", nested("div", 5_000)],
  ["10,000 nested tags", nested("blockquote", 10_000)],
  ["10,000 nested tables", nested("table><tr><td", 10_000, "td></tr></table")],
  ["300,000 tags that are never closed", `Dear guest${"<b>".repeat(300_000)}`],
  [
    "300,000 open tags and as many stray end tags",
    `Dear guest${"<b>".repeat(300_000)}${"</i>".repeat(300_000)}`,
  ],
  ["300,000 unclosed paragraphs", `Dear guest${"<p>".repeat(300_000)}`],
  ["10 MB on one line", `Dear guest ${"word ".repeat(2_000_000)}`],
  ["10 MB without a blank", `Dear guest ${"a".repeat(10_000_000)}`],
  ["100,000 attributes", `Dear guest<p ${attributes(100_000)}>x</p>`],
  ["an attribute of 10 MB", `Dear guest<p title="${"a".repeat(10_000_000)}">x</p>`],
  ["a style of 5 MB", `Dear guest<p style="${"color:red;".repeat(500_000)}">x</p>`],
  ["a style of comments only", `Dear guest<p style="${"/*".repeat(500_000)}">x</p>`],
  ["a style of parentheses only", `Dear guest<p style="color:${"rgb(".repeat(500_000)}">x</p>`],
  ["a comment that never ends", `Dear guest<!--${"-- ".repeat(1_000_000)}`],
  ["comments that never end", `Dear guest${"<!--".repeat(1_000_000)}`],
  ["tags that never end", `Dear guest${"<a ".repeat(1_000_000)}`],
  ["a script that never ends", `Dear guest<script>${"</scrip".repeat(500_000)}`],
  ["1,000,000 entities", `Dear guest${"&amp;".repeat(1_000_000)}`],
  ["1,000,000 half entities", `Dear guest${"&am&#x".repeat(500_000)}`],
  ["a number of 5 MB", `Dear guest &#${"1".repeat(5_000_000)};`],
  ["a link of 5 MB", `Dear guest <a href="https://${"a.".repeat(2_500_000)}">x</a>`],
  ["50,000 pictures", `Dear guest ${'<img src="cid:x">'.repeat(50_000)}`],
  ["CDATA that never ends", `Dear guest${"<![CDATA[".repeat(300_000)}`],
];

describe("a mail made to hold the server up", () => {
  test.each(HOSTILE)(
    "%s is read at once and stays readable",
    (_what, html) => {
      const result = sanitizeMailHtml(html, { images: "blocked" });
      expect(result.html).toContain("Dear guest");
      expect(depthOf(result.html)).toBeLessThanOrEqual(200);
      if (result.html.length < 1_000_000) expect(forbiddenIn(result.html)).toEqual([]);
      expect(htmlToText(html)).toContain("Dear guest");
      expect(highlightHtml(result.html, [{ id: "name", quote: "dear guest" }]).found).toEqual(["name"]);
    },
    RUNNERS_LIMIT,
  );

  test.each(HOSTILE)(
    "%s is read at once as plain text too",
    (_what, text) => {
      expect(plainTextToHtml(text).length).toBeGreaterThan(10);
    },
    RUNNERS_LIMIT,
  );

  test("what is cut is said to be cut", () => {
    const shown = (html: string) => sanitizeMailHtml(html, { images: "blocked" });
    expect(shown(`Dear guest ${"word ".repeat(500_000)}`).truncated).toBe(true);
    expect(shown("<b>x</b>".repeat(60_000)).truncated).toBe(true);
    expect(shown(`Dear guest ${"word ".repeat(50_000)}`).truncated).toBe(false);
    expect(shown(nested("div", 5_000)).truncated).toBe(false);
  });

  test("text nested too deep is kept, word apart from word", () => {
    const html = `${"<div>".repeat(1_000)}<div>one</div><div>two</div>${"</div>".repeat(1_000)}<p>three</p>`;
    expect(htmlToText(html)).toBe("one two\nthree");
  });
});

function nested(tag: string, depth: number, end = tag): string {
  return `${`<${tag}>`.repeat(depth)}Dear guest${`</${end}>`.repeat(depth)}`;
}

function attributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}=${index} title=b`).join(" ");
}

function depthOf(html: string): number {
  let deepest = 0;
  const open: { node: Node; depth: number }[] = parseDocument(html).children.map((node) => ({
    node,
    depth: 0,
  }));
  for (let entry = open.pop(); entry; entry = open.pop()) {
    deepest = Math.max(deepest, entry.depth);
    const depth = entry.depth + 1;
    if ("children" in entry.node) for (const node of entry.node.children) open.push({ node, depth });
  }
  return deepest;
}
