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
  // Inline styles have been reduced to harmless declarations at this point; see safe-style.ts.
  parseStyleAttributes: false,
};

/**
 * Makes an email's HTML safe to show: rewrites it within limits of size, number and depth, then filters it with an
 * independent allow-list of tags, attributes and schemes. The time is linear in the length.
 */
export function sanitizeMailHtml(html: string, images: MailImages): RewrittenHtml {
  const rewritten = rewriteHtml(html, images);
  return { ...rewritten, html: sanitize(rewritten.html, ALLOW_LIST) };
}

export type RewrittenHtml = {
  readonly html: string;
  /** The number of images of other servers that were blocked. */
  readonly blockedImages: number;
  /** Whether the email was longer than what is shown. */
  readonly truncated: boolean;
};

/** Rewrites an email from its tokens: known tags, balanced, with known attributes and harmless values. */
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
  // The notice goes after everything else: between the cells of a table a browser would move it above the table.
  output.push(words.rest());
  return { html: output.join(""), blockedImages: pictures.blocked, truncated: truncated || words.isCut };
}
