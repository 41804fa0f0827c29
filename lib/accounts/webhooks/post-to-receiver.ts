import "server-only";
import { request as plainRequest } from "node:http";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import type { NoAnswer } from "./delivery.model";
import { type Address, addressesOf, HiddenAddress, type Resolve } from "./receiver-address";

const TIMEOUT_MS = 10_000;
/** The most bytes to read; the rest of a response is neither awaited nor stored. */
const MOST_READ = 2_000;
const EXCERPT = 500;

type Message = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
/** A receiver's response. `body` is its beginning. */
export type Answer = {
  readonly status: number | null;
  readonly noAnswer: NoAnswer | null;
  readonly body: string;
};

/**
 * Posts a message to an address that an agent has entered, and returns the result within ten seconds. Connects only to
 * a public address of that name, follows no redirect, and reads only the beginning of the response.
 */
export async function postToReceiver(
  message: Message,
  { resolve, timeoutMs = TIMEOUT_MS }: { readonly resolve?: Resolve; readonly timeoutMs?: number } = {},
): Promise<Answer> {
  const ending = AbortSignal.timeout(timeoutMs);
  try {
    const url = new URL(message.url);
    const addresses = await Promise.race([addressesOf(url, resolve), ended(ending)]);
    return await posted(url, addresses, message, ending);
  } catch (error) {
    return { status: null, noAnswer: reasonOf(error, ending), body: "" };
  }
}

function posted(
  url: URL,
  addresses: readonly Address[],
  { headers, body }: Message,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = (url.protocol === "https:" ? request : plainRequest)(
      url,
      { method: "POST", headers, signal, agent: false, lookup: pinnedTo(addresses) },
      (response) => {
        const answered = (chunks: readonly Buffer[]) => {
          resolve({ status: response.statusCode ?? null, noAnswer: null, body: excerptOf(chunks) });
          sending.destroy();
        };
        const read: Buffer[] = [];
        let size = 0;
        response.on("data", (chunk: Buffer) => {
          read.push(chunk);
          size += chunk.length;
          if (size >= MOST_READ) answered(read);
        });
        response.on("end", () => answered(read));
        response.on("error", reject);
      },
    );
    sending.on("error", reject);
    sending.end(body);
  });
}

/** Returns the addresses that were resolved and found to be public, whatever the name resolves to by now. */
function pinnedTo(addresses: readonly Address[]): LookupFunction {
  return (_name, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? "", first?.family);
  };
}

/** Returns the part of the response that can be stored and shown, in one line or several. */
function excerptOf(chunks: readonly Buffer[]): string {
  const text = Buffer.concat([...chunks])
    .subarray(0, MOST_READ)
    .toString("utf8");
  return text
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .slice(0, EXCERPT)
    .toWellFormed();
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  );
}

function reasonOf(error: unknown, ending: AbortSignal): NoAnswer {
  if (error instanceof HiddenAddress) return "hidden";
  return ending.aborted ? "timeout" : "unreachable";
}
