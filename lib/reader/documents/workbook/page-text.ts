import { encodingOf, textChunks } from "@/lib/platform/base/encodings/text-encoding";
import { flowOf, isHidden } from "../html-style";
import { parseWhole, UnreadableFile } from "./whole-markup";

/** The page is parsed in the calling thread; a longer one is read in a separate thread, as a workbook is. */
const MAX_BYTES = 1_000_000;

/**
 * Returns what people see of an HTML page as text, line by line. Blanks are kept in preformatted text. Returns null if
 * the page has a table, is longer than a letter or a statement, or ends too early, which the workbook reader refuses.
 */
export function pageText(bytes: Uint8Array): string | null {
  if (bytes.byteLength > MAX_BYTES) return null;
  const html = [...textChunks(bytes, encodingOf(bytes))].join("");
  if (/<table\b/i.test(html) || !/<(?:html|body|p|div|pre)\b/i.test(html)) return null;
  try {
    return textOf(html);
  } catch (error) {
    if (error instanceof UnreadableFile) return null;
    throw error;
  }
}

function textOf(html: string): string {
  const said: string[] = [];
  const hidden: boolean[] = [];
  let kept = 0;
  const breakAt = (name: string) => {
    if (name === "br" || flowOf(name, "") !== "inline") said.push("\n");
  };
  const handler = {
    onopentag: (name: string, attributes: { readonly [name: string]: string }) => {
      breakAt(name);
      hidden.push(hidden.at(-1) || isHidden(name, "hidden" in attributes, attributes.style ?? ""));
      if (name === "pre") kept += 1;
    },
    ontext: (text: string) => {
      if (!hidden.at(-1)) said.push(kept > 0 ? text : text.replace(/\s+/g, " "));
    },
    onclosetag: (name: string) => {
      breakAt(name);
      hidden.pop();
      if (name === "pre") kept -= 1;
    },
  };
  parseWhole([html], handler, { mustClose: (name) => name === "pre" });
  return said
    .join("")
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/\n\s*\n+/g, "\n\n");
}
