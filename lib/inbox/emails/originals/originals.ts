import "server-only";
import { randomBytes } from "node:crypto";
import { Failure } from "@/lib/platform/base/failure";
import { log, traceOf } from "@/lib/platform/base/log";
import type { BlobLocation } from "@/lib/platform/blobs/blob-location.model";
import type { BlobStore } from "@/lib/platform/blobs/blob-store";
import { configuredStore, readBlob, removeBlob, sha256, writeBlob } from "@/lib/platform/blobs/stores";
import type { Context } from "@/lib/platform/context/context";
import {
  inReadTransaction,
  inSystemTransaction,
  inTenant,
  ownerOf,
} from "@/lib/platform/context/transaction";
import type { MailId, OwnMail, StoredOriginal } from "./original.model";
import {
  claimPlace,
  deleteOriginal,
  deleteStoredBytes,
  selectOriginal,
  selectOriginalsAfter,
  selectOriginalsOf,
  selectOrphans,
  selectStretchEnd,
  selectUnmoved,
} from "./original.sql";

/** The number of emails that a job moves in about a second, so that emails waiting to be read aren't delayed. */
const MOST_MOVED = 64;
const AT_ONCE = 8;

/**
 * Moves the original messages of some emails after `after` from the database to the blob store. Returns the last one
 * looked at, null if none is left. It may be interrupted anywhere: a message is deleted from the database only after
 * the store has confirmed it, and a retry uses the place that the first attempt recorded.
 */
export async function moveOriginals(ctx: Context, after: MailId | null): Promise<MailId | null> {
  const store = configuredStore();
  if (!store) return null;
  const mails = await inSystemTransaction(ctx, (tx) => selectUnmoved(tx, after, MOST_MOVED));
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
  return mails.length < MOST_MOVED ? null : (mails.at(-1) ?? null);
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

const MOST_LOOKED_AT = 5_000;
/** Longer than it can take to store an original after its place was recorded. */
const SETTLED_MS = 60 * 60_000;

/**
 * Removes the originals of emails after `after` that are gone, alone or together with their agent, and then their
 * places. Returns the last one looked at, null if none is left. If it is interrupted between the two, it removes the
 * same original again.
 */
export async function removeOriginals(ctx: Context, after: MailId | null): Promise<MailId | null> {
  const before = new Date(ctx.now.getTime() - SETTLED_MS);
  const { end, orphans } = await inSystemTransaction(ctx, async (tx) => {
    const last = await selectStretchEnd(tx, after, MOST_LOOKED_AT);
    return { end: last ?? null, orphans: last ? await selectOrphans(tx, after, last, before) : [] };
  });
  await remove(ctx, orphans);
  return end;
}

/**
 * Removes some originals of an agent whose emails are being erased; returns how many. Those stored within the last
 * hour are left for the daily job.
 */
export async function removeOriginalsOf(ctx: Context, userId: string, most: number): Promise<number> {
  const before = new Date(ctx.now.getTime() - SETTLED_MS);
  const some = await inTenant(ctx, userId, (tx) => selectOriginalsOf(tx, userId, before, most));
  await remove(ctx, some);
  return some.length;
}

async function remove(
  ctx: Context,
  originals: readonly (MailId & { readonly place: BlobLocation })[],
): Promise<void> {
  for (const original of originals) {
    await removeBlob(original.place);
    await inTenant(ctx, original.userId, (tx) => deleteOriginal(tx, original));
  }
  if (originals.length > 0) log().info({ removed: originals.length }, "originals removed");
}

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

/**
 * Returns the original message byte for byte. Call it outside a transaction, because a bucket may take seconds. Throws
 * UNAVAILABLE, PROVIDER_FAILED or TIMED_OUT.
 */
export async function originalBytes({ raw, place, hash }: StoredOriginal): Promise<Uint8Array> {
  if (raw) return raw;
  if (!place || !hash) throw new Error("A mail without its original.");
  return await readBlob(place, hash);
}
