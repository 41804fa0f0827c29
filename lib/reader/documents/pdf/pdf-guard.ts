import { inflateSync } from "node:zlib";

/** The limit for the drawing instructions of a page; a real page has a few hundred kilobytes. */
const MAX_DRAWING = 4_000_000;
const MAX_ALL_DRAWING = 12_000_000;
/** The limit for fonts, object tables and the like. */
const MAX_OTHER = 48_000_000;
const MAX_STREAMS = 4_000;
const MAX_LAYERS = 3;
const LINE_FEED = 10;
const RETURN = 13;

/**
 * Whether the compressed streams of a PDF unpack to an acceptable size. Detects a decompression bomb by unpacking with
 * a limit, before any reader opens the file.
 */
export function isPdfSizeSafe(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let drawing = 0;
  let count = 0;
  for (const { dictionary, data } of packedStreams(file)) {
    count += 1;
    const isDrawing = !/\/(?:Length1|Type|Subtype|N)\b/.test(dictionary);
    const limit = isDrawing ? MAX_DRAWING : MAX_OTHER;
    const size = unpackedSize(data, dictionary.match(/\/Fl(?:ateDecode)?\b/g)?.length ?? 1, limit);
    if (isDrawing) drawing += size;
    if (size >= limit || drawing > MAX_ALL_DRAWING || count > MAX_STREAMS) return false;
  }
  return true;
}

function* packedStreams(file: Buffer): Generator<{ dictionary: string; data: Buffer }> {
  let at = 0;
  for (;;) {
    const begin = file.indexOf("stream", at);
    const end = begin < 0 ? -1 : file.indexOf("endstream", begin + 6);
    if (end < 0) return;
    at = end + 9;
    const before = file.toString("latin1", Math.max(0, begin - 600), begin);
    const dictionary = before.slice(before.lastIndexOf(" obj") + 1);
    const isImage = /\/Subtype\s*\/Image/.test(dictionary);
    if (/\/Fl(?:ateDecode)?\b/.test(dictionary) && !isImage)
      yield { dictionary, data: file.subarray(begin + 6, end) };
  }
}

function unpackedSize(stream: Buffer, layers: number, limit: number): number {
  const lineEnd = stream[0] === RETURN ? (stream[1] === LINE_FEED ? 2 : 1) : stream[0] === LINE_FEED ? 1 : 0;
  let data = stream.subarray(lineEnd);
  try {
    for (let layer = 0; layer < Math.min(layers, MAX_LAYERS); layer += 1) {
      data = inflateSync(data, { maxOutputLength: limit });
    }
    return data.byteLength;
  } catch (error) {
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? limit : 0;
  }
}
