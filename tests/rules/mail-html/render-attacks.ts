import { mailDocument } from "@/lib/platform/mail-html/mail-document";
import { sanitizeMailHtml } from "@/lib/platform/mail-html/sanitize-mail-html";
import { attackVectors } from "./attack-vectors";

const MAILS_A_PAGE = 25;

export type RenderedAttacks = {
  readonly attacks: readonly {
    readonly kind: string;
    readonly raw: string;
    readonly sanitised: string;
    /** The viewer's page around the raw attack, to check what the page's own policy blocks if sanitising misses it. */
    readonly rawPage: string;
  }[];
  /** The viewer's pages with sanitised attacks, many on each, and their response headers. */
  readonly pages: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly pictures: { readonly headers: Readonly<Record<string, string>>; readonly page: string };
};

/**
 * Renders the attacks for the browser test, which reads them from stdout because its loader can't import `server-only`
 * modules.
 */
function rendered(): RenderedAttacks {
  const attacks = attackVectors().map(({ kind, html }) => ({
    kind,
    raw: html,
    sanitised: sanitizeMailHtml(`<p>Dear guest</p>${html}`, { images: "blocked" }).html,
    rawPage: mailDocument({ html, images: "blocked" }).html,
  }));
  const pages: string[] = [];
  for (let from = 0; from < attacks.length; from += MAILS_A_PAGE) {
    const mails = attacks.slice(from, from + MAILS_A_PAGE).map((attack) => attack.sanitised);
    pages.push(mailDocument({ html: mails.join("<hr>"), images: "blocked" }).html);
  }
  const { headers } = mailDocument({ html: "", images: "blocked" });
  return { attacks, pages, headers, pictures: picturesPage() };
}

function picturesPage(): RenderedAttacks["pictures"] {
  const html =
    '<img src="https://cdn.example/a.png"><img src="http://cdn.example/b.png"><img src="//cdn.example/dot" width=1>';
  const shown = mailDocument({ html: sanitizeMailHtml(html, { images: "shown" }).html, images: "shown" });
  return { headers: shown.headers, page: shown.html };
}

process.stdout.write(JSON.stringify(rendered()));
