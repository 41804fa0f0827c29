import "server-only";
import sanitize from "sanitize-html";
import type { MailImages } from "./mail-pictures";
import { ALLOWED_TAGS } from "./mail-tags";
import { type RewrittenHtml, rewriteHtml } from "./rewrite-html";

const EVERYWHERE = "style title width height align valign bgcolor color face size border dir lang".split(" ");
const IN_TABLES = "cellpadding cellspacing colspan rowspan nowrap scope span".split(" ");

const ALLOW_LIST: sanitize.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: {
    "*": EVERYWHERE,
    a: ["href", "target", "rel"],
    img: ["src", "alt", "referrerpolicy", "data-tp-image"],
    span: ["data-tp-image"],
    ...Object.fromEntries(["table", "td", "th", "tr", "col", "colgroup"].map((tag) => [tag, IN_TABLES])),
    ol: ["start", "type"],
    ul: ["type"],
    li: ["type"],
  },
  allowedSchemes: [],
  allowedSchemesByTag: { a: ["http", "https", "mailto"], img: ["http", "https", "data"] },
  allowProtocolRelative: false,
  // Inline styles have been reduced to a list of harmless declarations by then; see safe-style.ts.
  parseStyleAttributes: false,
};

/**
 * A mail's HTML made fit to be shown: rewritten within limits of size, number and depth, then passed through an
 * allow-list of tags, attributes and schemes that knows nothing of the rewriting. Runs in time linear in the length.
 */
export function sanitizeMailHtml(html: string, images: MailImages): RewrittenHtml {
  const rewritten = rewriteHtml(html, images);
  return { ...rewritten, html: sanitize(rewritten.html, ALLOW_LIST) };
}
