import "server-only";
import { BLOCK_TAGS } from "./mail-tags";
import { walkHtml } from "./walk-html";

/**
 * Returns the text of an email's HTML, for previews and search: one line per block or table row, cells separated by a
 * tab.
 */
export function htmlToText(html: string): string {
  const output: string[] = [];
  walkHtml(html, {
    start(tag) {
      if (BLOCK_TAGS.has(tag) || tag === "br") output.push("\n");
    },
    end(tag) {
      if (tag === "td" || tag === "th") output.push("\t");
      else if (BLOCK_TAGS.has(tag)) output.push("\n");
    },
    text: (value) => output.push(value.replace(/\s+/g, " ")),
  });
  return tidyLines(output.join(""));
}

function tidyLines(text: string): string {
  const lines = text.split("\n").map((line) => line.split("\t").map(tidy).join("\t").trim());
  return lines.filter((line) => line !== "").join("\n");
}

function tidy(cell: string): string {
  return cell
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
