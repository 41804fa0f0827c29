import { Tokenizer } from "htmlparser2";
import { BLOCK_TAGS } from "./mail-tags";

/** A stretch of source that is text, from the first character to behind the last; entities are part of it. */
export type TextRun = { start: number; end: number };

/** What a document shows, as one comparable text: lower case, white space folded, with each character's place in the source. */
export type ShownText = {
  readonly text: string;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly runs: readonly TextRun[];
  /** The places inside links, where a second control would be out of reach. */
  readonly links: readonly TextRun[];
};

const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/;
const PARTS_TEXT = new Set([...BLOCK_TAGS, "td", "th", "br"]);

/** Reads the text of sanitised HTML. The source is only looked at, never rewritten. */
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

/** The same folding as a document's, for what is looked for in it. */
export function foldedQuote(quote: string): string {
  const folded = new FoldedText(quote.length);
  for (let at = 0; at < quote.length; at += 1) folded.add(quote[at] ?? "", at, at + 1);
  return folded.done().text.trim();
}

class FoldedText {
  private readonly parts: string[] = [];
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private length = 0;
  private endsBlank = false;

  constructor(most: number) {
    this.starts = new Int32Array(most + 1);
    this.ends = new Int32Array(most + 1);
  }

  add(character: string, start: number, end: number): void {
    if (INVISIBLE.test(character)) return;
    const isBlank = /\s/.test(character);
    if (isBlank && this.endsBlank) return;
    this.endsBlank = isBlank;
    const lower = character.toLowerCase();
    this.put(isBlank ? " " : lower.length === character.length ? lower : character, start, end);
  }

  done() {
    return { text: this.parts.join(""), starts: this.starts, ends: this.ends };
  }

  private put(text: string, start: number, end: number): void {
    for (let unit = 0; unit < text.length; unit += 1) {
      this.starts[this.length] = start;
      this.ends[this.length] = end;
      this.length += 1;
    }
    this.parts.push(text);
  }
}
