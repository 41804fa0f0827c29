import "server-only";
import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { PackagePart } from "./xlsx";

/** Returns a zip archive that is written while its parts are produced; when its reader stops, the parts stop too. */
export function zipped(parts: readonly PackagePart[]): Readable {
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
