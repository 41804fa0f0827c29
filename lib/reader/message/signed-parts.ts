import { readerOf } from "../documents/readable-files";
import type { MailAttachment } from "./mail.model";
import { isSealed } from "./unread-parts";

const HEADER =
  /^\s*(?:content-[a-z-]+|mime-version|from|to|cc|subject|date|message-id|received|return-path)[ \t]*:/i;

/**
 * Returns the content of a signed part if that content is a message part, which means that it begins with header
 * fields.
 */
export function messageIn(part: MailAttachment): Uint8Array | undefined {
  const content = isSealed(part) ? signedContent(part.bytes) : undefined;
  return content && HEADER.test(new TextDecoder("latin1").decode(content.subarray(0, 200)))
    ? content
    : undefined;
}

/**
 * Unwraps a signed file (CAdES: `fattura.pdf.p7m`) and gives it its own name. A file that no reader can read stays in
 * its envelope, so that it is reported as unread.
 */
export function fileIn(part: MailAttachment): MailAttachment {
  const bytes = isSealed(part) && !messageIn(part) ? signedContent(part.bytes) : undefined;
  if (!bytes) return part;
  const name = part.name.replace(/\.p7m$/i, "");
  const file = fileIn({ ...part, name, contentType: "application/octet-stream", bytes, size: bytes.length });
  return readerOf(file) ? file : part;
}

/** The object identifier of signed data (1.2.840.113549.1.7.2), as encoded. */
const SIGNED_DATA = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];
const SEQUENCE = 0x30;
const EXPLICIT = 0xa0;
const OCTETS = 0x04;
const OCTETS_IN_PIECES = 0x24;
const OBJECT_ID = 0x06;
const MAX_DEPTH = 8;
const MAX_PIECES = 50_000;

/** A BER value (X.690): its tag, its content from `start` to `end`, and the offset of the `next` value. */
type Value = { readonly tag: number; readonly start: number; readonly end: number; readonly next: number };

/**
 * Returns the content that was signed as a whole (RFC 5652: a `smime.p7m` of signed data), as it went into the
 * signature: a message part. Returns undefined for content that is encrypted, compressed or anything else. The
 * signature is not verified.
 */
export function signedContent(bytes: Uint8Array): Uint8Array | undefined {
  const outer = valueAt(bytes, 0);
  const [type, wrapped] = outer?.tag === SEQUENCE ? valuesIn(bytes, outer, 2) : [];
  if (!type || !isSignedData(bytes, type) || wrapped?.tag !== EXPLICIT) return undefined;
  const [signed] = valuesIn(bytes, wrapped, 1);
  const content = signed && valuesIn(bytes, signed, 3)[2];
  const holder = content && valuesIn(bytes, content, 2)[1];
  const [octets] = holder?.tag === EXPLICIT ? valuesIn(bytes, holder, 1) : [];
  return octets && joined(octetsOf(bytes, octets, 0));
}

function isSignedData(bytes: Uint8Array, { tag, start, end }: Value): boolean {
  return (
    tag === OBJECT_ID &&
    end - start === SIGNED_DATA.length &&
    SIGNED_DATA.every((byte, index) => bytes[start + index] === byte)
  );
}

/** Returns the first values inside another value, at most `most`. */
function valuesIn(bytes: Uint8Array, { start, end }: Value, most: number, depth = 0): Value[] {
  const values: Value[] = [];
  for (let at = start; at < end && values.length < most; ) {
    const value = valueAt(bytes, at, depth);
    if (!value || value.next > end) break;
    values.push(value);
    at = value.next;
  }
  return values;
}

function valueAt(bytes: Uint8Array, at: number, depth = 0): Value | undefined {
  const [tag, length] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || length === undefined || depth > MAX_DEPTH) return undefined;
  if (length === 0x80) return openEnded(bytes, tag, at + 2, depth);
  const size = length & 0x7f;
  if (length > 0x80 && size > 4) return undefined;
  const start = at + 2 + (length > 0x80 ? size : 0);
  const long = () => bytes.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0);
  const end = start + (length > 0x80 ? long() : length);
  return end <= bytes.length ? { tag, start, end, next: end } : undefined;
}

/** Reads a value of indefinite length, which ends with two zero bytes. */
function openEnded(bytes: Uint8Array, tag: number, start: number, depth: number): Value | undefined {
  for (let at = start, pieces = 0; pieces < MAX_PIECES; pieces += 1) {
    if (bytes[at] === 0 && bytes[at + 1] === 0) return { tag, start, end: at, next: at + 2 };
    const value = valueAt(bytes, at, depth + 1);
    if (!value) return undefined;
    at = value.next;
  }
  return undefined;
}

function octetsOf(bytes: Uint8Array, value: Value, depth: number): Uint8Array[] {
  if (value.tag === OCTETS) return [bytes.subarray(value.start, value.end)];
  if (value.tag !== OCTETS_IN_PIECES || depth > MAX_DEPTH) return [];
  return valuesIn(bytes, value, MAX_PIECES).flatMap((piece) => octetsOf(bytes, piece, depth + 1));
}

function joined(parts: readonly Uint8Array[]): Uint8Array | undefined {
  return parts.length > 0 ? new Uint8Array(Buffer.concat(parts)) : undefined;
}
