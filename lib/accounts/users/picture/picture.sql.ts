import "server-only";
import { eq } from "drizzle-orm";
import { userPictures, users } from "@/db/schema";
import { agentId } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";

/** Reads the picture that the acting person has chosen, and its version. */
export async function selectPicture(tx: Tx) {
  const [row] = await tx.db
    .select({ jpeg: userPictures.jpeg, version: users.picture })
    .from(userPictures)
    .innerJoin(users, eq(users.id, userPictures.userId))
    .where(eq(userPictures.userId, agentId(tx)));
  return row ?? null;
}

export async function upsertPicture(tx: Tx, jpeg: Uint8Array, version: string): Promise<void> {
  await tx.db
    .insert(userPictures)
    .values({ userId: agentId(tx), jpeg, updatedAt: tx.now })
    .onConflictDoUpdate({ target: userPictures.userId, set: { jpeg, updatedAt: tx.now } });
  await updateVersion(tx, version);
}

export async function deletePicture(tx: Tx): Promise<void> {
  await tx.db.delete(userPictures).where(eq(userPictures.userId, agentId(tx)));
  await updateVersion(tx, null);
}

async function updateVersion(tx: Tx, picture: string | null): Promise<void> {
  await tx.db
    .update(users)
    .set({ picture, updatedAt: tx.now })
    .where(eq(users.id, agentId(tx)));
}
