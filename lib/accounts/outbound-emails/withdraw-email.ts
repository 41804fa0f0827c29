import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { type OutboundEmail, stateOf } from "./outbound-email.model";
import { lockOutboundEmail, updateOutboundEmail } from "./outbound-email.sql";

/** Withdraws an email that has not left; throws CONFLICT when it may have. Repeating it changes nothing. */
export function withdrawEmail(ctx: Tx, id: string): Promise<OutboundEmail> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const email = await lockOutboundEmail(tx, owner, id);
    if (!email) throw new Failure("NOT_FOUND");
    const state = stateOf(email);
    if (state === "withdrawn") return email;
    if (state !== "waiting") {
      throw new Failure("CONFLICT", "This email has left already and can't be taken back.");
    }
    await updateOutboundEmail(tx, owner, id, { withdrawnAt: tx.now });
    await recordAudit(tx, { action: "email.withdraw", entity: "outbound_email", entityId: id });
    return { ...email, withdrawnAt: tx.now };
  });
}
