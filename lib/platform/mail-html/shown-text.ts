import { Tokenizer } from "htmlparser2";
import { BLOCK_TAGS } from "./mail-tags";

/** A range of the source that is text, with an exclusive end. Entities are part of it. */
export type TextRun = { start: number; end: number };

/**
 * The visible text of a document for comparison: lower case, white space collapsed, with each character's position in
 * the source.
 */
export type ShownText = {
  readonly text: string;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly runs: readonly TextRun[];
  /** The ranges inside links, in which another control would not be reachable. */
  readonly links: readonly TextRun[];
};

const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/;
const SPACE = 0x20;
const ASCII = 0x7f;
const PARTS_TEXT = new Set([...BLOCK_TAGS, "td", "th", "br"]);

/** Reads the text of sanitised HTML, without changing the source. */
export function shownText(html: string): ShownText {
  const folded = new FoldedText(html.length);
  const runs: TextRun[] = [];
  const links: TextRun[] = [];
  const took = (start: number, end: number) => {
    const last = runs.at(-1);
    if (last?.end === start) last.end = end;
    else runs.push({ start, end });
  };
  const tag = (start: number, end: number) => {
    const name = html.slice(start, end).toLowerCase();
    if (PARTS_TEXT.has(name)) folded.add(" ", start, start);
    return name;
  };
  let entityFrom = 0;
  const tokenizer = new Tokenizer(
    {},
    {
      ontext(start, end) {
        took(start, end);
        for (let at = start; at < end; at += 1) folded.add(html[at] ?? "", at, at + 1);
      },
      ontextentity(point, end) {
        entityFrom = html.lastIndexOf("&", end - 1);
        took(entityFrom, end);
        folded.add(String.fromCodePoint(point), entityFrom, end);
      },
      onopentagname(start, end) {
        if (tag(start, end) === "a") links.push({ start, end: html.length });
      },
      onclosetag(start, end) {
        const link = links.at(-1);
        if (tag(start, end) === "a" && link) link.end = Math.min(link.end, start);
      },
      onattribdata() {},
      onattribentity() {},
      onattribend() {},
      onattribname() {},
      oncdata() {},
      oncomment() {},
      ondeclaration() {},
      onend() {},
      onopentagend() {},
      onprocessinginstruction() {},
      onselfclosingtag() {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return { ...folded.done(), runs, links };
}

/** Normalises a search text in the same way as a document's text. */
export function foldedQuote(quote: string): string {
  const folded = new FoldedText(quote.length);
  for (let at = 0; at < quote.length; at += 1) folded.add(quote[at] ?? "", at, at + 1);
  return folded.done().text.trim();
}

class FoldedText {
  private readonly codes: Uint16Array;
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private length = 0;
  private endsBlank = false;

  constructor(most: number) {
    this.codes = new Uint16Array(most + 1);
    this.starts = new Int32Array(most + 1);
    this.ends = new Int32Array(most + 1);
  }

  /** Adds a character, which may consist of two UTF-16 units, with its position in the source. */
  add(character: string, start: number, end: number): void {
    const isBlank = character.charCodeAt(0) <= ASCII ? character <= " " : /\s/.test(character);
    if (isBlank) this.addBlank(start, end);
    else if (character.charCodeAt(0) <= ASCII || !INVISIBLE.test(character))
      this.addLower(character, start, end);
  }

  private addBlank(start: number, end: number): void {
    if (!this.endsBlank) this.put(SPACE, start, end);
    this.endsBlank = true;
  }

  private addLower(character: string, start: number, end: number): void {
    const lower = character.toLowerCase();
    const kept = lower.length === character.length ? lower : character;
    for (let unit = 0; unit < kept.length; unit += 1) this.put(kept.charCodeAt(unit), start, end);
    this.endsBlank = false;
  }

  done() {
    const bytes = Buffer.from(this.codes.buffer, 0, this.length * 2);
    return { text: bytes.toString("utf16le"), starts: this.starts, ends: this.ends };
  }

  private put(code: number, start: number, end: number): void {
    this.codes[this.length] = code;
    this.starts[this.length] = start;
    this.ends[this.length] = end;
    this.length += 1;
  }
}
