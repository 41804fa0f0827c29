import "server-only";
import { randomBytes } from "node:crypto";
import { log, traceOf } from "@/lib/platform/base/log";
import type { BlobStore } from "@/lib/platform/blobs/blob-store";
import { configuredStore, sha256, writeBlob } from "@/lib/platform/blobs/stores";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import type { MailId } from "./original.model";
import { claimPlace, deleteStoredBytes, selectOriginal, selectUnmoved } from "./original.sql";

/** The number of emails that a job moves in about a second, so that emails waiting to be read aren't delayed. */
const STRETCH = 64;
const AT_ONCE = 8;

/**
 * Moves the original messages of some emails after `after` from the database to the blob store. Returns the last one
 * looked at, null if none is left. It may be interrupted anywhere: a message is deleted from the database only after
 * the store has confirmed it, and a retry uses the place that the first attempt recorded.
 */
export async function moveOriginals(ctx: Context, after: MailId | null): Promise<MailId | null> {
  const store = configuredStore();
  if (!store) return null;
  const mails = await inSystemTransaction(ctx, (tx) => selectUnmoved(tx, after, STRETCH));
  let moved = 0;
  for (let at = 0; at < mails.length; at += AT_ONCE) {
    const tries = await Promise.allSettled(
      mails.slice(at, at + AT_ONCE).map((mail) => moveOriginal(ctx, store, mail)),
    );
    const failed = tries.filter((one) => one.status === "rejected");
    // A single failure may be due to the email. If all fail, the store is the cause, and the job is retried later.
    if (failed[0] && failed.length === tries.length) throw failed[0].reason;
    for (const { reason } of failed) log().warn(traceOf(reason), "original not moved");
    moved += tries.length - failed.length;
  }
  if (moved > 0) log().info({ moved }, "originals moved");
  return mails.length < STRETCH ? null : (mails.at(-1) ?? null);
}

async function moveOriginal(ctx: Context, store: BlobStore, mail: MailId): Promise<void> {
  const claimed = await inTenant(ctx, mail.userId, async (tx) => {
    const bytes = (await selectOriginal(tx, mail.userId, mail.emailId))?.raw;
    if (!bytes) return undefined;
    const key = `originals/${mail.userId}/${randomBytes(1).toString("hex")}/${randomBytes(24).toString("hex")}`;
    const wanted = { place: `${store.kind}:${key}`, hash: sha256(bytes), size: bytes.byteLength } as const;
    return { bytes, place: await claimPlace(tx, mail, wanted) };
  });
  if (!claimed) return;
  await writeBlob(claimed.place, claimed.bytes);
  await inTenant(ctx, mail.userId, (tx) => deleteStoredBytes(tx, mail, claimed.place));
}
