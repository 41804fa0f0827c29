import "server-only";
import { log } from "@/lib/base/log";
import { removeBlob } from "@/lib/blobs/stores";
import type { Context } from "@/lib/context/context";
import { inSystemTransaction, inTenant } from "@/lib/context/transaction";
import type { MailId } from "./original.model";
import { deleteOriginal, selectOrphans, selectStretchEnd } from "./original.sql";

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
  for (const orphan of orphans) {
    await removeBlob(orphan.place);
    await inTenant(ctx, orphan.userId, (tx) => deleteOriginal(tx, orphan));
  }
  if (orphans.length > 0) log().info({ removed: orphans.length }, "originals removed");
  return end;
}
