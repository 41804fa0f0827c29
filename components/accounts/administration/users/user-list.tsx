"use client";

import { ListFilterIcon } from "lucide-react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import { Badge } from "@/components/ui/badge";
import type { UserRow } from "@/lib/accounts/users/administration/user-list.model";
import { USERS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { USER_COLUMNS } from "./user-columns";

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
