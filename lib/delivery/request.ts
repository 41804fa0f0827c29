import "server-only";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { withinDeadline } from "./deadline";

const JSON_BYTES = 1_000_000;
const JSON_LEVELS = 50;
/** Shorter than the time for a response, so that a slow sender is told the reason. */
const BODY_SECONDS = 8;
const UPLOAD_SECONDS = 90;
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Returns the id that the middleware gave this request, or a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get("x-request-id") ?? "";
  return REQUEST_ID.test(given) ? given : newId();
}

/** Whether a request only reads, judged by its method. */
export function isSafe({ method }: Pick<Request, "method">): boolean {
  return SAFE_METHODS.has(method);
}

/**
 * Refuses a write that a browser sends with its cookies from another site's page. Requests with a bearer token are
 * exempt, because browsers don't add those automatically.
 */
export function refuseForeignOrigin(request: Request): void {
  if (isSafe(request) || request.headers.has("authorization")) return;
  const origin = request.headers.get("origin");
  const foreign = origin === null ? isCrossSite(request) : !isOwnOrigin(origin, request);
  if (foreign) throw new Failure("NOT_ALLOWED");
}

/** Returns the JSON of a request's body, within limits of size and depth; undefined when there is none. */
export async function jsonOf(request: Request): Promise<unknown> {
  const bytes = await bytesOf(request, JSON_BYTES);
  if (bytes.byteLength === 0) return undefined;
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) throw new Failure("WRONG_CONTENT_TYPE");
  const value = parsedJson(bytes);
  if (depthOf(value) > JSON_LEVELS) throw new Failure("INVALID_INPUT", "The JSON is nested too deeply.");
  return value;
}

/**
 * Reads a request's body. Throws TOO_LARGE as soon as it exceeds `limit` bytes, and TOO_SLOW when it hasn't arrived
 * completely after `seconds`. Call it only once the sender is known.
 */
export async function bytesOf(
  request: Request,
  limit: number,
  seconds = BODY_SECONDS,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new Failure("TOO_LARGE");
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  try {
    return await withinDeadline(() => wholeBody(reader, limit), { seconds });
  } catch (error) {
    // Nobody waits for the rest; the sender may already be gone.
    reader.cancel().catch(() => undefined);
    throw bodyFailure(error);
  }
}

/** Like `bytesOf`, with more time, for files of signed-in people, whose connection may be slow. */
export function uploadOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(request, limit, UPLOAD_SECONDS);
}

async function wholeBody(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > limit) throw new Failure("TOO_LARGE");
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
}

function bodyFailure(error: unknown): Failure {
  if (!(error instanceof Failure)) return new Failure("INVALID_INPUT", "The body could not be read.");
  return error.code === "TIMED_OUT" ? new Failure("TOO_SLOW") : error;
}

/** Returns the query of an address; the last value of a repeated key counts. */
export function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}

function parsedJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Failure("INVALID_INPUT", "The body is not valid JSON.");
  }
}

/**
 * Returns the nesting depth of a value, counting at most one level past the limit. Walks level by level, so that no
 * depth can exhaust the stack.
 */
function depthOf(value: unknown): number {
  let level: unknown[] = [value];
  for (let depth = 0; ; depth += 1) {
    level = level.flatMap((item) => (item !== null && typeof item === "object" ? Object.values(item) : []));
    if (level.length === 0 || depth > JSON_LEVELS) return depth;
  }
}

function isCrossSite(request: Request): boolean {
  return request.headers.get("sec-fetch-site") === "cross-site";
}

function isOwnOrigin(origin: string, { headers }: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const host = new URL(origin).host;
  return ownHosts(headers).includes(host);
}

/** Returns the host names under which this server is reached. */
export function ownHosts(headers: Headers): string[] {
  const forwarded = env.TRUST_PROXY || env.VERCEL ? headers.get("x-forwarded-host") : null;
  const configured = env.APP_URL && URL.canParse(env.APP_URL) ? new URL(env.APP_URL).host : null;
  return [headers.get("host"), forwarded, configured].filter((host) => host !== null);
}
