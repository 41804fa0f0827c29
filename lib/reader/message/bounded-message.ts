import { limitHeaders } from "./limit-headers";

const MAX_RAW_BYTES = 32 * 1024 * 1024;
const KEPT_BYTES = 10 * 1024 * 1024;
const MAX_TEXT_LINES = 60_000;
const SHORT_LINE = 50;
const LINE_FEED = 10;
const SPACE = 32;
const LESS_THAN = 60;

/** Returns as much of a raw message as can be parsed in good time, with a notice if that isn't all of it. */
export function boundedMessage(raw: Uint8Array): { raw: Uint8Array; notices: string[] } {
  if (raw.byteLength > MAX_RAW_BYTES) {
    const kept = boundedMessage(raw.subarray(0, KEPT_BYTES));
    return {
      ...kept,
      notices: ["The email is larger than 30 MB; only its first 10 MB were read.", ...kept.notices],
    };
  }
  const head = limitHeaders(raw);
  const end = endOfTextLines(head.raw);
  return {
    raw: head.raw.subarray(0, end),
    notices: [
      ...(head.isCut ? ["The message has very long headers; only their beginning was read."] : []),
      ...(end < head.raw.byteLength ? ["The message has very many lines; only its beginning was read."] : []),
    ],
  };
}

/**
 * Returns the offset at which the text lines exceed the limit. Lines of an encoded attachment are cheap to parse and
 * don't count.
 */
function endOfTextLines(raw: Uint8Array): number {
  let lines = 0;
  let at = 0;
  while (at < raw.byteLength) {
    const next = raw.indexOf(LINE_FEED, at);
    if (next < 0) return raw.byteLength;
    if (isText(raw, at, next)) lines += 1;
    if (lines > MAX_TEXT_LINES) return next + 1;
    at = next + 1;
  }
  return raw.byteLength;
}

function isText(raw: Uint8Array, from: number, to: number): boolean {
  if (to - from < SHORT_LINE) return true;
  const stop = Math.min(to, from + SHORT_LINE);
  for (let at = from; at < stop; at += 1) if (raw[at] === SPACE || raw[at] === LESS_THAN) return true;
  return false;
}
