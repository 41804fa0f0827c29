import "server-only";
import type { Role } from "@/lib/accounts/identity/identity.model";
import { hashOfToken } from "@/lib/accounts/identity/sessions/session-cookie";
import { enterByInvitation } from "@/lib/accounts/users/administration/enter-by-invitation";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { isSameSecret } from "@/lib/platform/base/secrets/secret";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { stateOf } from "./invitation.model";
import { lockByToken, updateInvitations } from "./invitation.sql";
import { tokenOf } from "./invitation-token";

const TRIES = { name: "accept-invitation", max: 20, seconds: 900 };

type Accepted = { readonly role: Role; readonly isOnboarded: boolean };

/**
 * Gives who asks the role they were invited to, once, by the token of the link and an account with the address it was
 * sent to. CONFLICT for a link that is over, used, revoked, replaced or somebody else's. The system writes it down: an
 * agent's own request may say nothing of roles.
 */
export async function acceptInvitation(ctx: Context, token: string): Promise<Accepted> {
  const userId = agentId(ctx);
  await limitRate(TRIES, userId, ctx.now.getTime());
  const system: Context = { ...ctx, actor: { kind: "system", job: "accept-invitation" } };
  return inSystemTransaction(system, async (tx) => {
    const invitation = await lockByToken(tx, hashOfToken(token));
    if (!invitation || !isSameSecret(token, tokenOf(invitation.nonce))) throw over();
    const isAgain = invitation.acceptedBy === userId;
    if (!isAgain && stateOf(invitation, tx.now) !== "valid") throw over();
    const { id, role } = invitation;
    const entered = await enterByInvitation(
      tx,
      userId,
      isAgain ? { ...invitation, role: "USER" } : invitation,
    );
    if (isAgain) return entered;
    await updateInvitations(tx, [id], { acceptedAt: tx.now, acceptedBy: userId });
    await recordAudit(tx, {
      action: "invitation.accept",
      entity: "invitation",
      entityId: id,
      after: { role, acceptedBy: userId },
    });
    return entered;
  });
}

function over(): Failure {
  return new Failure("CONFLICT", "This invitation can't be accepted any more.");
}
