import { expect, test } from "vitest";
import { highlightHtml } from "@/lib/platform/mail-html/highlight-html";
import { plainTextToHtml } from "@/lib/platform/mail-html/plain-text-to-html";
import { sanitizeMailHtml } from "@/lib/platform/mail-html/sanitize-mail-html";

const CONTROL = ' tabindex="0" role="button"';

function marked(html: string, quote: string): string {
  return highlightHtml(html, [{ id: "f", quote }]).html;
}

test("a value is marked wherever it is shown", () => {
  expect(marked("<p>No. HX-4411</p><td>hx-4411</td>", "HX-4411")).toBe(
    `<p>No. <mark data-field="f"${CONTROL}>HX-4411</mark></p><td><mark data-field="f"${CONTROL}>hx-4411</mark></td>`,
  );
});

test("attributes are never touched", () => {
  const html = '<a href="https://h.example/HX-4411" title="HX-4411" target="_blank">Open</a>';
  expect(highlightHtml(html, [{ id: "f", quote: "HX-4411" }])).toEqual({ html, found: [] });
});

test("white space, no-break spaces and invisible characters don't matter", () => {
  expect(marked("<p>EUR\u00a0\n 1 234,\u200b56</p>", "EUR 1 234,56")).toBe(
    `<p><mark data-field="f"${CONTROL}>EUR\u00a0\n 1 234,\u200b56</mark></p>`,
  );
});

test("a value that is spread over tags gets a mark in each, and one stop for the keyboard", () => {
  expect(marked("<p>Total <b>USD</b> <i>1,2</i>00.00 due</p>", "USD 1,200.00")).toBe(
    `<p>Total <b><mark data-field="f"${CONTROL}>USD</mark></b> <i><mark data-field="f">1,2</mark></i>` +
      '<mark data-field="f">00.00</mark> due</p>',
  );
});

test("a value over two cells marks the cells' text and nothing between them", () => {
  expect(marked("<tr>\n<td>Anna</td>\n<td>Berg</td>\n</tr>", "Anna Berg")).toBe(
    `<tr>\n<td><mark data-field="f"${CONTROL}>Anna</mark></td>\n<td><mark data-field="f">Berg</mark></td>\n</tr>`,
  );
});

test("words of neighbouring cells are not one word", () => {
  expect(highlightHtml("<td>Anna</td><td>Berg</td>", [{ id: "f", quote: "AnnaBerg" }]).found).toEqual([]);
});

test("entities are matched by what they stand for and kept as they are written", () => {
  expect(marked("<p>Smith &amp; Sons &lt;x&gt;</p>", "Smith & Sons <x>")).toBe(
    `<p><mark data-field="f"${CONTROL}>Smith &amp; Sons &lt;x&gt;</mark></p>`,
  );
});

test("part of a longer word or number is not the value", () => {
  expect(highlightHtml("<p>2012, 12.5, A12B, élan</p>", [{ id: "f", quote: "12" }]).html).toBe(
    `<p>2012, <mark data-field="f"${CONTROL}>12</mark>.5, A12B, élan</p>`,
  );
  expect(highlightHtml("<p>élan</p>", [{ id: "f", quote: "lan" }]).found).toEqual([]);
});

test("the longer of two values that overlap is marked, the shorter where it stands alone", () => {
  const { html, found } = highlightHtml("<p>USD 1,200.00 and 1,200.00</p>", [
    { id: "amount", quote: "1,200.00" },
    { id: "total", quote: "USD 1,200.00" },
  ]);
  expect(html).toBe(
    `<p><mark data-field="total"${CONTROL}>USD 1,200.00</mark> and <mark data-field="amount"${CONTROL}>1,200.00</mark></p>`,
  );
  expect(found).toEqual(["amount", "total"]);
});

test("fields with the same text share a mark", () => {
  const { html } = highlightHtml("<p>Anna Berg</p>", [
    { id: "clientName", quote: "Anna Berg" },
    { id: "passenger", quote: "ANNA  BERG" },
  ]);
  expect(html).toContain('data-field="clientName passenger"');
});

test("inside a link the link is the control", () => {
  expect(marked('<a href="https://h.example/">HX-4411</a> HX-4411', "HX-4411")).toBe(
    `<a href="https://h.example/"><mark data-field="f">HX-4411</mark></a> <mark data-field="f"${CONTROL}>HX-4411</mark>`,
  );
});

test("an id or a quote can't break out of the mark", () => {
  const { html } = highlightHtml("<p>a &lt;b&gt; c</p>", [{ id: '"><img src=x>', quote: "a <b> c" }]);
  expect(html).toBe(`<p><mark data-field="&quot;&gt;&lt;img src=x&gt;"${CONTROL}>a &lt;b&gt; c</mark></p>`);
});

test("blank and single-character values mark nothing", () => {
  const html = "<p>1 x 2</p>";
  expect(
    highlightHtml(html, [
      { id: "a", quote: " " },
      { id: "b", quote: "1" },
    ]).html,
  ).toBe(html);
});

test("at most twenty places of one value are marked", () => {
  expect(marked("<p>Paris</p>".repeat(50), "Paris").split("<mark").length - 1).toBe(20);
});

test("taking the marks away gives the document back, to the letter", () => {
  const { html } = sanitizeMailHtml(
    '<table><tr><td style="color:red">Total:&nbsp;<b>USD</b></td><td>1,200.00 &amp; tax 😀</td></tr></table>',
    { images: "blocked" },
  );
  const result = highlightHtml(html, [
    { id: "total", quote: "Total: USD 1,200.00 & tax 😀" },
    { id: "part", quote: "tax" },
  ]);
  expect(result.found).toEqual(["total"]);
  expect(result.html.replace(/<\/?mark[^>]*>/g, "")).toBe(html);
});

test("plain text is marked too", () => {
  expect(marked(plainTextToHtml("Number:  <HX-4411>\nBye"), "<HX-4411>")).toContain(
    `<mark data-field="f"${CONTROL}>&lt;HX-4411&gt;</mark>`,
  );
});
