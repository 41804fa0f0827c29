"use client";

import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { useMutation } from "@/components/shared/mutations/mutation";
import { EmptyState } from "@/components/shared/states/empty-state";
import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { DayText, InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import {
  type AgreementRow,
  BASIS_WORDS,
  percentWords,
} from "@/lib/payouts/agreements/agreement-change.model";
import { AGREEMENTS_URL } from "@/lib/platform/base/addresses/agreements-address.model";
import { endAgreementMutation } from "./payout-mutations";

const { OnDemand: AgreementDialog } = onDemand(() => import("./agreement-dialog"));

/** All agreements, newest first, including ended ones. */
export function AgreementList({
  rows,
  total,
}: {
  readonly rows: readonly AgreementRow[];
  readonly total: number;
}) {
  const { values, go } = useUrlState(AGREEMENTS_URL);
  const [changed, setChanged] = useState<AgreementRow | null>(null);
  const { mutate, busy } = useMutation();
  const end = (row: AgreementRow) => busy || void mutate(endAgreementMutation(row));
  return (
    <section aria-label="Agreements">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox
          url={AGREEMENTS_URL}
          label="Search agreements"
          placeholder="Agent, supplier or booking..."
        />
        <Button
          variant="outline"
          aria-pressed={values.show === "all"}
          onClick={() => go({ show: values.show === "all" ? null : "all", page: 1 })}
        >
          Show history
        </Button>
        <ExportMenu path="/api/admin/payouts/agreements/export" query={{}} />
      </div>
      {rows.length === 0 ? (
        <EmptyState illustration="ledger" title="No agreements found">
          Without an agreement, an agent gets the percentage in the settings.
        </EmptyState>
      ) : (
        <div className="rounded-lg border bg-card">
          <CardTable
            caption="Agreements"
            columns={[...COLUMNS, actionsColumn(setChanged, end, busy)]}
            rows={rows}
            keyOf={({ id }) => id}
          />
        </div>
      )}
      <Pagination url={AGREEMENTS_URL} total={total} noun="agreement" />
      {changed ? <AgreementDialog row={changed} onClose={() => setChanged(null)} /> : null}
    </section>
  );
}

const COLUMNS: readonly Column<AgreementRow>[] = [
  {
    id: "agent",
    label: "Agent",
    card: "title",
    cell: ({ agentName, agentEmail }) => (
      <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
        <span className="font-medium">{agentName}</span>
        {agentName === agentEmail ? null : (
          <span className="text-muted-foreground text-xs">{agentEmail}</span>
        )}
      </span>
    ),
  },
  {
    id: "percent",
    label: "Percent",
    card: "aside",
    align: "end",
    cell: ({ percentBp }) => <span className="tabular-nums">{percentWords(percentBp)}</span>,
  },
  {
    id: "for",
    label: "For",
    cell: ({ supplier, booking }) =>
      booking ? (
        <PageLink href={`/admin/bookings/${booking.id}`} className="underline underline-offset-4">
          Booking {booking.number}
        </PageLink>
      ) : (
        (supplier?.name ?? "All suppliers")
      ),
  },
  {
    id: "from",
    label: "Valid from",
    cell: ({ validFrom, basis }) =>
      validFrom ? (
        <span className="flex flex-col">
          <DayText value={validFrom} />
          <span className="text-muted-foreground text-xs">{BASIS_WORDS[basis]}</span>
        </span>
      ) : (
        "Always"
      ),
  },
  {
    id: "said",
    label: "Agreed",
    cell: ({ createdAt, createdBy, endedAt, endedBy, note }) => (
      <span className="flex flex-col text-muted-foreground text-xs [overflow-wrap:anywhere]">
        <span>
          <InstantText value={createdAt} />
          {createdBy ? ` by ${createdBy}` : ""}
        </span>
        {endedAt ? (
          <span className="flex flex-wrap items-center gap-1">
            <Badge tone="grey">Ended</Badge> <InstantText value={endedAt} />
            {endedBy ? ` by ${endedBy}` : ""}
          </span>
        ) : null}
        {note ? <span>{note}</span> : null}
      </span>
    ),
  },
];

function actionsColumn(
  change: (row: AgreementRow) => void,
  end: (row: AgreementRow) => void,
  busy: boolean,
): Column<AgreementRow> {
  return {
    id: "actions",
    label: "Actions",
    card: "wide",
    cell: (row) =>
      row.endedAt ? null : (
        <span className="flex gap-1">
          <Button variant="ghost" size="sm" aria-label={`Change ${nameOf(row)}`} onClick={() => change(row)}>
            Change
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`End ${nameOf(row)}`}
            aria-disabled={busy}
            onClick={() => end(row)}
          >
            End
          </Button>
        </span>
      ),
  };
}

function nameOf({ percentBp, agentName, supplier, booking }: AgreementRow): string {
  const of = booking ? ` for booking ${booking.number}` : supplier ? ` at ${supplier.name}` : "";
  return `${percentWords(percentBp)} of ${agentName}${of}`;
}
