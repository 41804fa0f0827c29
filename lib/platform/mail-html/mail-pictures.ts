import { escapeHtml } from "./escape-html";
import type { Attributes } from "./read-tags";
import { type ImageSource, imageSource } from "./safe-url";
import { walkHtml } from "./walk-html";
import { settingsOf, shortText, styleOf } from "./write-attributes";

export type MailImages = {
  /** Whether images may be loaded from other servers. */
  readonly images: "blocked" | "shown";
  /** The email's own images as `data:image/...` URLs, by Content-ID without angle brackets. */
  readonly inline?: Readonly<Record<string, string>>;
};

/** The most characters of inline images in total; the images beyond it are shown as not available. */
const MOST_INLINE = 16_000_000;

/** Writes the images of one email and counts those that were blocked. */
export class MailPictures {
  blocked = 0;
  private inlined = 0;
  private readonly options: MailImages;

  constructor(options: MailImages) {
    this.options = options;
  }

  write(attributes: Attributes): string {
    const src = attributes.get("src");
    if (!src?.trim()) return "";
    const source = this.withinBudget(imageSource(src, this.options.inline ?? {}));
    if (source.kind === "unreachable") return unavailable(attributes.get("alt"), source.reason);
    if (source.kind === "inline") return image(attributes, ` src="${escapeHtml(source.url)}"`);
    if (isTracker(attributes)) return "";
    if (this.options.images === "shown") {
      return image(attributes, ` src="${escapeHtml(source.url)}" referrerpolicy="no-referrer"`);
    }
    this.blocked += 1;
    return image(attributes, ' data-tp-image="blocked"');
  }

  private withinBudget(source: ImageSource): ImageSource {
    if (source.kind !== "inline") return source;
    this.inlined += source.url.length;
    return this.inlined <= MOST_INLINE ? source : { kind: "unreachable", reason: "it is too large to show" };
  }
}

function image(attributes: Attributes, source: string): string {
  return `<img${source}${styleOf(attributes.get("style") ?? "")}${settingsOf(attributes)}>`;
}

function unavailable(alt: string | undefined, reason: string): string {
  const name = shortText(alt ?? "").trim();
  const note = name === "" ? reason : `${name}: ${reason}`;
  return `<span data-tp-image="unavailable">Image not available <small>(${escapeHtml(note)})</small></span>`;
}

/** Whether an email has an image, even one that is blocked. Tracking pixels don't count. */
export function showsPicture(html: string): boolean {
  let isShown = false;
  walkHtml(html, {
    start(tag, attributes) {
      isShown ||= tag === "img" && (attributes.get("src") ?? "").trim() !== "" && !isTracker(attributes);
    },
    end() {},
    text() {},
  });
  return isShown;
}

/** Whether an image is a tracking pixel: at most one pixel wide or high, it only reports that the email was opened. */
function isTracker(attributes: Attributes): boolean {
  return ["width", "height"].some((side) => /^\s*[01](?:px)?\s*$/i.test(attributes.get(side) ?? ""));
}
