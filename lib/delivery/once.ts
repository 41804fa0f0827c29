import "server-only";
import { withoutAbortSignal } from "@/lib/platform/base/abort-scope";
import { Failure, reportOf } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { log, traceOf } from "@/lib/platform/base/log";
import { toUnavailable } from "@/lib/platform/context/connection-loss";
import { agentId, type Context } from "@/lib/platform/context/context";
import { asAgent, inTransaction, type Tx } from "@/lib/platform/context/transaction";
import { type KeptAnswer, repeatedAnswer } from "@/lib/platform/idempotency/idempotency.model";
import {
  deleteClaim,
  insertClaim,
  markStored,
  selectKey,
  updateAnswer,
} from "@/lib/platform/idempotency/idempotency.sql";
import { refused } from "./answer";

/** Beyond the time that an answer may take: by then a process that has been killed is known to be gone. */
const GRACE_MS = 60_000;
/** What an answer says besides its body that is worth saying again. */
const REPEATED = ["content-type", "etag", "location"];

type Call = { readonly key: string; readonly fingerprint: string; readonly seconds: number };

/**
 * Does a call once for its key: whoever sends the same again gets the same answer. That it was done is noted in the very
 * transaction that does it, so that no crash can have it done twice. A refusal that stored nothing gives the key back; what went wrong
 * on our side is never kept as an answer.
 */
export async function once(
  ctx: Context,
  { key, fingerprint, seconds }: Call,
  answer: (ctx: Context) => Promise<Response>,
): Promise<Response> {
  const claim = newId();
  const claimedUntil = new Date(ctx.now.getTime() + seconds * 1000 + GRACE_MS);
  const known = await inTransaction(ctx, async (tx) => {
    const isOurs = await insertClaim(tx, { key, claim, fingerprint, claimedUntil });
    return isOurs ? null : await selectKey(tx, key);
  });
  if (known === undefined) throw gone();
  if (known) return repeated(repeatedAnswer(known, fingerprint), ctx.requestId);
  try {
    const response = await answer({ ...ctx, beforeCommit: (open) => marked({ ...ctx, ...open }, claim) });
    const kept = await keptOf(response);
    await afterwards(ctx, (tx) => updateAnswer(tx, claim, kept));
    return new Response(kept.status === 204 ? null : kept.text, response);
  } catch (error) {
    await afterwards(ctx, (tx) => settleFailure(tx, claim, error));
    throw error;
  }
}

async function marked(tx: Tx, claim: string): Promise<void> {
  const isOurs = await asAgent(tx, agentId(tx), (own) => markStored(own, claim));
  if (!isOurs) throw gone();
}

async function settleFailure(tx: Tx, claim: string, error: unknown): Promise<void> {
  const isFree = await deleteClaim(tx, claim);
  if (isFree || reportOf(toUnavailable(error)).status >= 500) return;
  await updateAnswer(tx, claim, await keptOf(refused(error, tx.requestId)));
}

/** Whoever gave up, the key is to know what became of it. Where that fails the call is answered as it is all the same. */
async function afterwards(ctx: Context, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  try {
    await withoutAbortSignal(() => inTransaction(ctx, work));
  } catch (error) {
    log().warn(traceOf(error), "the answer of an Idempotency-Key was not kept");
  }
}

async function keptOf(response: Response): Promise<KeptAnswer> {
  const headers = REPEATED.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    text: await response.text(),
  };
}

function repeated({ status, headers, text }: KeptAnswer, requestId: string): Response {
  const own = { "x-request-id": requestId, "cache-control": "no-store", "idempotent-replayed": "true" };
  return new Response(status === 204 ? null : text, { status, headers: { ...headers, ...own } });
}

/** Between two questions the key was given back, or taken by another try. */
function gone(): Failure {
  return new Failure("CONFLICT", "Another call with this Idempotency-Key was faster. Ask again.");
}
