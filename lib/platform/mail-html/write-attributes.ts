import { escapeHtml } from "./escape-html";
import type { Attributes } from "./read-tags";
import { safeStyle } from "./safe-style";
import { safeLink } from "./safe-url";

const LONGEST_TEXT = 500;
const SETTING = /^[\w #%.,+/-]{0,100}$/;
const SETTINGS: ReadonlySet<string> = new Set(
  (
    "width height align valign bgcolor color face size border cellpadding cellspacing colspan rowspan nowrap scope " +
    "span start type dir lang"
  ).split(" "),
);

/** Returns the allowed attributes of a tag, each with a blank before it. `written` is the tag's name in the source. */
export function writeAttributes(tag: string, attributes: Attributes, written: string): string {
  return (
    (tag === "a" ? linkOf(attributes) : "") +
    styleOf(`${impliedStyle(attributes, written)};${attributes.get("style") ?? ""}`) +
    settingsOf(attributes)
  );
}

/**
 * Returns the attributes for sizes, colours, spans and alternative texts: they affect layout or explain, and can't link
 * to anything.
 */
export function settingsOf(attributes: Attributes): string {
  let written = "";
  for (const [name, value] of attributes) {
    if (name === "alt" || name === "title") written += ` ${name}="${escapeHtml(shortText(value))}"`;
    else if (SETTINGS.has(name) && SETTING.test(value)) written += ` ${name}="${value}"`;
  }
  return written;
}

export function styleOf(style: string): string {
  const safe = safeStyle(style);
  return safe && ` style="${escapeHtml(safe)}"`;
}

export function shortText(value: string): string {
  return value.slice(0, LONGEST_TEXT).toWellFormed();
}

function linkOf(attributes: Attributes): string {
  const href = safeLink(attributes.get("href") ?? "");
  return href ? ` href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer"` : "";
}

/** Returns the style that an old tag and its attributes implied and that the `div` in its place lacks. */
function impliedStyle(attributes: Attributes, written: string): string {
  if (written === "center") return "text-align:center";
  if (written !== "body") return "";
  return `background:${attributes.get("bgcolor") ?? ""};color:${attributes.get("text") ?? ""}`;
}
