import { redirect } from "next/navigation";
import { UserList } from "@/components/accounts/administration/users/user-list";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { tableView } from "@/components/shared/table/table-view";
import { listUsers } from "@/lib/accounts/users/administration/list-users";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { USERS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

export const metadata = { title: "Users" };

export default async function UsersPage({ searchParams }: PageProps<"/admin/users">) {
  const [address, { ctx }] = await Promise.all([searchParams, adminPageContext()]);
  const { page, pageSize, ...filter } = USERS_URL.read(address);
  const [list, view] = await Promise.all([
    section(listUsers(ctx, { ...filter, skip: (page - 1) * pageSize, limit: pageSize })),
    tableView("users"),
  ]);
  const instead = list.ok && lastPageInstead(USERS_URL, "/admin/users", address, list.value.count);
  if (instead) redirect(instead);
  return (
    <>
      <PageHeader
        title="Users"
        description="Who uses Tallyport, and what they are allowed to do."
        actions={<RefreshButton />}
      />
      {list.ok ? (
        <UserList rows={list.value.data} total={list.value.count} view={view} />
      ) : (
        <LoadFailed message="Failed to load users" />
      )}
    </>
  );
}
