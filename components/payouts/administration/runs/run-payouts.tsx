import { LineList } from "@/components/payouts/line-list";
import { STATE_AND_AMOUNT } from "@/components/payouts/payout-state";
import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { MoneyText } from "@/components/shared/text/money-text";
import { PageLink } from "@/components/ui/links/page-link";
import type { PayoutAccount } from "@/lib/payouts/accounts/payout-account.model";
import type { Run, RunPayout, Waiting } from "@/lib/payouts/runs/run.model";
import type { PayoutLine } from "@/lib/payouts/statements/payout.model";
import { RUN_URL } from "@/lib/payouts/statements/payout-addresses.model";
import type { UrlQuery } from "@/lib/platform/base/addresses/url-state.model";
import { AdjustButton, PayoutActions, TakeOutLine } from "./payout-actions";

/** The agents in a run, each with actions and a link to their lines. */
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
      {payouts.length > 0 ? (
        <CardTable caption="Payouts of this run" columns={columns} rows={payouts} keyOf={({ id }) => id} />
      ) : (
        <p className="p-4 text-muted-foreground">Nobody is in this run.</p>
      )}
    </div>
  );
}

/** Agents who aren't in a draft although an amount is ready for them. Their amounts can be adjusted here. */
export function RunWaiting({ run, waiting }: { readonly run: Run; readonly waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null;
  const { currency } = run.total;
  const columns: readonly Column<Waiting>[] = [
    { id: "agent", label: "Agent", card: "title", cell: ({ agent }) => agent },
    {
      id: "amount",
      label: "Balance",
      align: "end",
      card: "aside",
      cell: ({ amount }) => <MoneyText value={amount} />,
    },
    {
      id: "actions",
      label: "Actions",
      card: "corner",
      cell: ({ userId, agent: name }) => (
        <AdjustButton
          run={{ id: run.id, version: run.version }}
          agent={{ userId, name }}
          currency={currency}
        />
      ),
    },
  ];
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-3">
      <h2 id="waiting" className="font-medium text-lg">
        Not in this run
      </h2>
      <p className="text-muted-foreground">
        Their balance is negative, or less than the minimum: it is carried over to a later run.
      </p>
      <div className="rounded-lg border bg-card">
        <CardTable
          caption="Agents who are not in this run"
          columns={columns}
          rows={waiting}
          keyOf={({ userId }) => userId}
        />
      </div>
    </section>
  );
}

/** One agent's lines, and the accounts to which they are paid. */
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
        {where.length === 0
          ? "No bank account yet."
          : `${payout.state === "PAID" ? "Paid" : "To be paid"} to the ${where.join(" or the ")}.`}
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
