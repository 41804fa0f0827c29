import type { Column } from "@/components/shared/table/columns";
import { MoneyText } from "@/components/shared/text/money-text";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { RunState } from "@/lib/payouts/runs/run.model";
import type { Payout, PayoutState } from "@/lib/payouts/statements/payout.model";

type Words = { readonly words: string; readonly tone: BadgeTone };

/** The labels of the states of a payout or run. */
export const STATE_WORDS: Readonly<Record<PayoutState | RunState, Words>> = {
  DRAFT: { words: "Draft", tone: "grey" },
  APPROVED: { words: "Approved", tone: "info" },
  PAID: { words: "Paid", tone: "ok" },
  CAME_BACK: { words: "Came back", tone: "danger" },
  DISCARDED: { words: "Discarded", tone: "grey" },
};

/** The state of a payout or run. */
export function StateBadge({ state }: { readonly state: PayoutState | RunState }) {
  return <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].words}</Badge>;
}

/** The columns common to all lists of payouts. */
export const STATE_AND_AMOUNT: readonly Column<Payout>[] = [
  {
    id: "state",
    label: "State",
    cell: ({ state, cameBackReason }) => (
      <span className="flex flex-wrap items-center gap-2">
        <StateBadge state={state} />
        <span className="wrap-anywhere text-muted-foreground">{cameBackReason}</span>
      </span>
    ),
  },
  {
    id: "amount",
    label: "Amount",
    align: "end",
    card: "aside",
    cell: ({ amount }) => <MoneyText value={amount} />,
  },
];
