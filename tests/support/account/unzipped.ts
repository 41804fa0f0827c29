import { inflateRawSync } from "node:zlib";

/** Returns the files of a zip archive as texts, read by its central directory. */
export function unzipped(archive: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const end = archive.lastIndexOf("PK\u0005\u0006");
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const place = archive.readUInt32LE(at + 42);
    const begin = place + 30 + archive.readUInt16LE(place + 26) + archive.readUInt16LE(place + 28);
    files.set(name, inflateRawSync(archive.subarray(begin, begin + size)).toString("latin1"));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
