import type { Email } from "postal-mime";
import { encodingOf, textChunks } from "@/lib/platform/base/encodings/text-encoding";

const FROM_0X80 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
/** The first character of a UTF-8 sequence misread as Windows-1252, followed by a character that may continue it. */
const MISREAD = new RegExp(`[\\u00c2-\\u00f4][\\u0080-\\u00bf${FROM_0X80}]`);

/** Returns the bytes that Windows-1252 or Latin-1 decoded to this text; null if no bytes give it. */
function bytesOf(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const byte = code < 0x100 ? code : 0x80 + FROM_0X80.indexOf(text.charAt(at));
    if (byte < 0x80 && code >= 0x100) return null;
    bytes[at] = byte;
  }
  return bytes;
}

/** Repairs a UTF-8 text that was declared as Latin-1 or Windows-1252, if all of it decodes without loss. */
function asMeant(text: string): string {
  const bytes = MISREAD.test(text) ? bytesOf(text) : null;
  if (!bytes) return text;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/** Whether a text was declared as UTF-8 but isn't: more of its non-ASCII characters were lost than decoded. */
function isLost(text: string): boolean {
  const lost = text.split("\ufffd").length - 1;
  return lost > 0 && (text.match(/\P{ASCII}/gu)?.length ?? 0) < lost * 2;
}

const LEGACY = "iso-8859-(?!1\\b)\\d{1,2}|windows-125(?!2)\\d|koi8-[ru]";
const OF_LEGACY = new RegExp(`charset=("?)(?:${LEGACY})\\1`, "gi");
const OF_ALL = new RegExp(`charset=("?)(?:utf-?8|${LEGACY})\\1`, "gi");

/**
 * Returns the message with every matching charset replaced by Windows-1252, which loses no byte; null if no charset
 * matches.
 */
function declaredOtherwise(raw: Uint8Array, declared: RegExp): Uint8Array | null {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString("latin1");
  const other = text.replace(declared, 'charset="windows-1252"');
  return other === text ? null : Buffer.from(other, "latin1");
}

/**
 * Repairs a part, given its text decoded as Windows-1252: as UTF-8, or, if its characters were lost, in the encoding
 * that fits its language.
 */
function regained(part: string, otherwise: string): string {
  const meant = asMeant(otherwise);
  if (meant !== otherwise) return meant;
  const bytes = isLost(part) ? bytesOf(otherwise) : null;
  return bytes ? [...textChunks(bytes, encodingOf(bytes))].join("") : part;
}

/** UTF-8 misread in another single-byte charset: each character appears as two. */
const DOUBLED = /[^\p{ASCII}\p{Script=Han}]{2}/u;

/**
 * Returns the email with its texts decoded correctly, whatever charset its parts declare. `readAgain` parses a message.
 */
export async function withCorrectCharset(
  email: Email,
  raw: Uint8Array,
  readAgain: (raw: Uint8Array) => Promise<Email>,
): Promise<Email> {
  const { html = "", text = "", subject = "" } = email;
  const parts = [html, text];
  const declared = parts.some(isLost) ? OF_ALL : parts.some((part) => DOUBLED.test(part)) ? OF_LEGACY : null;
  const other = declared && declaredOtherwise(raw, declared);
  if (!other) return { ...email, subject: asMeant(subject), html: asMeant(html), text: asMeant(text) };
  const read = await readAgain(other);
  return {
    ...email,
    subject: asMeant(subject),
    html: regained(html, read.html ?? ""),
    text: regained(text, read.text ?? ""),
  };
}
