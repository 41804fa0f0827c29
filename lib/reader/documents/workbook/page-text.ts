import { Parser } from "htmlparser2";
import { encodingOf, textChunks } from "@/lib/platform/base/encodings/text-encoding";
import { flowOf, isHidden } from "../html-style";

/** The page is parsed in the calling thread; a longer one is read in a separate thread, as a workbook is. */
const MAX_BYTES = 1_000_000;

/**
 * Returns the visible text of an HTML page, line by line, with spaces kept where the page preserves them. Returns null
 * if the page has a table or is longer than a letter or a statement could be.
 */
export function pageText(bytes: Uint8Array): string | null {
  if (bytes.byteLength > MAX_BYTES) return null;
  const html = [...textChunks(bytes, encodingOf(bytes))].join("");
  if (/<table\b/i.test(html) || !/<(?:html|body|p|div|pre)\b/i.test(html)) return null;
  const said: string[] = [];
  const hidden: boolean[] = [];
  let kept = 0;
  const breakAt = (name: string) => {
    if (name === "br" || flowOf(name, "") !== "inline") said.push("\n");
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      breakAt(name);
      hidden.push(hidden.at(-1) || isHidden(name, "hidden" in attributes, attributes.style ?? ""));
      if (name === "pre") kept += 1;
    },
    ontext: (text) => {
      if (!hidden.at(-1)) said.push(kept > 0 ? text : text.replace(/\s+/g, " "));
    },
    onclosetag: (name) => {
      breakAt(name);
      hidden.pop();
      if (name === "pre") kept -= 1;
    },
  });
  parser.end(html);
  return said
    .join("")
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/\n\s*\n+/g, "\n\n");
}
