import type { Move } from "@/components/shared/moves/move";
import { runAction } from "@/lib/platform/api-client/run-action";
import { resendInvitationAction, restoreInvitationAction, revokeInvitationAction } from "./actions";

/** What an administrator does about an invitation that is open. */
export const inviteMoves = { resend, revoke };

function resend(email: string): Move {
  return {
    run: () => runAction(resendInvitationAction, { email }),
    tells: () => ({
      said: "Invitation sent again",
      description: `${email}. The earlier link stops working.`,
    }),
    failed: "Failed to send the invitation again",
  };
}

function revoke(email: string): Move<string> {
  return {
    run: () => runAction(revokeInvitationAction, { email }),
    tells: (id) => ({ said: "Invitation revoked", description: email, undo: restore(id) }),
    failed: "Failed to revoke the invitation",
  };
}

function restore(id: string): Move {
  return {
    run: () => runAction(restoreInvitationAction, { id }),
    tells: () => ({ said: "Invitation restored" }),
    failed: "Failed to restore the invitation",
  };
}
