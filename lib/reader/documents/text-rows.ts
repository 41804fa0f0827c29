import { cleaned, type RoughCell, type RoughRow } from "./document";
import { rejoined } from "./wrapped-lines";

const QUOTE_MARKS = /^(?:\s{0,3}[>|»]\s?)+/;
const RULE = /^[\s\-=_*~#+.·•─━═|]*$/;
const CELL_BREAK =
  /\s{2,}|\t|\s?\.{4,}\s?|(?<=\p{L})\.{2,3}(?=\s?:)|\s\.{3}\s|(?:\s\.){4,}\s?|\s*\u2026{2,}\s*|\s_{3,}\s|\s*[|¦│]\s*/gu;
/** A bullet. A dash before nothing but an amount is its minus sign. */
const BULLET =
  /^(?:(?![–—-]\s+(?:\p{Sc}|\p{Lu}{3}\s?|kr\.?\s?)?\s?\d[\d.,'’ ]*(?:\s?(?:\p{Sc}|\p{Lu}{3}|kr|zł|Kč))?$)[*•·▪►✓✔–—-]\s+|[■□◆◇●○◎★☆▼▽▲△・※]\s*)/u;
/** "**Lead traveller:** Jane Doe": emphasis, not masked digits. */
const EMPHASIS = /(?<![*\S])\*\*(?=[^\s*])([^*]{1,80})(?<=\S)\*\*(?![*\p{L}\d])/gu;
/** "團  號:" beside "出發日期:": in Chinese, a label of two characters is spaced to the width of its neighbours. */
const SPACED_LABEL = /^\s*(\p{Script=Han})\s{1,6}(\p{Script=Han})(?=\s?[:：])/u;
/** "■予約番号　HK-30277": after a bullet, a full-width space separates a label from its value. */
const ITEM_LABEL = /^([ \t]*[■□◆◇●○◎★☆▼▽・※][^\s:：]{2,14})\u3000+/u;
const MAX_LINES = 8_000;
const MAX_CHARS = 400_000;

/**
 * Returns the rows of a plain text, without quote marks and with whole paragraphs. Two spaces, a tab, a bar or dot
 * leaders separate cells.
 */
export function textRows(text: string): RoughRow[] {
  const rows: RoughRow[] = [];
  const items = new Set<number>();
  let gap = true;
  for (const raw of text.slice(0, MAX_CHARS).split(/\r\n|\n|\r|\f/, MAX_LINES)) {
    const line = cleaned(raw.replace(ITEM_LABEL, "$1\t"))
      .replace(QUOTE_MARKS, "")
      .replace(EMPHASIS, "$1")
      .replace(SPACED_LABEL, "$1$2");
    if (RULE.test(line)) {
      gap = true;
      continue;
    }
    const cells = cellsOf(line);
    rows.push({ cells, table: 0, indent: line.search(/\S/), gap });
    if (BULLET.test(line.trimStart())) items.add(rows.length - 1);
    gap = false;
  }
  return rejoined(rows, items);
}

function cellsOf(line: string): RoughCell[] {
  const cells: RoughCell[] = [];
  let from = 0;
  const push = (to: number) => {
    const piece = line.slice(from, to);
    const text = piece
      .trim()
      .replace(BULLET, "")
      .replace(/^(?:[:=]\s+|:(?=\S))/, "");
    if (text !== "" && !RULE.test(text)) {
      const x = from + piece.indexOf(text);
      cells.push({ lines: [text], x, right: x + text.length, weight: 0 });
    }
  };
  const body = line.slice(0, 4_000);
  for (const match of body.matchAll(CELL_BREAK)) {
    push(match.index);
    from = match.index + match[0].length;
  }
  push(line.length);
  return cells.length > 0 ? cells : [{ lines: [line.trim()], x: 0, right: line.length, weight: 0 }];
}
