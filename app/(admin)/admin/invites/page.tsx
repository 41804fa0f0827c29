import { redirect } from "next/navigation";
import { InviteFigures } from "@/components/accounts/administration/invites/invite-figures";
import { InviteForm } from "@/components/accounts/administration/invites/invite-form";
import { PendingList } from "@/components/accounts/administration/invites/pending-list";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { tableView } from "@/components/shared/table/table-view";
import { listInvitations, readInvitationStats } from "@/lib/accounts/invites/list-invitations";
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
