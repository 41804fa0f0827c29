import "server-only";
import { createHash } from "node:crypto";

/**
 * By which two calls are the same: method, address, what was read of the body, and a file as it came. What separates the
 * parts of a form is made up anew by each sender.
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
