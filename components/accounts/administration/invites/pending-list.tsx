"use client";

import { EmptyState } from "@/components/shared/states/empty-state";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import type { PendingInvitation } from "@/lib/accounts/invites/invitation.model";
import { INVITES_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { PENDING_COLUMNS } from "./pending-columns";

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
