import { inflateRawSync } from "node:zlib";

const MAX_ENTRY = 24_000_000;
const MAX_ALL = 48_000_000;
const MAX_ENTRIES = 500;
const DIRECTORY_ENTRY = 0x02014b50;
const ENTRY_HEAD = 46;
const LOCAL_HEAD = 30;

/**
 * Whether a zip (such as a spreadsheet) unpacks to an acceptable size. The declared sizes aren't trusted: every entry
 * is unpacked with a limit.
 */
export function isZipSizeSafe(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  let all = 0;
  let at = file.indexOf(mark);
  for (let count = 0; at >= 0 && at + ENTRY_HEAD <= file.byteLength; count += 1) {
    if (count >= MAX_ENTRIES) return false;
    if (file.readUInt32LE(at) === DIRECTORY_ENTRY)
      all += entrySize(file, file.readUInt32LE(at + 20), file.readUInt32LE(at + 42));
    if (all > MAX_ALL) return false;
    at = file.indexOf(mark, at + ENTRY_HEAD);
  }
  return true;
}

function entrySize(file: Buffer, packed: number, offset: number): number {
  if (offset + LOCAL_HEAD > file.byteLength) return 0;
  const start = offset + LOCAL_HEAD + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const data = file.subarray(start, packed > 0 ? start + packed : undefined);
  if (file.readUInt16LE(offset + 8) === 0) return data.byteLength;
  try {
    return inflateRawSync(data, { maxOutputLength: MAX_ENTRY }).byteLength;
  } catch (error) {
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? MAX_ALL + 1 : 0;
  }
}
