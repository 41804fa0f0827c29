"use client";

import type { Mutation } from "@/components/shared/mutations/mutation";
import { useMutationButtons } from "@/components/shared/mutations/mutation-buttons";
import { EmptyState } from "@/components/shared/states/empty-state";
import type { Column } from "@/components/shared/table/columns";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { PendingInvitation } from "@/lib/accounts/invites/invitation.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { INVITES_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { ROLE_WORDS } from "../users/user-words.model";
import { resendInvitationAction, restoreInvitationAction, revokeInvitationAction } from "./actions";

/** The columns of the pending invitations: the invited address, who invited it, and the state of the email. */
const PENDING_COLUMNS: readonly Column<PendingInvitation>[] = [
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

/** The invitations that nobody has accepted yet, each with its actions. */
export function PendingList({
  rows,
  total,
  view,
}: {
  readonly rows: readonly PendingInvitation[];
  readonly total: number;
  readonly view: TableDisplay;
}) {
  const { values } = useUrlState(INVITES_URL);
  return (
    <section aria-labelledby="pending-invitations" className="mt-6">
      <h2 id="pending-invitations" className="mb-3 font-semibold text-md">
        Pending Invitations
      </h2>
      <DataTable
        id="invites"
        caption="Pending invitations"
        url={INVITES_URL}
        columns={PENDING_COLUMNS}
        rows={rows}
        view={view}
        toolbar={<SearchBox url={INVITES_URL} label="Search invitations" placeholder="Search by email..." />}
        empty={
          values.search ? (
            <NoResults title="No invitations found" url={INVITES_URL} without={{ search: null }} />
          ) : (
            <EmptyState illustration="envelope" title="No pending invitations" headingLevel="h3">
              People you have invited who haven&apos;t accepted yet are listed here.
            </EmptyState>
          )
        }
      />
      <Pagination url={INVITES_URL} total={total} noun="invitation" />
    </section>
  );
}
