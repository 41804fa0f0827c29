import type { Mutation } from "@/components/shared/mutations/mutation";
import type { Role } from "@/lib/accounts/identity/identity.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { changeRoleAction, restoreUserAction, suspendUserAction } from "./actions";
import { type NamedUser, nameOf } from "./user-words.model";

/** An administrator's mutations of a user. */
export const userMutations = { changeRole, suspend, restore };

function changeRole(user: NamedUser, role: Role): Mutation {
  return {
    run: () => runAction(changeRoleAction, { id: user.id, role }),
    tells: () => ({
      said:
        role === "ADMIN"
          ? `${nameOf(user)} is an administrator now`
          : `${nameOf(user)} is a standard user now`,
    }),
    failed: "Failed to change the role",
  };
}

function suspend(user: NamedUser): Mutation {
  return {
    subject: `users/${user.id}/suspended`,
    run: () => runAction(suspendUserAction, { id: user.id }),
    tells: () => ({
      said: `${nameOf(user)} suspended`,
      description: "All sessions ended.",
      undo: restore(user),
    }),
    failed: "Failed to suspend the account",
  };
}

function restore(user: NamedUser): Mutation {
  return {
    subject: `users/${user.id}/suspended`,
    run: () => runAction(restoreUserAction, { id: user.id }),
    tells: () => ({ said: `${nameOf(user)} restored` }),
    failed: "Failed to restore the account",
  };
}
