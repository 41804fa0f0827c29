import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { changeSenderTrust } from "../change-email";
import type { SenderStanding } from "../email.model";
import { deleteStanding, upsertStanding } from "../intake/sender-rule.sql";
import { lockReading } from "../reading/open-reading";

/**
 * Trusts or blocks the sender of an email from now on: emails of a trusted sender are no longer marked, those of a
 * blocked one are quarantined. "unverified" undoes either.
 */
export function setSenderTrust(
  ctx: Context,
  emailId: string,
  standing: SenderStanding | "unverified",
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const { email } = await lockReading(tx, emailId);
    const address = email.fromAddress;
    if (!address) return;
    if (standing === "unverified") await deleteStanding(tx, owner, address);
    else await upsertStanding(tx, owner, address, standing);
    await changeSenderTrust(tx, address, standing === "trusted" ? "trusted" : "unverified");
    await recordAudit(tx, {
      action: `sender.${standing}`,
      entity: "email",
      entityId: email.id,
    });
  });
}
