import "server-only";
import { Failure } from "@/lib/base/failure";
import { folded } from "@/lib/base/text";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import { selectOriginal } from "./originals/original.sql";
import { originalBytes } from "./originals/original-bytes";
import { readEmail } from "./read-email";

/** A mail as it came, byte for byte, and a file name for it in plain letters. */
export async function readOriginal(
  ctx: Context,
  id: string,
): Promise<{ readonly raw: Uint8Array; readonly name: string }> {
  const { email, original } = await reading(ctx, async (tx) => {
    const found = await readEmail(tx, id);
    return { email: found, original: await selectOriginal(tx, ownerOf(tx), found.id) };
  });
  if (!original) throw new Failure("NOT_FOUND");
  return { raw: await originalBytes(original), name: `${fileName(email.subject ?? "")}.eml` };
}

function fileName(subject: string): string {
  const plain = folded(subject)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60);
  return plain.replace(/^-+|-+$/g, "") || "e-mail";
}
