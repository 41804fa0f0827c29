import "server-only";
import { createHash } from "node:crypto";

/**
 * Returns the fingerprint by which two calls count as the same: method, address, the parsed body and the raw upload.
 * The boundary of a form is left out, because each sender makes up a new one.
 */
export function fingerprintOf(request: Request, body: unknown, upload?: Uint8Array): string {
  const { pathname, search } = new URL(request.url);
  const hash = createHash("sha256").update(`${request.method} ${pathname}${search}\n`);
  hash.update(JSON.stringify(body, (_, value) => (typeof value === "bigint" ? String(value) : value)) ?? "");
  if (upload) hash.update(withoutBoundary(upload, request.headers.get("content-type") ?? ""));
  return hash.digest("base64url");
}

function withoutBoundary(upload: Uint8Array, contentType: string): string {
  const text = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength).toString("latin1");
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  return boundary ? text.replaceAll(boundary, "") : text;
}
