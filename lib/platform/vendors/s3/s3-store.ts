import "server-only";
import { createHash, createHmac } from "node:crypto";
import { type BlobStore, bytesOf, checkedKey, checkedResponse } from "@/lib/platform/blobs/blob-store";

const PATIENCE_MS = 30_000;

type Bucket = S3Access & {
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

type S3Access = {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

type Unsigned = {
  readonly method: string;
  /** Has no query, and its path contains only characters that need no encoding. */
  readonly url: URL;
  /** The headers to sign besides the host, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly now: Date;
};

const NOTHING = new Uint8Array();

/** Returns the headers of a request: those given, and the signature (AWS, version 4) over them and the body's hash. */
export function signedHeaders(
  { method, url, headers, body = NOTHING, now }: Omit<Unsigned, "body"> & Partial<Pick<Unsigned, "body">>,
  { region, accessKeyId, secretAccessKey }: S3Access,
): Record<string, string> {
  const time = now.toISOString().replace(/[:-]|\.\d{3}/g, "");
  const day = time.slice(0, 8);
  const hash = sha256(body);
  const all = { ...headers, "x-amz-content-sha256": hash, "x-amz-date": time };
  const lines = Object.entries({ ...all, host: url.host }).sort(([one], [other]) => (one < other ? -1 : 1));
  const names = lines.map(([name]) => name).join(";");
  const canonical = [
    method,
    url.pathname,
    "",
    ...lines.map(([name, value]) => `${name}:${value}`),
    "",
    names,
    hash,
  ];
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical.join("\n"))].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signature = hmac(key, toSign).toString("hex");
  const credential = `${accessKeyId}/${scope}`;
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
