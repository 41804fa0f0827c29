import "server-only";
import { withoutAbortSignal } from "@/lib/platform/base/abort-scope";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { log, traceOf } from "@/lib/platform/base/log";
import { agentId, type Context } from "@/lib/platform/context/context";
import { asAgent, inTransaction, type Tx } from "@/lib/platform/context/transaction";
import { type KeptAnswer, repeatedAnswer } from "./idempotency.model";
import { deleteClaim, insertClaim, markStored, selectKey, updateAnswer } from "./idempotency.sql";

/** Beyond the time that an answer may take: by then a process that has been killed is known to be gone. */
const GRACE_MS = 60_000;

/** A call by its key, and how long its answer may take. */
export type KeyedCall = { readonly key: string; readonly fingerprint: string; readonly seconds: number };
type Answering = {
  readonly answer: (ctx: Context) => Promise<KeptAnswer>;
  /** How a refusal is told; null for what went wrong on our side, which is never kept as an answer. */
  readonly refusal: (error: unknown) => Promise<KeptAnswer | null>;
};

/**
 * Does a call once for its key: whoever sends the same again gets the same answer. That it was done is noted in the very
 * transaction that does it, so that no crash can have it done twice. A refusal that stored nothing gives the key back.
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

/** Whoever gave up, the key is to know what became of it. Where that fails the call is answered as it is all the same. */
async function afterwards(ctx: Context, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  try {
    await withoutAbortSignal(() => inTransaction(ctx, work));
  } catch (error) {
    log().warn(traceOf(error), "the answer of an Idempotency-Key was not kept");
  }
}

/** The key was given back, or taken by another try, meanwhile. */
function overtaken(): Failure {
  return new Failure("CONFLICT", "Another call with this Idempotency-Key was faster. Ask again.");
}
