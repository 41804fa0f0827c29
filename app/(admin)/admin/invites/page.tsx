import { redirect } from "next/navigation";
import { InviteForm } from "@/components/accounts/administration/invites/invite-form";
import { PendingList } from "@/components/accounts/administration/invites/pending-list";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { tableView } from "@/components/shared/table/table-view";
import { Card } from "@/components/ui/card";
import type { InvitationStats } from "@/lib/accounts/invites/invitation.model";
import { listInvitations, readInvitationStats } from "@/lib/accounts/invites/invitations";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { INVITES_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

export const metadata = { title: "User Invites" };

export default async function InvitesPage({ searchParams }: PageProps<"/admin/invites">) {
  const [address, { ctx }] = await Promise.all([searchParams, adminPageContext()]);
  const { page, pageSize, ...filter } = INVITES_URL.read(address);
  const [stats, list, view] = await Promise.all([
    section(readInvitationStats(ctx)),
    section(listInvitations(ctx, { ...filter, skip: (page - 1) * pageSize, limit: pageSize })),
    tableView("invites"),
  ]);
  const instead = list.ok && lastPageInstead(INVITES_URL, "/admin/invites", address, list.value.count);
  if (instead) redirect(instead);
  return (
    <>
      <PageHeader
        title="User Invites"
        description="Invite people by email, and see who has joined."
        actions={<RefreshButton />}
      />
      {stats.ok ? <InviteFigures stats={stats.value} /> : null}
      <InviteForm />
      {list.ok ? (
        <PendingList rows={list.value.data} total={list.value.count} view={view} />
      ) : (
        <LoadFailed message="Failed to load invitations" />
      )}
    </>
  );
}

/** The number of invitations by outcome. */
function InviteFigures({ stats }: { readonly stats: InvitationStats }) {
  const figures = [
    { title: "Invited", count: stats.total },
    { title: "Pending", count: stats.pending },
    { title: "Accepted", count: stats.accepted },
    { title: "Expired", count: stats.expired },
    { title: "Revoked", count: stats.revoked },
  ];
  return (
    <ul
      aria-label="Invitations so far"
      className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-5 max-sm:[&>:last-child]:col-span-2"
    >
      {figures.map(({ title, count }) => (
        <li key={title}>
          <Card className="h-full p-3">
            <p className="text-muted-foreground text-sm">{title}</p>
            <p className="mt-1 font-semibold text-lg tabular-nums">{count.toLocaleString("en-US")}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
