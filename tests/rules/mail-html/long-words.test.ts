import { describe, expect, test } from "vitest";
import { bodyFactsOf } from "@/lib/inbox/emails/intake/incoming.model";
import { highlightHtml } from "@/lib/platform/mail-html/highlight-html";
import { showsPicture } from "@/lib/platform/mail-html/mail-pictures";
import { plainTextToHtml } from "@/lib/platform/mail-html/plain-text-to-html";
import { sanitizeMailHtml } from "@/lib/platform/mail-html/sanitize-mail-html";
import { parseMail } from "@/lib/reader/message/parse-mail";

const LONGEST = 200;
const shown = (html: string) => sanitizeMailHtml(html, { images: "blocked" }).html;

/** Returns the length of the longest word that a browser must lay out at once; inline tags don't end a word. */
function longestWord(html: string): number {
  const words = html
    .replaceAll("<wbr>", " ")
    .replace(/<\/?(?:p|div|br)\b[^>]*>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&[a-z]+;/g, "x")
    .split(/[ \t\r\n\f]+/);
  return Math.max(...words.map((word) => [...word].length));
}

describe("a word that no one reads and no browser lays out in time", () => {
  test.each([
    ["letters", "a".repeat(200_000)],
    ["letters of no font", "\ue123".repeat(200_000)],
    ["letters in pairs of units", "\u{1f9ff}".repeat(100_000)],
    ["joined letters", "\u0628".repeat(200_000)],
    ["marks on one letter", `e${"\u0301".repeat(200_000)}`],
    ["signs that are escaped", "&amp;".repeat(100_000)],
    ["no-break spaces", "a&nbsp;".repeat(100_000)],
    ["short elements", "<i>abc</i>".repeat(30_000)],
  ])("may be broken: %s", (_kind, word) => {
    expect(longestWord(shown(`<p>Dear guest ${word} end</p>`))).toBeLessThanOrEqual(LONGEST);
    expect(longestWord(plainTextToHtml(`Dear guest ${word} end`))).toBeLessThanOrEqual(LONGEST);
  });

  test.each([
    ["letters", "a".repeat(200_000)],
    ["letters of no font", "\ue123".repeat(200_000)],
    ["marks", "\u0301".repeat(200_000)],
    ["short elements", "<i>abc</i>".repeat(20_000)],
  ])("is cut after 10,000 characters, and the mail goes on: %s", (_kind, word) => {
    const html = shown(`<p>Dear guest ${word}</p><p>Your host</p>`);
    expect(html.replace(/<[^>]*>/g, "").length).toBeLessThan(10_400);
    expect(html.replace(/<[^>]*>/g, "|")).toMatch(/… \(the rest of this word is left out\)\|+Your host\|+$/);
    const text = plainTextToHtml(`Dear guest ${"\u0301".repeat(200_000)}\nYour host`);
    expect(text).toMatch(/… \(the rest of this word is left out\)\nYour host<\/div>$/);
  });

  test.each([
    ["Latin words are shown to the limit of all mails", "word ", 999_000],
    ["words that take longer to an end of their own", "\u03bb\u03bb\u03bb\u03bb ", 300_000],
    ["words of a font of their own sooner", "\u0628\u0628\u0628\u0628 ", 50_000],
    ["words that a machine may have no letters for soonest", "\ue123\ue123\ue123\ue123 ", 25_000],
  ])("of many short ones, %s", (_name, word, most) => {
    for (const html of [shown(`<p>${word.repeat(199_000)}</p>`), plainTextToHtml(word.repeat(199_000))]) {
      const words = html.split(word.trim()).length * word.length;
      expect(words).toBeGreaterThan(most * 0.8);
      expect(words).toBeLessThan(most);
      expect(html.includes("… (the rest of this email is left out)")).toBe(word !== "word ");
    }
  });

  test("nothing else is touched", () => {
    const html = `<p>${"word ".repeat(1_000)}</p><p>${"a".repeat(LONGEST)}</p><p>b</p>`;
    expect(shown(html)).toBe(html);
    expect(plainTextToHtml("word ".repeat(1_000))).not.toContain("<wbr>");
  });

  test("is broken between letters, and found in one piece", () => {
    const word = `${"\u{1f9ff}".repeat(150)}AB-1234${"x".repeat(300)}`;
    expect(shown(word).isWellFormed()).toBe(true);
    expect(highlightHtml(shown(`${"x".repeat(197)}AB 1234`), [{ id: "n", quote: "xAB 1234" }]).found).toEqual(
      [],
    );
    expect(
      highlightHtml(shown(`<p>see ${"-".repeat(197)}AB-1234</p>`), [{ id: "n", quote: "AB-1234" }]).found,
    ).toEqual(["n"]);
    const link = `https://seainn.example/${"a".repeat(500)}`;
    expect(plainTextToHtml(link)).toContain(`href="${link}"`);
  });
});

describe("a mail that is only a picture", () => {
  test.each([
    ["of its own", '<img src="cid:logo">'],
    ["in its tag", '<img src="data:image/png;base64,iVBORw0KGgo=">'],
    ["of another server", '<div><a href="https://a.example"><img src="https://a.example/b.png"></a></div>'],
  ])("shows it or its place: %s", (_whose, html) => {
    expect(showsPicture(html)).toBe(true);
    expect(shown(html)).toMatch(/<img |data-tp-image/);
  });

  test.each([
    "",
    "<p> </p>",
    "<img>",
    '<img src=" ">',
    '<img src="https://a.example/b.gif" width="1" height="1">',
  ])("is not one without a picture to be seen: %s", (html) => expect(showsPicture(html)).toBe(false));

  test("keeps the place of one that is too large to be kept, and the words around it", async () => {
    const picture = `data:image/png;base64,${"A".repeat(3_000_000)}`;
    const html = `<img src="${picture}"><p>Booking AB-1234</p>`;
    const mail = { ...(await parseMail(new Uint8Array())), html };
    const kept = bodyFactsOf(mail).texts.html ?? "";
    expect(showsPicture(kept)).toBe(true);
    expect(shown(kept)).toContain("Image not available");
    expect(shown(kept)).toContain("<p>Booking AB-1234</p>");
  });
});
