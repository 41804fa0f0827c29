"use client";

import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import { PlacePages } from "@/components/shared/table/place-pages";
import type { TableView } from "@/components/shared/table/table-view.model";
import { useUrlState } from "@/components/shared/table/url-state";
import type { AdminEmailLine } from "@/lib/inbox/emails/administration/admin-email.model";
import { ANY_EMAILS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { ANY_EMAIL_COLUMNS } from "./admin-email-columns";
import { AdminEmailTools } from "./admin-email-tools";

/** All agents' e-mails: tools, rows, and the way to older ones. */
export function AdminEmailList({
  rows,
  hasMore,
  agent,
  view,
}: {
  readonly rows: readonly AdminEmailLine[];
  readonly hasMore: boolean;
  /** What an agent that they are filtered by is called. */
  readonly agent: string | null;
  readonly view: TableView;
}) {
  return (
    <>
      <DataTable
        id="anyemails"
        isAlone
        caption="E-mails"
        url={ANY_EMAILS_URL}
        columns={ANY_EMAIL_COLUMNS}
        rows={rows}
        view={view}
        toolbar={<AdminEmailTools agent={agent} />}
        empty={
          <NoResults
            title="No e-mails found"
            url={ANY_EMAILS_URL}
            without={{
              search: null,
              status: null,
              category: null,
              sender: null,
              agent: null,
              judged: null,
              field: null,
              language: null,
              days: null,
            }}
            clearLabel="Show all e-mails"
          />
        }
      />
      <Steps last={rows.at(-1)} hasMore={hasMore} />
    </>
  );
}

function Steps({ last, hasMore }: { readonly last: AdminEmailLine | undefined; readonly hasMore: boolean }) {
  const { values } = useUrlState(ANY_EMAILS_URL);
  if (values.search) {
    return hasMore ? (
      <p role="status" className="mt-3 text-muted-foreground text-sm">
        There are more. Type more to see them.
      </p>
    ) : null;
  }
  return <PlacePages url={ANY_EMAILS_URL} last={last} hasMore={hasMore} />;
}
