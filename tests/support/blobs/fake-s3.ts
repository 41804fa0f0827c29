import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const KEY_ID = "TESTKEYID";
const SECRET = "test/secret+of-the-bucket";
const REGION = "eu-test-1";
const SKEW_MS = 15 * 60_000;

type Stored = { readonly bytes: Buffer; readonly encryption: string | undefined };
/**
 * The handling of an authenticated request: executed and answered, executed without a response, or rejected with a
 * status.
 */
type Mood = "well" | "mute" | number;

/** A fake S3 bucket on its own port that accepts only requests with a valid AWS signature. */
export class FakeS3 {
  readonly objects = new Map<string, Stored>();
  readonly refused: string[] = [];
  mood: (method: string, key: string) => Mood = () => "well";
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  reset(): void {
    this.objects.clear();
    this.refused.length = 0;
    this.mood = () => "well";
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/bucket`;
  }

  get access() {
    return { url: this.url, region: REGION, accessKeyId: KEY_ID, secretAccessKey: SECRET };
  }

  /** The product's settings that point to this bucket. */
  get settings(): Record<string, string> {
    return {
      BLOB_S3_URL: this.url,
      BLOB_S3_REGION: REGION,
      BLOB_S3_ACCESS_KEY_ID: KEY_ID,
      BLOB_S3_SECRET_ACCESS_KEY: SECRET,
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const wrong = whatIsWrong(request, body);
    if (wrong) {
      this.refused.push(wrong);
      return void response.writeHead(403).end(wrong);
    }
    const { method = "", url = "", headers } = request;
    const key = url.replace(/^\/bucket\//, "");
    const mood = this.mood(method, key);
    if (typeof mood === "number") return void response.writeHead(mood).end();
    const found = this.objects.get(key);
    if (method === "DELETE") this.objects.delete(key);
    if (method === "PUT")
      this.objects.set(key, { bytes: body, encryption: String(headers["x-amz-server-side-encryption"]) });
    if (mood === "mute") return void request.socket.destroy();
    if (method === "GET") return void response.writeHead(found ? 200 : 404).end(found?.bytes);
    response.writeHead(method === "DELETE" ? 204 : 200).end();
  }
}

function whatIsWrong({ method, url = "", headers }: IncomingMessage, body: Buffer): string | undefined {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, id, day = "", region = "", names = "", signature] = form.exec(headers.authorization ?? "") ?? [];
  const time = String(headers["x-amz-date"]);
  if (id !== KEY_ID || region !== REGION) return "InvalidAccessKeyId";
  const moment = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!(Math.abs(Date.now() - moment) < SKEW_MS) || !time.startsWith(day)) return "RequestTimeTooSkewed";
  const signed = names.split(";");
  const all = Object.keys(headers).filter((name) => name === "host" || name.startsWith("x-amz-"));
  if (!all.every((name) => signed.includes(name))) return "AccessDenied: a header is not signed";
  if (headers["x-amz-content-sha256"] !== hash(body)) return "XAmzContentSHA256Mismatch";
  const canonical = `${method}\n${url}\n\n${signed.map((name) => `${name}:${headers[name]}\n`).join("")}\n${names}\n${hash(body)}`;
  const wanted = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${hash(canonical)}`;
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), region), "s3"), "aws4_request");
  return hmac(key, wanted).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
}

const hash = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
