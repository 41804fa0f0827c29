import { describe, expect, test } from "vitest";
import { sanitizeMailHtml } from "@/lib/platform/mail-html/sanitize-mail-html";
import { attackVectors } from "./attack-vectors";
import { forbiddenIn } from "./forbidden";

const PNG = "data:image/png;base64,iVBORw0KGgo=";
const UNAVAILABLE = ' data-tp-image="unavailable"';

function sanitized(html: string, inline: Record<string, string> = {}) {
  return sanitizeMailHtml(html, { images: "blocked", inline }).html;
}

describe("nothing of an attack is left", () => {
  const vectors = attackVectors();

  test("the list of attacks is a long one", () => {
    expect(vectors.length).toBeGreaterThan(450);
  });

  test.each([...new Set(vectors.map((vector) => vector.kind))])("of the class %s", (kind) => {
    for (const { html } of vectors.filter((vector) => vector.kind === kind)) {
      expect(forbiddenIn(sanitized(html)), html).toEqual([]);
      const shown = sanitizeMailHtml(html, { images: "shown" }).html;
      expect(forbiddenIn(shown, "shown"), html).toEqual([]);
      const within = sanitized(`<p>Dear guest</p><table><tr><td>${html}</td><td>Total</td></tr></table>`);
      expect(forbiddenIn(within), html).toEqual([]);
      expect(within).toContain("Dear guest");
    }
  });

  test("all attacks in one mail", () => {
    const result = sanitized(vectors.map((vector) => vector.html).join("\n"));
    expect(forbiddenIn(result)).toEqual([]);
  });

  test("every attack cut off at every place", () => {
    for (const { html } of vectors.filter((vector) => vector.html.length < 90)) {
      for (let end = 1; end < html.length; end += 3) {
        expect(forbiddenIn(sanitized(html.slice(0, end))), html.slice(0, end)).toEqual([]);
      }
    }
  });

  test("a second pass changes nothing that a browser would understand differently", () => {
    for (const { html } of vectors) {
      const once = sanitizeMailHtml(html, { images: "shown" }).html.replaceAll(UNAVAILABLE, "");
      expect(sanitizeMailHtml(once, { images: "shown" }).html).toBe(once);
    }
  });
});

describe("an honest mail keeps its looks", () => {
  test("tables, inline styles and old presentational attributes stay", () => {
    const html =
      '<table border="1" cellpadding="4" bgcolor="#eee" width="600" style="border-collapse:collapse"><tr>' +
      '<td style="background:#13294B;padding:11.25pt;font-family:&quot;Segoe UI&quot;,Arial" colspan="2">Total</td></tr></table>';
    expect(sanitized(html)).toBe(
      '<table style="border-collapse:collapse" border="1" cellpadding="4" bgcolor="#eee" width="600"><tr>' +
        '<td style="background-color:#13294B;padding:11.25pt;font-family:Segoe UI,Arial" colspan="2">Total</td></tr></table>',
    );
  });

  test("the page's own colours stay when the body becomes a plain element", () => {
    expect(sanitized('<html><body bgcolor="#102030" text="white"><center>Hi</center></body></html>')).toBe(
      '<div style="background-color:#102030;color:white" bgcolor="#102030"><div style="text-align:center">Hi</div></div>',
    );
  });

  test("a background picture goes and its colour stays", () => {
    expect(sanitized('<p style="background:url(https://a.example/b.png) no-repeat #fafafa">x</p>')).toBe(
      '<p style="background-color:#fafafa">x</p>',
    );
    expect(sanitized('<p style="background: url(x.png) center / cover navy">x</p>')).toBe(
      '<p style="background-color:navy">x</p>',
    );
  });

  test("links open elsewhere and tell nobody where they were found", () => {
    expect(sanitized('<a href="https://hotel.example/b?id=1&amp;x=2">Booking</a>')).toBe(
      '<a href="https://hotel.example/b?id=1&amp;x=2" target="_blank" rel="noopener noreferrer">Booking</a>',
    );
    expect(sanitized('<a href="mailto:a@hotel.example?subject=Hi">Mail</a>')).toContain(
      "mailto:a@hotel.example",
    );
  });

  test("a link that leads nowhere keeps its words", () => {
    expect(sanitized('<a href="javascript:hit()">Terms</a>')).toBe("<a>Terms</a>");
  });

  test("unclosed cells, items and paragraphs end where a browser ends them", () => {
    expect(sanitized("<table><tr><td><p>a<td>b<tr><td>c</table><ul><li>1<li>2</ul><p>d<p>e")).toBe(
      "<table><tr><td><p>a</p></td><td>b</td></tr><tr><td>c</td></tr></table>" +
        "<ul><li>1</li><li>2</li></ul><p>d</p><p>e</p>",
    );
  });

  test("a stray end tag in a cell leaves the table whole", () => {
    expect(sanitized("<div><table><tr><td>a</div></td><td>b</td></tr></table></div>")).toBe(
      "<div><table><tr><td>a</td><td>b</td></tr></table></div>",
    );
  });

  test("what a word processor adds is left out, and its text kept", () => {
    expect(sanitized('<p class="MsoNormal">Hi<o:p>&nbsp;</o:p></p><!--[if mso]><b>x</b><![endif]-->')).toBe(
      "<p>Hi\u00a0</p>",
    );
  });

  test("characters that look like markup stay characters", () => {
    expect(sanitized("1 &lt; 2 &amp;&amp; 3 > 2 &quot;q&quot;")).toBe('1 &lt; 2 &amp;&amp; 3 &gt; 2 "q"');
  });

  test("NUL and broken characters are dropped", () => {
    expect(sanitized("a\u0000b\ud800c")).toBe("ab\ufffdc");
  });
});

describe("images", () => {
  test("those of other servers wait until they are asked for", () => {
    const html =
      '<img src="https://cdn.example/a.png" alt="Logo" width="120"><img src="//cdn.example/b.png">';
    const blocked = sanitizeMailHtml(html, { images: "blocked" });
    expect(blocked.blockedImages).toBe(2);
    expect(blocked.html).toContain('<img data-tp-image="blocked" alt="Logo" width="120" />');
    expect(blocked.html).not.toContain("cdn.example");
    const shown = sanitizeMailHtml(html, { images: "shown" });
    expect(shown.blockedImages).toBe(0);
    expect(shown.html).toContain(
      '<img src="https://cdn.example/a.png" referrerpolicy="no-referrer" alt="Logo"',
    );
  });

  test("a picture of one dot is never asked for", () => {
    const shown = sanitizeMailHtml('<img src="https://t.example/o.gif" width="1" height=1>', {
      images: "shown",
    });
    expect(shown.html).toBe("");
  });

  test("the mail's own pictures are shown from its parts", () => {
    expect(sanitized('<img src="cid:logo%40hotel">', { "logo@hotel": PNG })).toBe(`<img src="${PNG}" />`);
  });

  test.each([
    ["cid:gone", "it did not come with this email"],
    ["cid:__proto__", "it did not come with this email"],
    ["images/logo.png", "its address leads nowhere from here"],
    ["file:///C:/logo.png", "its address leads nowhere from here"],
    ["data:image/svg+xml;base64,PHN2Zz4=", "its address leads nowhere from here"],
  ])("%s says that it is not available", (src, reason) => {
    expect(sanitized(`<img src="${src}" alt="The logo">`)).toBe(
      `<span data-tp-image="unavailable">Image not available <small>(The logo: ${reason})</small></span>`,
    );
  });

  test("a part that is no picture is not shown as one", () => {
    expect(sanitized('<img src="cid:a">', { a: "data:text/html,<script>hit()</script>" })).toContain(
      "Image not available",
    );
  });

  test("more pictures than a page can hold say so", () => {
    const large = `data:image/png;base64,${"A".repeat(7_000_000)}`;
    const { html } = sanitizeMailHtml('<img src="cid:a"><img src="cid:a"><img src="cid:a">', {
      images: "blocked",
      inline: { a: large },
    });
    expect(html.split(large).length - 1).toBe(2);
    expect(html).toContain("it is too large to show");
  });
});
