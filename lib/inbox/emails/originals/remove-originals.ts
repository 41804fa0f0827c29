import "server-only";
import { log } from "@/lib/platform/base/log";
import type { Place } from "@/lib/platform/blobs/place.model";
import { removeBlob } from "@/lib/platform/blobs/stores";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import type { MailId } from "./original.model";
import { deleteOriginal, selectOriginalsOf, selectOrphans, selectStretchEnd } from "./original.sql";

const STRETCH = 5_000;
/** Longer than anybody may take between naming a place and having stored the bytes there. */
const SETTLED_MS = 60 * 60_000;

/**
 * Removes the bytes of mails behind `after` that are gone, with their agent or alone, and then forgets where they were;
 * answers the last one looked at, null when none is left. Killed between the two, it removes once more.
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

/** Removes some bytes of an agent whose mails are erased; answers how many. Those that were stored within the hour stay for the daily look. */
export async function removeOriginalsOf(ctx: Context, userId: string, most: number): Promise<number> {
  const before = new Date(ctx.now.getTime() - SETTLED_MS);
  const some = await inTenant(ctx, userId, (tx) => selectOriginalsOf(tx, userId, before, most));
  await remove(ctx, some);
  return some.length;
}

async function remove(
  ctx: Context,
  originals: readonly (MailId & { readonly place: Place })[],
): Promise<void> {
  for (const original of originals) {
    await removeBlob(original.place);
    await inTenant(ctx, original.userId, (tx) => deleteOriginal(tx, original));
  }
  if (originals.length > 0) log().info({ removed: originals.length }, "originals removed");
}
