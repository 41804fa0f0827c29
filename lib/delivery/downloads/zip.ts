import "server-only";
import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Part } from "./xlsx";

/** A zip archive written while its parts are produced; whoever stops reading it stops them. */
export function zipped(parts: readonly Part[]): Readable {
  const zip = new ZipFile();
  const archive = zip.outputStream.pipe(new PassThrough());
  for (const { name, text } of parts) {
    zip.addReadStreamLazy(name, (give) => {
      const piece = Readable.from(text).on("error", (error) => archive.destroy(error));
      const stop = () => piece.destroy();
      archive.once("close", stop);
      piece.once("close", () => archive.off("close", stop));
      give(null, piece);
    });
  }
  zip.end();
  return archive;
}
