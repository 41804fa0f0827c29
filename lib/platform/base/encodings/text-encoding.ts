import { LANGUAGES, type LanguageLetters, LEGACY_ENCODINGS, type LegacyEncoding } from "./language-letters";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | LegacyEncoding;

/** Whether the product knows a word; the word is in lower case. */
export type KnowsWord = (word: string) => boolean;

const CHUNK_BYTES = 262_144;
const SNIFFED_BYTES = 4_096;
const SAMPLE_BYTES = 6_000;

/**
 * Detects the encoding of a text. In this order: its byte order mark; UTF-16 if many bytes are zero; UTF-8 if the bytes
 * are valid UTF-8; the encoding that the header of an XML, OFX or HTML file declares; else the encoding that yields the
 * letters of a language and known words. A text that is cut off in the middle of a letter still counts as valid.
 */
export function encodingOf(bytes: Uint8Array, knows: KnowsWord = () => false): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return utf16WithoutMark(bytes) ?? (decodes(bytes, "utf-8") ? "utf-8" : legacyOf(bytes, knows));
}

/** Decodes the text in chunks, without its byte order mark, so that a large text never becomes a single string. */
export function* textChunks(bytes: Uint8Array, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const end = start + CHUNK_BYTES;
    const text = decoder.decode(bytes.subarray(start, end), { stream: end < bytes.length });
    yield encoding === "windows-1252" ? withoutControls(text) : text;
  }
}

const FROM_0X80 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * Replaces control characters by the characters of Windows-1252. Some versions of Node decode Windows-1252 as Latin-1,
 * which has control characters in place of the euro sign, dashes and quotes.
 */
function withoutControls(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => FROM_0X80[control.charCodeAt(0) - 0x80] ?? control);
}

/** Detects UTF-16 by its zero bytes, the upper halves of ASCII characters: texts in single-byte encodings have none. */
function utf16WithoutMark(bytes: Uint8Array): Encoding | undefined {
  const head = bytes.subarray(0, SNIFFED_BYTES);
  const [even, odd] = [0, 1].map((half) => head.filter((byte, at) => byte === 0 && at % 2 === half).length);
  const encoding = sideOfZeros(even ?? 0, odd ?? 0, head.length);
  const text = encoding && bytes.length % 2 === 0 ? new TextDecoder(encoding).decode(head) : "";
  return text && !/[^\P{C}\r\n\t]/u.test(text) ? encoding : undefined;
}

function sideOfZeros(even: number, odd: number, length: number): Encoding | undefined {
  if (even + odd < Math.max(2, length / 20)) return undefined;
  if (odd > even * 5) return "utf-16le";
  return even > odd * 5 ? "utf-16be" : undefined;
}

function decodes(bytes: Uint8Array, encoding: Encoding): boolean {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
      decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true });
    }
    return true;
  } catch {
    return false;
  }
}

function legacyOf(bytes: Uint8Array, knows: KnowsWord): Encoding {
  const declared = declaredIn(bytes);
  if (declared && decodes(bytes, declared)) return declared;
  const sample = sampleOf(bytes);
  const scored = LEGACY_ENCODINGS.map((encoding) => ({ encoding, score: scoreOf(sample, encoding, knows) }));
  scored.sort((one, other) => other.score - one.score);
  return scored.find(({ encoding }) => decodes(bytes, encoding))?.encoding ?? "windows-1252";
}

/**
 * Returns the declared encoding. Windows-1252 doesn't count, because programs declare it when they don't know better.
 */
function declaredIn(bytes: Uint8Array): LegacyEncoding | undefined {
  const head = [...textChunks(bytes.subarray(0, 1_000), "windows-1252")].join("");
  const xml = /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)["']/i.exec(head)?.[1];
  const ofx = /^\s*OFXHEADER:[\s\S]*?\bCHARSET:(125\d)\b/.exec(head)?.[1];
  const page = /^\s*<[\s\S]*?<meta[^>]*\bcharset=["']?([\w-]+)/i.exec(head)?.[1];
  const label = (xml ?? page ?? (ofx && `windows-${ofx}`))?.toLowerCase();
  return LEGACY_ENCODINGS.find((encoding) => encoding === label && encoding !== "windows-1252");
}

/** Returns the lines that contain non-ASCII bytes, from the whole text, up to about SAMPLE_BYTES. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample: number[] = [];
  let start = 0;
  for (let at = 0; at <= bytes.length && sample.length < SAMPLE_BYTES; at += 1) {
    const byte = bytes[at] ?? 0x0a;
    if (byte !== 0x0a && byte !== 0x0d) continue;
    const line = bytes.subarray(start, Math.min(at + 1, start + SAMPLE_BYTES));
    if (line.some((one) => one > 0x7f)) sample.push(...line);
    start = at + 1;
  }
  return Uint8Array.from(sample);
}

const KNOWN_WORD = 5;
const OTHER_LETTER = 0.3;
const STRANGE = -3;
const UNPRINTABLE = -5;
/**
 * Characters that count for the score: those beyond ASCII, except for a letter that stands alone, which is part of no
 * word and proves nothing.
 */
const COUNTED = /(?<=\p{L})[^\p{ASCII}]|[^\p{ASCII}](?=\p{L})|[^\p{ASCII}\p{L}]/gu;

/** Returns how much a sample reads like a language in this encoding; minus infinity if it can't be decoded. */
function scoreOf(sample: Uint8Array, encoding: LegacyEncoding, knows: KnowsWord): number {
  if (!decodes(sample, encoding)) return Number.NEGATIVE_INFINITY;
  const text = [...textChunks(sample, encoding)].join("");
  const counts = new Map<string, number>();
  // In lower case a Turkish İ would become two characters, so it counts as ı, which only Turkish has.
  for (const [sign] of text.replaceAll("İ", "ı").toLowerCase().matchAll(COUNTED))
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const languages = LANGUAGES.filter(({ encodings }) => encodings.includes(encoding));
  const words = new Set(
    text
      .replaceAll("İ", "i")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [],
  );
  const known = [...words].filter((word) => /[^\p{ASCII}]/u.test(word) && knows(word)).length;
  return (
    Math.max(...languages.map((language) => lettersOf(counts, language))) +
    jointsOf(text) +
    known * KNOWN_WORD
  );
}

function lettersOf(counts: ReadonlyMap<string, number>, { frequent, others }: LanguageLetters): number {
  const worth = (sign: string) =>
    frequent.has(sign) ? 1 : others.test(sign) ? OTHER_LETTER : strangeness(sign);
  return [...counts].reduce((sum, [sign, count]) => sum + count * worth(sign), 0);
}

const USUAL_SIGNS = new Set("€£¥§°ºª«»“”„‘’‚‹›–—…•·©®™½¼¾²³±×÷µ¿¡\u00a0№・ー");
const HALF_KANA = /[\uff66-\uff9f]/;
const HALF_MARKS = /[\uff61-\uff65]/;

/** Returns the score, usually negative, of a character that is not one of the language's letters. */
function strangeness(sign: string): number {
  if (USUAL_SIGNS.has(sign) || HALF_MARKS.test(sign)) return 0;
  if (HALF_KANA.test(sign)) return 0.5;
  return /\p{Cc}|\p{Co}/u.test(sign) ? UNPRINTABLE : STRANGE;
}

const JOINT = /(?=([\p{L}\p{Sc}\p{Sm}\p{So}¶§])([\p{L}\p{Sc}\p{Sm}\p{So}¶§]))/gu;

/**
 * Returns the penalty for pairs of characters that stand side by side in no word: a symbol within letters, a capital
 * after a small letter, letters of two scripts.
 */
function jointsOf(text: string): number {
  let cost = 0;
  for (const [, one = "", other = ""] of text.matchAll(JOINT))
    if (isStrangeJoint(one, other)) cost += STRANGE;
  return cost;
}

function isStrangeJoint(one: string, other: string): boolean {
  if (/^\p{ASCII}{2}$/u.test(one + other)) return false;
  if (/\p{Ll}/u.test(one) && /\p{Lu}/u.test(other)) return true;
  const [left, right] = [scriptOf(one), scriptOf(other)];
  if (left === right) return false;
  return !(/[A-Z]/.test(one + other) && (left === "east" || right === "east"));
}

/**
 * Returns the script of a character. East Asian scripts are one, because texts mix them; ASCII capitals may also stand
 * beside them, as in ATM手数料.
 */
function scriptOf(letter: string): string {
  if (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー\uff21-\uff5a]/u.test(letter)) return "east";
  if (/\p{sc=Latin}/u.test(letter)) return "latin";
  if (/\p{sc=Cyrillic}/u.test(letter)) return "cyrillic";
  if (/\p{sc=Greek}/u.test(letter)) return "greek";
  return /\p{L}/u.test(letter) ? "other" : "sign";
}
