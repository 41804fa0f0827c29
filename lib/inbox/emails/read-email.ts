import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Email } from "./email.model";
import { selectEmail } from "./email.sql";

/** One mail of the agent with its texts and readings; `id` may be the mail's or a reading's. Unknown and foreign ones are NOT_FOUND. */
export function readEmail(ctx: Context, id: string): Promise<Email> {
  return inReadTransaction(ctx, async (tx) => {
    const email = await selectEmail(tx, ownerOf(tx), id);
    if (!email) throw new Failure("NOT_FOUND");
    return email;
  });
}
