import "server-only";
import { createHash } from "node:crypto";

/** A key of fixed length made of these parts, whatever stands in them. */
export function keyOf(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** What a message says: the same for the same bytes, however their lines end on the way. */
export function contentHash(raw: Uint8Array): string {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString("latin1");
  const lines = text.replaceAll("\r\n", "\n").trimEnd();
  return createHash("sha256").update(lines, "latin1").digest("hex");
}
