"use client";

import { ListFilterIcon } from "lucide-react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import type { Column } from "@/components/shared/table/columns";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import { RowLink } from "@/components/shared/table/row-link";
import { SearchBox } from "@/components/shared/table/search-box";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import type { UserRow } from "@/lib/accounts/users/administration/user-list.model";
import { USERS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { auditHref, UserRowMenu } from "./user-row-menu";
import { nameOf, ROLE_WORDS } from "./user-words.model";

/** The columns of the user list: name, company, role and status. */
const USER_COLUMNS: readonly Column<UserRow>[] = [
  {
    id: "name",
    label: "Name",
    sortKey: "name",
    stays: true,
    card: "title",
    cell: (user) => <Name user={user} />,
  },
  {
    id: "company",
    label: "Company",
    sortKey: "company",
    leaves: "second",
    cell: ({ companyName }) => companyName ?? "–",
  },
  {
    id: "role",
    label: "Role",
    sortKey: "role",
    card: "aside",
    cell: ({ role }) => <Badge tone={role === "ADMIN" ? "warn" : "grey"}>{ROLE_WORDS[role]}</Badge>,
  },
  {
    id: "onboarded",
    label: "Onboarded",
    leaves: "third",
    cell: ({ isOnboarded }) => (isOnboarded ? "Yes" : "Not yet"),
  },
  {
    id: "seen",
    label: "Last seen",
    sortKey: "seen",
    cell: ({ lastSeenAt }) => (lastSeenAt ? <InstantText value={lastSeenAt} /> : "Never"),
  },
  {
    id: "bookings",
    label: "Bookings",
    align: "end",
    cell: ({ bookingCount }) => bookingCount.toLocaleString("en-US"),
  },
  {
    id: "waiting",
    label: "Emails waiting",
    align: "end",
    cell: ({ waitingCount }) => waitingCount.toLocaleString("en-US"),
  },
  {
    id: "joined",
    label: "Joined",
    sortKey: "created",
    leaves: "first",
    cell: ({ createdAt }) => <InstantText value={createdAt} />,
  },
  {
    id: "actions",
    label: "Actions",
    align: "end",
    stays: true,
    card: "corner",
    cell: (user) => <UserRowMenu user={user} />,
  },
];

function Name({ user }: { readonly user: UserRow }) {
  return (
    <span className="inline-flex min-w-0 max-w-full flex-col leading-tight">
      <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <RowLink href={auditHref(user.id)}>
          <span className="row-name">{nameOf(user)}</span>
        </RowLink>
        {user.isSuspended ? <Badge tone="danger">Suspended</Badge> : null}
      </span>
      {user.name ? (
        <span title={user.email} className="max-w-48 truncate text-muted-foreground text-xs">
          {user.email}
        </span>
      ) : null}
    </span>
  );
}

/** All users of the platform: search, filter, rows and pagination. */
export function UserList({
  rows,
  total,
  view,
}: {
  readonly rows: readonly UserRow[];
  readonly total: number;
  readonly view: TableDisplay;
}) {
  return (
    <>
      <DataTable
        id="users"
        caption="Users"
        url={USERS_URL}
        columns={USER_COLUMNS}
        rows={rows}
        view={view}
        toolbar={
          <>
            <SearchBox
              url={USERS_URL}
              label="Search users"
              placeholder="Search by name, email or company..."
            />
            <Filter />
          </>
        }
        empty={
          <NoResults
            title="No users found"
            url={USERS_URL}
            without={{ search: null, role: null, standing: null }}
            clearLabel="Show all users"
          />
        }
      />
      <Pagination url={USERS_URL} total={total} noun="user" />
    </>
  );
}

const ROLES = ["ADMIN", "USER"] as const;
const STANDINGS = ["active", "suspended"] as const;

function Filter() {
  const { values, go } = useUrlState(USERS_URL);
  const active = [values.role, values.standing].filter(Boolean).length;
  return (
    <MenuButton
      variant="outline"
      align="start"
      items={[
        {
          kind: "radio",
          label: "Role",
          value: values.role ?? "",
          choices: [
            { value: "", label: "Any role" },
            { value: "ADMIN", label: "Administrators" },
            { value: "USER", label: "Standard users" },
          ],
          onValueChange: (value) => go({ role: ROLES.find((one) => one === value) ?? null }),
        },
        { kind: "separator" },
        {
          kind: "radio",
          label: "Account",
          value: values.standing ?? "",
          choices: [
            { value: "", label: "Open or suspended" },
            { value: "active", label: "Open" },
            { value: "suspended", label: "Suspended" },
          ],
          onValueChange: (value) => go({ standing: STANDINGS.find((one) => one === value) ?? null }),
        },
      ]}
    >
      <ListFilterIcon />
      Filter
      {active > 0 ? <Badge tone="info">{active}</Badge> : null}
    </MenuButton>
  );
}
