import { StateBadge } from "@/components/payouts/payout-state";
import { EmptyState } from "@/components/shared/states/empty-state";
import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { DayText, InstantText } from "@/components/shared/text/date-text";
import { MoneyText } from "@/components/shared/text/money-text";
import { PageLink } from "@/components/ui/links/page-link";
import type { Run } from "@/lib/payouts/runs/run.model";
import { cameBackWords, paidCount, shownState } from "./run-words.model";

/** All runs, newest first. */
export function RunList({ runs }: { readonly runs: readonly Run[] }) {
  if (runs.length === 0)
    return (
      <EmptyState illustration="ledger" title="No runs yet">
        A run pays agents their share of the commission received up to a day.
      </EmptyState>
    );
  return (
    <div className="rounded-lg border bg-card">
      <CardTable caption="Payout runs" columns={COLUMNS} rows={runs} keyOf={({ id }) => id} />
    </div>
  );
}

/** Says that the list contains only the runs that paid one agent, with that agent's amounts. */
export function RunsOfAgent({ name, year }: { readonly name: string | null; readonly year: string }) {
  return (
    <p className="mb-3 text-muted-foreground">
      What {name ?? "an unknown agent"} was paid in {year}.{" "}
      <PageLink href="/admin/payouts" className="text-primary underline underline-offset-4">
        Show all runs
      </PageLink>
    </p>
  );
}

const COLUMNS: readonly Column<Run>[] = [
  {
    id: "run",
    label: "Run",
    card: "title",
    cell: ({ id, runNo }) => (
      <PageLink href={`/admin/payouts/${id}`} className="font-medium underline">
        Run {runNo}
      </PageLink>
    ),
  },
  {
    id: "state",
    label: "State",
    cell: (run) => <StateBadge state={shownState(run)} />,
  },
  { id: "upTo", label: "Up to", cell: ({ upTo }) => <DayText value={upTo} /> },
  {
    id: "drafted",
    label: "Drafted",
    leaves: "first",
    cell: ({ draftedAt }) => <InstantText value={draftedAt} />,
  },
  { id: "payouts", label: "Agents", align: "end", cell: paidCount },
  {
    id: "total",
    label: "Total",
    align: "end",
    card: "aside",
    cell: (run) => (
      <>
        <MoneyText value={run.total} />
        <span className="block text-muted-foreground text-sm">{cameBackWords(run)}</span>
      </>
    ),
  },
];
