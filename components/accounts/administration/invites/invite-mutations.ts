import type { Mutation } from "@/components/shared/mutations/mutation";
import { runAction } from "@/lib/platform/api-client/run-action";
import { resendInvitationAction, restoreInvitationAction, revokeInvitationAction } from "./actions";

/** An administrator's mutations of an open invitation. */
export const inviteMutations = { resend, revoke };

function resend(email: string): Mutation {
  return {
    run: () => runAction(resendInvitationAction, { email }),
    tells: () => ({
      said: "Invitation sent again",
      description: `${email}. The earlier link stops working.`,
    }),
    failed: "Failed to send the invitation again",
  };
}

function revoke(email: string): Mutation<string> {
  return {
    run: () => runAction(revokeInvitationAction, { email }),
    tells: (id) => ({ said: "Invitation revoked", description: email, undo: restore(id) }),
    failed: "Failed to revoke the invitation",
  };
}

function restore(id: string): Mutation {
  return {
    run: () => runAction(restoreInvitationAction, { id }),
    tells: () => ({ said: "Invitation restored" }),
    failed: "Failed to restore the invitation",
  };
}
