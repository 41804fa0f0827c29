import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { log } from "@/lib/platform/base/log";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { OwnMail } from "./original.model";
import { selectOriginalsAfter } from "./original.sql";
import { originalBytes } from "./original-bytes";

/** Small, because each may have 30 MB. */
const BATCH = 4;

/**
 * Yields the agent's original messages one after the other. A message that its store no longer has is replaced by one
 * that says so; if the store doesn't respond, it fails.
 */
export async function* ownOriginals(
  ctx: Context,
): AsyncGenerator<{ readonly receivedAt: Date; readonly raw: Uint8Array }> {
  let after: string | null = null;
  for (;;) {
    const mails = await nextOriginals(ctx, after);
    for (const mail of mails) yield { receivedAt: mail.createdAt, raw: await bytesOf(mail) };
    after = mails.at(-1)?.emailId ?? null;
    if (mails.length < BATCH) return;
  }
}

function nextOriginals(ctx: Context, after: string | null): Promise<OwnMail[]> {
  return inReadTransaction(ctx, (tx) => selectOriginalsAfter(tx, ownerOf(tx), after, BATCH));
}

async function bytesOf(mail: OwnMail): Promise<Uint8Array> {
  try {
    return await originalBytes(mail);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "NOT_FOUND") throw error;
    log().error({ emailId: mail.emailId }, "an original is gone");
    return Buffer.from(`Subject: Email ${mail.emailId}\n\nThe original of this email is no longer there.\n`);
  }
}
