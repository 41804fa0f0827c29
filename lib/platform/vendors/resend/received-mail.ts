import "server-only";
import { Resend } from "resend";
import { z } from "zod";
import { Failure } from "@/lib/platform/base/failure";

const addresses = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);
const words = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const file = z.object({
  id: z.string(),
  filename: words,
  size: z
    .number()
    .nonnegative()
    .nullish()
    .transform((size) => size ?? 0),
  content_type: words,
  content_id: words,
});

const receivedMail = z.object({
  from: words,
  to: addresses,
  cc: addresses,
  received_for: addresses,
  subject: words,
  created_at: words,
  message_id: words,
  html: words,
  text: words,
  headers: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .nullish()
    .transform((headers) => headers ?? {}),
  raw: z.object({ download_url: z.string() }).nullish(),
  attachments: z
    .array(file)
    .nullish()
    .transform((files) => files ?? []),
});
const attachmentLink = z.object({ download_url: z.string() });

/** A received message as Resend's API returns it. Sizes are in bytes. */
export type ReceivedMail = z.output<typeof receivedMail>;

/** Access to Resend's API: the key, an alternative address for tests and proxies, and when to give up. */
export type ResendAccess = {
  readonly apiKey: string;
  readonly baseUrl?: string | undefined;
  readonly signal: AbortSignal;
};

/** Fetches one received message. Throws PROVIDER_FAILED or TIMED_OUT; both are worth another try later. */
export async function fetchReceivedMail(id: string, access: ResendAccess): Promise<ReceivedMail> {
  const { data, error } = await asked(access, () =>
    clientOf(access).emails.receiving.get(id, { html_format: "cid" }, { signal: access.signal }),
  );
  if (error) throw failed(access);
  return checked(receivedMail, data);
}

/** Fetches the bytes of one attachment; undefined when Resend no longer has it. */
export async function fetchReceivedAttachment(
  emailId: string,
  id: string,
  access: ResendAccess,
  most: number,
): Promise<Uint8Array | undefined> {
  const { data, error } = await asked(access, () =>
    clientOf(access).emails.receiving.attachments.get({ emailId, id }, { signal: access.signal }),
  );
  if (error?.statusCode === 404) return undefined;
  if (error) throw failed(access);
  return download(checked(attachmentLink, data).download_url, access, most);
}

/**
 * Fetches up to `most` bytes of a file by a link from the API. Returns undefined when the link has expired, or is
 * neither https nor on the API's own origin.
 */
export async function download(
  url: string,
  access: ResendAccess,
  most: number,
): Promise<Uint8Array | undefined> {
  if (!isTrusted(url, access)) return undefined;
  return asked(access, async () => {
    const response = await fetch(url, { signal: access.signal, redirect: "error", credentials: "omit" });
    if (response.status >= 500 || response.status === 429) throw failed(access);
    return response.ok && response.body ? await firstBytes(response.body, most) : undefined;
  });
}

/** Returns a client for Resend's API. */
export function clientOf({ apiKey, baseUrl }: ResendAccess): Resend {
  return new Resend(apiKey, baseUrl ? { baseUrl } : {});
}

async function asked<T>(access: ResendAccess, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof Failure ? error : failed(access);
  }
}

function failed({ signal }: ResendAccess): Failure {
  return new Failure(
    signal.aborted ? "TIMED_OUT" : "PROVIDER_FAILED",
    "The message could not be fetched from Resend.",
  );
}

function checked<S extends z.ZodType>(schema: S, data: unknown): z.output<S> {
  const result = schema.safeParse(data);
  if (!result.success)
    throw new Failure("PROVIDER_FAILED", "Resend answered with something else than a message.");
  return result.data;
}

function isTrusted(url: string, { baseUrl }: ResendAccess): boolean {
  const target = URL.parse(url);
  return (
    target?.protocol === "https:" || (target !== null && target.origin === URL.parse(baseUrl ?? "")?.origin)
  );
}

async function firstBytes(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}
