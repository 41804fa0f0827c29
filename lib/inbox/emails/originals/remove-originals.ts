import "server-only";
import { log } from "@/lib/platform/base/log";
import type { BlobLocation } from "@/lib/platform/blobs/blob-location.model";
import { removeBlob } from "@/lib/platform/blobs/stores";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import type { MailId } from "./original.model";
import { deleteOriginal, selectOriginalsOf, selectOrphans, selectStretchEnd } from "./original.sql";

const STRETCH = 5_000;
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
    const last = await selectStretchEnd(tx, after, STRETCH);
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
