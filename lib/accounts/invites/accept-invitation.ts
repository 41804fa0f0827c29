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
import { tokenOf } from "./invite-people";

const TRIES = { name: "accept-invitation", max: 20, seconds: 900 };

type Accepted = { readonly role: Role; readonly isOnboarded: boolean };

/**
 * Gives the acting person the role they were invited to, once. Requires the link's token and an account with the
 * address to which the invitation was sent. Throws CONFLICT for a link that has expired, was used, revoked or replaced,
 * or is for somebody else. The system makes the change, because an agent's own requests may not change roles.
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
