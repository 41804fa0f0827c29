import "server-only";
import { Failure } from "@/lib/base/failure";
import { folded } from "@/lib/base/text";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import { selectRaw } from "./email.sql";
import { readEmail } from "./read-email";

/** A mail as it came, byte for byte, and a file name for it in plain letters. */
export function readOriginal(
  ctx: Context,
  id: string,
): Promise<{ readonly raw: Uint8Array; readonly name: string }> {
  return reading(ctx, async (tx) => {
    const email = await readEmail(tx, id);
    const raw = await selectRaw(tx, ownerOf(tx), email.id);
    if (!raw) throw new Failure("NOT_FOUND");
    return { raw, name: `${fileName(email.subject ?? "")}.eml` };
  });
}

function fileName(subject: string): string {
  const plain = folded(subject)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60);
  return plain.replace(/^-+|-+$/g, "") || "e-mail";
}
