"use client";

import { CursorPagination } from "@/components/shared/table/cursor-pagination";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import type { AdminEmailLine } from "@/lib/inbox/emails/administration/admin-email.model";
import { ANY_EMAILS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { ANY_EMAIL_COLUMNS } from "./admin-email-columns";
import { AdminEmailTools } from "./admin-email-tools";

const WITHOUT = {
  ...{ search: null, status: null, category: null, sender: null, agent: null },
  ...{ judged: null, field: null, language: null, days: null },
};

/** The emails of all agents: tools, rows, and links to older pages. */
export function AdminEmailList({
  rows,
  hasMore,
  agent,
  view,
}: {
  readonly rows: readonly AdminEmailLine[];
  readonly hasMore: boolean;
  /** The name of the agent by whom the list is filtered. */
  readonly agent: string | null;
  readonly view: TableDisplay;
}) {
  return (
    <>
      <DataTable
        id="anyemails"
        isAlone
        caption="Emails"
        url={ANY_EMAILS_URL}
        columns={ANY_EMAIL_COLUMNS}
        rows={rows}
        view={view}
        toolbar={<AdminEmailTools agent={agent} />}
        empty={
          <NoResults
            title="No emails found"
            url={ANY_EMAILS_URL}
            without={WITHOUT}
            clearLabel="Show all emails"
          />
        }
      />
      <CursorPagination url={ANY_EMAILS_URL} last={rows.at(-1)} hasMore={hasMore} />
    </>
  );
}
