import { createHash, createHmac } from "node:crypto";

export type S3Access = {
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
