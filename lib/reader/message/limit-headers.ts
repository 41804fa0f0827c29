/** Real header fields are shorter than 20 kB, and real headers shorter than 200 kB in total. */
const MOST_IN_FIELD = 32 * 1024;
const MOST_IN_HEAD = 1024 * 1024;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const TAB = 9;
const SPACE = 32;
/**
 * Fields with addresses. A shortened address would be a different address, so such a field is kept whole or dropped.
 */
const WHO = /^(?:from|sender|reply-to|return-path|resent-from|x-forwarded-(?:for|by))[ \t]*:/i;

/** Returns only the headers of a message, limited as in `limitHeaders`. */
export function headOf(raw: Uint8Array): Uint8Array {
  return limitHeaders(raw).head;
}

/**
 * Limits the headers of a message so that they can be parsed: keeps the beginning of each field, as many fields as fit,
 * and the body unchanged. Returns the message itself if nothing is too long.
 */
export function limitHeaders(raw: Uint8Array): { raw: Uint8Array; head: Uint8Array; isCut: boolean } {
  const kept: Uint8Array[] = [];
  let room = MOST_IN_HEAD;
  let isCut = false;
  let at = 0;
  while (at < raw.byteLength && !isBlankLine(raw, at)) {
    const end = endOfField(raw, at);
    const field = shortened(raw.subarray(at, end));
    const isLeftOut = field.byteLength > room;
    isCut ||= isLeftOut || field.byteLength < end - at;
    if (!isLeftOut) kept.push(field);
    room -= isLeftOut ? 0 : field.byteLength;
    at = end;
  }
  if (!isCut) return { raw, head: raw.subarray(0, at), isCut };
  const head = Buffer.concat(kept);
  return { raw: Buffer.concat([head, raw.subarray(at)]), head, isCut };
}

function shortened(field: Uint8Array): Uint8Array {
  if (field.byteLength <= MOST_IN_FIELD) return field;
  const start = Buffer.from(field.subarray(0, MOST_IN_FIELD)).toString("latin1");
  return WHO.test(start) ? new Uint8Array() : Buffer.from(`${start}\r\n`, "latin1");
}

/** Returns the offset after the field's last line. A line that begins with a space or tab continues the field. */
function endOfField(raw: Uint8Array, from: number): number {
  let end = endOfLine(raw, from);
  while (raw[end] === SPACE || raw[end] === TAB) end = endOfLine(raw, end);
  return end;
}

function endOfLine(raw: Uint8Array, from: number): number {
  const end = raw.indexOf(LINE_FEED, from);
  return end < 0 ? raw.byteLength : end + 1;
}

function isBlankLine(raw: Uint8Array, at: number): boolean {
  return raw[at] === LINE_FEED || (raw[at] === CARRIAGE_RETURN && raw[at + 1] === LINE_FEED);
}
