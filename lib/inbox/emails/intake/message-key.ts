import "server-only";
import { createHash } from "node:crypto";

/** Returns a key of fixed length for these parts, whatever they contain. */
export function keyOf(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** Returns a hash of a message; it is the same for the same bytes, however line endings change in transit. */
export function contentHash(raw: Uint8Array): string {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString("latin1");
  const lines = text.replaceAll("\r\n", "\n").trimEnd();
  return createHash("sha256").update(lines, "latin1").digest("hex");
}
