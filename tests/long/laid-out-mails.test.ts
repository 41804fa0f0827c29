import { describe, expect, it } from "vitest";
import { plainTextToHtml } from "@/lib/platform/mail-html/plain-text-to-html";
import { sanitizeMailHtml } from "@/lib/platform/mail-html/sanitize-mail-html";
import { REPEATED_TAGS, REPEATED_WORDS } from "../support/mails/repeated-html";

/** The maximum size of an email's HTML that is kept. */
const KEPT = 1_000_000;
const SIGN = "… (the rest of this email is left out)";
const SIGN_OF_WORD = "… (the rest of this word is left out)";
/** The benchmark `mail-paint` renders this much of anything within a second. */
const MOST = {
  elements: 40_000,
  spanned: 1_070_000,
  items: 16_700,
  directions: 10_000,
  slow: 10_000,
  rare: 20_000,
  eastern: 40_000,
  common: 250_000,
  latin: 1_000_000,
};
const PER_WORD = 10_500;

const shown = (html: string) => sanitizeMailHtml(html, { images: "blocked" });

/** Counts what a browser has to lay out. */
function laidOut(html: string) {
  const tags = html.match(/<[a-z][^>]*>/g) ?? [];
  const text = html
    .replace(/<[^>]*>/g, "")
    .replaceAll(SIGN, "")
    .replaceAll(SIGN_OF_WORD, "");
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return {
    elements: tags.filter((tag) => !/^<wbr/.test(tag)).length,
    items: tags.filter((tag) => /^<li\b/.test(tag)).length,
    spanned: tags.reduce((sum, tag) => sum + (Number(/rowspan="(\d+)"/.exec(tag)?.[1] ?? 1) || 65_534), 0),
    directions: tags.filter((tag) => /^<bd[oi]\b| dir=/.test(tag)).length,
    rare: count(
      /\p{sc=Deva}|\p{sc=Beng}|\p{sc=Taml}|\p{sc=Khmr}|\p{sc=Mymr}|\p{sc=Tibt}|\p{sc=Egyp}|[\ue123\ue124]/gu,
    ),
    slow: count(/\p{sc=Hira}|\p{sc=Kana}|\p{Emoji_Presentation}/gu),
    common: count(/\p{sc=Hebr}|\p{sc=Grek}|\p{sc=Cyrl}/gu),
    eastern: count(/\p{sc=Arab}|\p{sc=Thai}|\p{sc=Hani}|\p{sc=Hang}/gu),
    latin: text.length,
  };
}

function expectWithin(html: string): void {
  for (const [kind, most] of Object.entries(MOST))
    expect(laidOut(html)[kind as keyof typeof MOST], kind).toBeLessThanOrEqual(most + 1);
}

const occurrences = (html: string, sign: string) => html.split(sign).length - 1;

describe("a mail as long as one is kept, as HTML", () => {
  it.each(Object.entries(REPEATED_TAGS))(
    "is as much as is drawn in a second, and says where it ends: %s",
    (_name, make) => {
      const { html, truncated } = shown(make(KEPT).slice(0, KEPT));
      expectWithin(html);
      expect(occurrences(html, SIGN)).toBe(truncated ? 1 : 0);
      const small = make(60);
      expect(shown(small).truncated).toBe(false);
      expect(shown(small).html).not.toContain(SIGN);
    },
  );
});

describe.each([
  ["HTML", (text: string) => shown(`<p>${text}</p>`).html],
  ["plain text", plainTextToHtml],
])("words as long as a mail is kept, as %s", (_form, written) => {
  it.each(Object.entries(REPEATED_WORDS))(
    "are as many as are drawn in a second, and say where they end: %s",
    (name, make) => {
      const html = written(make(KEPT).slice(0, KEPT));
      expectWithin(html);
      const isOne = name.endsWith("one word");
      if (isOne) expect(laidOut(html).latin).toBeLessThan(PER_WORD);
      expect(occurrences(html, SIGN) + occurrences(html, SIGN_OF_WORD)).toBeLessThanOrEqual(1);
      if (isOne) expect(html).toMatch(/left out/);
    },
  );
});
