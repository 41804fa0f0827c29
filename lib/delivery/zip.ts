import "server-only";
import { crc32, createDeflateRaw } from "node:zlib";
import type { Part } from "./xlsx";

const DEFLATE = 8;
/** Sizes follow the data; names are UTF-8. */
const FLAGS = 0x0808;
const VERSION = 20;
/** 1 January 1980, the first day a zip can name. */
const DAY = 0x0021;

type Entry = { readonly name: Buffer; readonly offset: number; crc: number; packed: number; size: number };

/** A zip archive written while its parts are produced; sizes stay under 4 GB. */
export async function* zipped(parts: readonly Part[]): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = [];
  let offset = 0;
  for (const part of parts) {
    const entry = { name: Buffer.from(part.name), offset, crc: 0, packed: 0, size: 0 };
    entries.push(entry);
    const head = localHeader(entry);
    yield head;
    for await (const chunk of deflated(part.text, entry)) yield chunk;
    const tail = descriptor(entry);
    yield tail;
    offset += head.length + entry.packed + tail.length;
  }
  const directory = Buffer.concat(entries.map(directoryEntry));
  yield directory;
  yield directoryEnd(entries.length, directory.length, offset);
}

async function* deflated(text: AsyncIterable<string>, entry: Entry): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw();
  const feeding = feed(text, entry, deflate);
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    entry.packed += chunk.length;
    yield chunk;
  }
  await feeding;
}

async function feed(
  text: AsyncIterable<string>,
  entry: Entry,
  deflate: ReturnType<typeof createDeflateRaw>,
): Promise<void> {
  try {
    for await (const piece of text) {
      const bytes = Buffer.from(piece);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once("drain", resolve));
    }
    deflate.end();
  } catch (error) {
    deflate.destroy(error instanceof Error ? error : new Error("the rows could not be read"));
  }
}

function localHeader({ name }: Entry): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATE, 8);
  head.writeUInt16LE(DAY, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function descriptor({ crc, packed, size }: Entry): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packed, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

function directoryEntry({ name, offset, crc, packed, size }: Entry): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATE, 10);
  head.writeUInt16LE(DAY, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, name]);
}

function directoryEnd(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
