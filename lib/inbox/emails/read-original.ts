import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { folded } from "@/lib/platform/base/text";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTenant, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { selectOriginal } from "./originals/original.sql";
import { originalBytes } from "./originals/originals";
import { readEmail } from "./read-emails";

export type Original = { readonly raw: Uint8Array; readonly name: string };

/**
 * Reads the original message of an email of the calling agent, byte for byte, with a file name of plain ASCII letters.
 */
export function readOriginal(ctx: Context, id: string): Promise<Original> {
  return bytesOf(inReadTransaction(ctx, (tx) => findOriginal(tx, id)));
}

/**
 * Reads the original message of any agent's email, for administrators who have the report that came with it or who
 * review it.
 */
export function readOriginalOf(ctx: Context, userId: string, id: string): Promise<Original> {
  return bytesOf(inTenant(ctx, userId, (tx) => findOriginal(tx, id)));
}

async function findOriginal(tx: Tx, id: string) {
  const email = await readEmail(tx, id);
  return { email, original: await selectOriginal(tx, ownerOf(tx), email.id) };
}

async function bytesOf(found: ReturnType<typeof findOriginal>): Promise<Original> {
  const { email, original } = await found;
  if (!original) throw new Failure("NOT_FOUND");
  return { raw: await originalBytes(original), name: `${fileName(email.subject ?? "")}.eml` };
}

function fileName(subject: string): string {
  const plain = folded(subject)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60);
  return plain.replace(/^-+|-+$/g, "") || "email";
}
