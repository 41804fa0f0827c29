import { Tokenizer } from "htmlparser2";
import { KEPT_ATTRIBUTES } from "./mail-tags";

const LONGEST_VALUE = 8_192;
/** Longer than other attributes, because `src` contains inline images. */
const LONGEST_SOURCE = 8_000_000;
const LONGEST_NAME = 32;

export type Attributes = ReadonlyMap<string, string>;

/** The events of the tokenizer: names in lower case, entities decoded, text in one piece up to the next tag. */
export type TagReader = {
  start(tag: string, attributes: Attributes): void;
  end(tag: string): void;
  /** Returns false to stop reading. */
  text(value: string): boolean;
};

/**
 * Reads HTML as tokens, without building a tree: one pass over the text, whatever it contains. Skips comments,
 * declarations and attributes that no reader needs, without storing them.
 */
export function readTags(html: string, reader: TagReader): void {
  let tag = "";
  let attribute = "";
  let value: string[] | undefined;
  let length = 0;
  let attributes = new Map<string, string>();
  let words: string[] = [];
  const flush = () => {
    if (words.length > 0 && !reader.text(words.join(""))) tokenizer.pause();
    words = [];
    return tokenizer.running;
  };
  const add = (part: string) => {
    if (!value) return;
    length += part.length;
    if (length > (attribute === "src" ? LONGEST_SOURCE : LONGEST_VALUE)) value = undefined;
    else value.push(part);
  };
  const started = () => {
    if (flush()) reader.start(tag, attributes);
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        tag = nameAt(html, start, end);
        attributes = new Map();
      },
      onopentagend: started,
      onselfclosingtag: started,
      onclosetag(start, end) {
        if (flush()) reader.end(nameAt(html, start, end));
      },
      onattribname(start, end) {
        attribute = nameAt(html, start, end);
        value = KEPT_ATTRIBUTES.has(attribute) && !attributes.has(attribute) ? [] : undefined;
        length = 0;
      },
      onattribdata: (start, end) => add(html.slice(start, end)),
      onattribentity: (point) => add(String.fromCodePoint(point)),
      onattribend() {
        if (value) attributes.set(attribute, value.join(""));
        value = undefined;
      },
      ontext: (start, end) => words.push(html.slice(start, end)),
      ontextentity: (point) => words.push(String.fromCodePoint(point)),
      oncdata() {},
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  flush();
}

function nameAt(html: string, start: number, end: number): string {
  return html.slice(start, Math.min(end, start + LONGEST_NAME + 1)).toLowerCase();
}
