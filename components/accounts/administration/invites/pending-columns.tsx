import type { Mutation } from "@/components/shared/mutations/mutation";
import { useMutationButtons } from "@/components/shared/mutations/mutation-buttons";
import type { Column } from "@/components/shared/table/columns";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { PendingInvitation } from "@/lib/accounts/invites/invitation.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { ROLE_WORDS } from "../users/user-words.model";
import { resendInvitationAction, restoreInvitationAction, revokeInvitationAction } from "./actions";

/** The columns of the pending invitations: the invited address, who invited it, and the state of the email. */
export const PENDING_COLUMNS: readonly Column<PendingInvitation>[] = [
  {
    id: "email",
    label: "Email",
    sortKey: "email",
    stays: true,
    card: "title",
    cell: ({ email }) => (
      <span title={email} className="row-name">
        {email}
      </span>
    ),
  },
  {
    id: "role",
    label: "Role",
    card: "aside",
    cell: ({ role }) => <Badge tone={role === "ADMIN" ? "warn" : "grey"}>{ROLE_WORDS[role]}</Badge>,
  },
  {
    id: "status",
    label: "Status",
    cell: (invitation) => {
      const { tone, words } = statusOf(invitation);
      return <Badge tone={tone}>{words}</Badge>;
    },
  },
  {
    id: "inviter",
    label: "Invited by",
    leaves: "first",
    cell: ({ invitedBy }) => <span className="row-name">{invitedBy || "–"}</span>,
  },
  {
    id: "created",
    label: "Invited",
    sortKey: "created",
    leaves: "second",
    cell: ({ createdAt }) => <InstantText value={createdAt} />,
  },
  {
    id: "expires",
    label: "Expires",
    leaves: "third",
    cell: ({ expiresAt }) => <InstantText value={expiresAt} />,
  },
  {
    id: "actions",
    label: "Actions",
    align: "end",
    stays: true,
    card: "wide",
    cell: ({ email }) => <Actions email={email} />,
  },
];

function statusOf({ isExpired, delivery }: PendingInvitation): { tone: BadgeTone; words: string } {
  if (isExpired) return { tone: "grey", words: "Expired" };
  if (delivery === "failed") return { tone: "danger", words: "Not delivered" };
  return delivery === "sent" ? { tone: "ok", words: "Sent" } : { tone: "info", words: "Sending" };
}

function Actions({ email }: { readonly email: string }) {
  const buttonFor = useMutationButtons();
  return (
    <span className="inline-flex gap-2">
      <Button
        variant="outline"
        size="sm"
        aria-label={`Resend to ${email}`}
        {...buttonFor(() => inviteMutations.resend(email))}
      >
        Resend
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Revoke ${email}`}
        {...buttonFor(() => inviteMutations.revoke(email))}
      >
        Revoke
      </Button>
    </span>
  );
}

/** An administrator's mutations of an open invitation. */
const inviteMutations = { resend, revoke };

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
