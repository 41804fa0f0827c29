import { LineList } from "@/components/payouts/line-list";
import { STATE_AND_AMOUNT } from "@/components/payouts/payout-state";
import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { PageLink } from "@/components/ui/links/page-link";
import type { PayoutAccount } from "@/lib/payouts/accounts/payout-account.model";
import type { Run, RunPayout } from "@/lib/payouts/runs/run.model";
import type { PayoutLine } from "@/lib/payouts/statements/payout.model";
import { RUN_URL } from "@/lib/payouts/statements/payout-addresses.model";
import type { UrlQuery } from "@/lib/platform/base/addresses/url-state.model";
import { PayoutActions, TakeOutLine } from "./payout-actions";

/** Who is in a run, each with what can be done, and the way to their lines. */
export function RunPayouts({
  run,
  payouts,
  address,
}: {
  readonly run: Run;
  readonly payouts: readonly RunPayout[];
  readonly address: UrlQuery;
}) {
  const shown = RUN_URL.read(address);
  const columns: readonly Column<RunPayout>[] = [
    {
      id: "agent",
      label: "Agent",
      card: "title",
      cell: ({ id, agent }) => (
        <PageLink
          href={RUN_URL.href(`/admin/payouts/${run.id}`, { ...shown, payout: id })}
          className="wrap-anywhere font-medium underline"
        >
          {agent}
        </PageLink>
      ),
    },
    ...STATE_AND_AMOUNT,
    {
      id: "actions",
      label: "Actions",
      card: "corner",
      cell: ({ id, userId, agent, state }) => (
        <PayoutActions
          run={{ id: run.id, version: run.version }}
          payout={{ id, userId, agent, state }}
          currency={run.total.currency}
        />
      ),
    },
  ];
  return (
    <div className="rounded-lg border bg-card">
      <CardTable caption="Payouts of this run" columns={columns} rows={payouts} keyOf={({ id }) => id} />
    </div>
  );
}

/** One agent's lines, and where they are paid. */
export function PayoutLines({
  run,
  payout,
  lines,
  lineCount,
  accounts,
}: {
  readonly run: Run;
  readonly payout: RunPayout;
  readonly lines: readonly PayoutLine[];
  readonly lineCount: number;
  readonly accounts: readonly PayoutAccount[];
}) {
  const where = accounts.map(
    ({ kind, lastFour }) => `${kind === "US" ? "account" : kind} that ends in ${lastFour}`,
  );
  const seen = { id: run.id, version: run.version };
  return (
    <section aria-labelledby="lines" className="flex flex-col gap-3">
      <h2 id="lines" className="font-medium text-lg">
        {payout.agent}
      </h2>
      <p className="text-muted-foreground">
        {where.length === 0 ? "No bank account yet." : `Paid to the ${where.join(" or the ")}.`}
      </p>
      <LineList
        caption={`Lines of ${payout.agent}`}
        lines={lines}
        lineCount={lineCount}
        bookings="/admin/bookings"
        {...(run.state === "DRAFT"
          ? {
              actions: ({ id, confirmationNumber, description }) => (
                <TakeOutLine
                  run={seen}
                  payoutId={payout.id}
                  lineId={id}
                  whose={confirmationNumber || description || "this line"}
                />
              ),
            }
          : {})}
      />
    </section>
  );
}
