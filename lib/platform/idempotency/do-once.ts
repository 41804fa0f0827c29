import "server-only";
import { createHash } from "node:crypto";
import { withoutAbortSignal } from "@/lib/platform/base/abort-scope";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { log, traceOf } from "@/lib/platform/base/log";
import { agentId, type Context } from "@/lib/platform/context/context";
import { asAgent, inTransaction, type Tx } from "@/lib/platform/context/transaction";
import { type KeptAnswer, repeatedAnswer } from "./idempotency.model";
import { deleteClaim, insertClaim, markStored, selectKey, updateAnswer } from "./idempotency.sql";

/** Added to the time a response may take: after this, a process that was killed is known to be gone. */
const GRACE_MS = 60_000;

/** A call with an idempotency key, and the number of seconds its response may take. */
export type KeyedCall = { readonly key: string; readonly fingerprint: string; readonly seconds: number };
type Answering = {
  readonly answer: (ctx: Context) => Promise<KeptAnswer>;
  /** Returns the response for a refusal; null for an internal error, whose response is never kept. */
  readonly refusal: (error: unknown) => Promise<KeptAnswer | null>;
};

/**
 * Runs a call once per key: whoever sends the same call again gets the same response. The key is marked in the very
 * transaction that makes the change, so that no crash can make it happen twice. A refusal that stored nothing releases
 * the key.
 */
export async function doOnce(
  ctx: Context,
  { key, fingerprint, seconds }: KeyedCall,
  { answer, refusal }: Answering,
): Promise<{ readonly kept: KeptAnswer; readonly isRepeated: boolean }> {
  const claim = newId();
  const claimedUntil = new Date(ctx.now.getTime() + seconds * 1000 + GRACE_MS);
  const known = await inTransaction(ctx, async (tx) => {
    const isOurs = await insertClaim(tx, { key, claim, fingerprint, claimedUntil });
    return isOurs ? null : await selectKey(tx, key);
  });
  if (known === undefined) throw overtaken();
  if (known) return { kept: repeatedAnswer(known, fingerprint), isRepeated: true };
  try {
    const kept = await answer({ ...ctx, beforeCommit: (open) => marked({ ...ctx, ...open }, claim) });
    await afterwards(ctx, (tx) => updateAnswer(tx, claim, kept));
    return { kept, isRepeated: false };
  } catch (error) {
    await afterwards(ctx, async (tx) => {
      const refused = (await deleteClaim(tx, claim)) ? null : await refusal(error);
      if (refused) await updateAnswer(tx, claim, refused);
    });
    throw error;
  }
}

async function marked(tx: Tx, claim: string): Promise<void> {
  const isOurs = await asAgent(tx, agentId(tx), (own) => markStored(own, claim));
  if (!isOurs) throw overtaken();
}

/** Records the outcome of the call even if its caller has given up. If that fails, the call still gets its response. */
async function afterwards(ctx: Context, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  try {
    await withoutAbortSignal(() => inTransaction(ctx, work));
  } catch (error) {
    log().warn(traceOf(error), "the answer of an Idempotency-Key was not kept");
  }
}

/** The failure for a key that was released, or claimed by another attempt, meanwhile. */
function overtaken(): Failure {
  return new Failure("CONFLICT", "Another call with this Idempotency-Key was faster. Ask again.");
}

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
