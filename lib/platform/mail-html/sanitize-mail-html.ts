import "server-only";
import sanitize from "sanitize-html";
import { costOfElement } from "./layout-cost";
import { LongWords } from "./long-words";
import { type MailImages, MailPictures } from "./mail-pictures";
import { ALLOWED_TAGS, BLOCK_TAGS, VOID_TAGS } from "./mail-tags";
import { walkHtml } from "./walk-html";
import { writeAttributes } from "./write-attributes";

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

export type RewrittenHtml = {
  readonly html: string;
  /** How many images of other servers were held back. */
  readonly blockedImages: number;
  /** Whether the mail was longer than what is shown. */
  readonly truncated: boolean;
};

/** Writes a mail anew from what was understood of it: known tags, balanced, with known attributes and harmless values. */
export function rewriteHtml(html: string, images: MailImages): RewrittenHtml {
  const output: string[] = [];
  const pictures = new MailPictures(images);
  const words = new LongWords();
  let leftOut = 0;
  const { truncated } = walkHtml(html, {
    start(tag, attributes, written) {
      if (BLOCK_TAGS.has(tag) || tag === "br") words.end();
      if (!words.takes(costOfElement(tag, attributes))) leftOut += 1;
      else if (tag === "img") output.push(pictures.write(attributes));
      else output.push(`<${tag}${writeAttributes(tag, attributes, written)}>`);
    },
    end(tag) {
      if (leftOut > 0) leftOut -= 1;
      else if (!VOID_TAGS.has(tag)) output.push(`</${tag}>`);
    },
    text: (value) => output.push(words.write(value)),
  });
  // Behind everything: between the cells of a table it would stand above that.
  output.push(words.rest());
  return { html: output.join(""), blockedImages: pictures.blocked, truncated: truncated || words.isCut };
}
