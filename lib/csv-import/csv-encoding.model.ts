export const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const CHUNK_BYTES = 262_144;
const SNIFFED_BYTES = 4_096;

/**
 * How the bytes of a text file are to be read: by its byte order mark, else UTF-16 where every other byte is zero,
 * else UTF-8 where they are valid UTF-8, else Windows-1252. A file cut off in the middle of a character still counts.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return utf16WithoutMark(bytes) ?? (isUtf8(bytes) ? "utf-8" : "windows-1252");
}

/** The text in pieces, without its byte order mark, so that a large file is never one string. */
export function* textChunks(bytes: Uint8Array, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const end = start + CHUNK_BYTES;
    yield decoder.decode(bytes.subarray(start, end), { stream: end < bytes.length });
  }
}

/** Whether these are the bytes of a workbook or another archive that only carries the name of a CSV file. */
export function isArchive(bytes: Uint8Array): boolean {
  const [first, second, third] = bytes;
  return (first === 0x50 && second === 0x4b && third === 0x03) || (first === 0xd0 && second === 0xcf);
}

function utf16WithoutMark(bytes: Uint8Array): Encoding | undefined {
  const head = bytes.subarray(0, SNIFFED_BYTES);
  const pairs = Math.floor(head.length / 2);
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at += 1) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (pairs > 0 && odd > pairs / 2 && even === 0) return "utf-16le";
  return pairs > 0 && even > pairs / 2 && odd === 0 ? "utf-16be" : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
      decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true });
    }
    return true;
  } catch {
    return false;
  }
}
