const LINK_PROTOCOLS = new Set(["http:", "https:", "mailto:"]);
const INLINE_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]*$/i;

/**
 * Returns the absolute address of a link, as a browser would parse it; undefined for relative ones and schemes other
 * than http, https and mailto.
 */
export function safeLink(href: string): string | undefined {
  const url = absolute(href);
  return url && LINK_PROTOCOLS.has(url.protocol) ? url.href : undefined;
}

export type ImageSource =
  | { readonly kind: "remote"; readonly url: string }
  | { readonly kind: "inline"; readonly url: string }
  | { readonly kind: "unreachable"; readonly reason: string };

/**
 * Returns where an image's bytes would come from. `inline` contains the email's own parts as data URLs, by Content-ID.
 */
export function imageSource(src: string, inline: Readonly<Record<string, string>>): ImageSource {
  const trimmed = src.trim();
  if (INLINE_IMAGE.test(trimmed)) return { kind: "inline", url: trimmed };
  if (/^cid:/i.test(trimmed)) return ownPart(trimmed.slice(4), inline);
  const url = absolute(trimmed);
  if (url?.protocol === "http:" || url?.protocol === "https:") return { kind: "remote", url: url.href };
  return { kind: "unreachable", reason: "its address leads nowhere from here" };
}

function ownPart(written: string, inline: Readonly<Record<string, string>>): ImageSource {
  const cid = decoded(written).replace(/^<|>$/g, "");
  const url = Object.hasOwn(inline, cid) ? inline[cid] : undefined;
  if (url !== undefined && INLINE_IMAGE.test(url)) return { kind: "inline", url };
  return { kind: "unreachable", reason: "it did not come with this email" };
}

function absolute(written: string): URL | undefined {
  const trimmed = written.trim();
  return URL.parse(trimmed.startsWith("//") ? `https:${trimmed}` : trimmed) ?? undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
