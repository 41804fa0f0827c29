import "server-only";
import { type BlobStore, bytesOf, checkedKey, checkedResponse } from "@/lib/platform/blobs/blob-store";
import { type S3Access, signedHeaders } from "./sign-request";

const PATIENCE_MS = 30_000;

export type Bucket = S3Access & {
  /** The bucket's address, with its name in the host or as the path. */
  readonly url: string;
  /** How the bucket encrypts objects; "none" if it doesn't support the header. */
  readonly encryption: "AES256" | "aws:kms" | "none";
};

/**
 * Returns a store in a bucket of Amazon S3 or a compatible service. The signature covers the bytes, so the service
 * refuses bytes that were altered on the way.
 */
export function s3Store(bucket: Bucket): BlobStore {
  const encrypted: Record<string, string> =
    bucket.encryption === "none" ? {} : { "x-amz-server-side-encryption": bucket.encryption };
  const ask = (method: string, key: string, headers: Record<string, string> = {}, body?: Uint8Array) => {
    const url = new URL(`${bucket.url.replace(/\/+$/, "")}/${checkedKey(key)}`);
    // biome-ignore lint/plugin/clock: a signature is good for the minutes in which it is made, whatever the context's time.
    const signed = signedHeaders({ method, url, headers, body, now: new Date() }, bucket);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return fetch(url, {
      method,
      headers: signed,
      body: body && new Uint8Array(body),
      signal,
      cache: "no-store",
      redirect: "error",
    });
  };
  return {
    kind: "s3",
    put: async (key, bytes) => {
      await bytesOf(await checkedResponse(ask("PUT", key, encrypted, bytes), [200]));
    },
    get: async (key) => {
      const response = await checkedResponse(ask("GET", key), [200, 404]);
      const bytes = await bytesOf(response);
      return response.status === 404 ? undefined : bytes;
    },
    remove: async (key) => {
      await bytesOf(await checkedResponse(ask("DELETE", key), [200, 204, 404]));
    },
  };
}
