import { unreadableAt } from "../unreadable.model";

/** A tag and the text up to the next tag, with entities decoded. `at` and `end` are offsets in the file. */
export type OfxTag = {
  readonly name: string;
  readonly closes: boolean;
  readonly text: string;
  readonly at: number;
  readonly end: number;
};

const TAG = /^<(\/?)([A-Za-z0-9_.:]{1,80})\s*\/?>$/;
const TAG_LENGTH = 200;
const CDATA = "<![CDATA[";
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }),
);

/** Yields the tags of an OFX text, both SGML (1.x) and XML (2.x). A `<` that begins no tag is an ordinary character. */
export function* ofxTags(text: string, from: number): Generator<OfxTag> {
  let tag = tagAt(text, text.indexOf("<", from));
  while (tag) {
    const content = contentFrom(text, tag.end);
    yield { ...tag, text: content.text, end: content.end };
    tag = content.next;
  }
}

type Mark = Omit<OfxTag, "text">;

/** Returns the tag at a `<`, otherwise the next tag after it. */
function tagAt(text: string, place: number): Mark | undefined {
  for (let at = place; at !== -1; at = text.indexOf("<", at + 1)) {
    const mark = markAt(text, at);
    if (mark) return mark;
  }
  return undefined;
}

function markAt(text: string, at: number): Mark | undefined {
  const close = text.slice(at, at + TAG_LENGTH).indexOf(">");
  const match = close === -1 ? null : TAG.exec(text.slice(at, at + close + 1));
  if (!match) return undefined;
  return { name: (match[2] ?? "").toUpperCase(), closes: match[1] === "/", at, end: at + close + 1 };
}

/** Returns the text after a tag up to the next tag. CDATA is taken literally. */
function contentFrom(text: string, from: number): { text: string; end: number; next: Mark | undefined } {
  const pieces: string[] = [];
  let start = from;
  let place = text.indexOf("<", from);
  while (place !== -1) {
    if (text.startsWith(CDATA, place)) {
      const close = text.indexOf("]]>", place);
      if (close === -1) break;
      pieces.push(decoded(text.slice(start, place)), text.slice(place + CDATA.length, close));
      start = close + 3;
      place = text.indexOf("<", start);
      continue;
    }
    const next = markAt(text, place);
    if (next)
      return { text: [...pieces, decoded(text.slice(start, place))].join("").trim(), end: place, next };
    place = text.indexOf("<", place + 1);
  }
  return { text: [...pieces, decoded(text.slice(start))].join("").trim(), end: text.length, next: undefined };
}

const ENTITY = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]{2,4}));/gi;

function decoded(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name.toLowerCase()) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

/** Returns the offset at which the body begins. Throws Unreadable if there is no body. */
export function ofxBody(text: string): number {
  const start = text.search(/<OFX\s*>/i);
  if (start === -1) throw unreadableAt(1, "this OFX file has no <OFX> part");
  return start;
}
