import type { Run, RunState } from "@/lib/payouts/runs/run.model";
import { formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";

type Counts = Pick<Run, "payoutCount" | "cameBackCount">;
type Back = Pick<Run, "cameBack" | "cameBackCount">;

/** Returns the number of agents that a run pays or paid, without those whose payout came back. */
export function paidCount({ payoutCount, cameBackCount }: Counts): number {
  return payoutCount - cameBackCount;
}

/** Returns the displayed state of a run. A paid run whose payouts all came back is shown as came back. */
export function shownState(run: Counts & Pick<Run, "state">): RunState | "CAME_BACK" {
  return run.state === "PAID" && run.payoutCount > 0 && paidCount(run) === 0 ? "CAME_BACK" : run.state;
}

/** Returns the amount that a run pays or paid and the number of agents, as text. */
export function paidWords({ total, ...counts }: Counts & Pick<Run, "total">): string {
  return `${formatMoney(total)} for ${counted(paidCount(counts), "agent")}`;
}

/** Returns the amount of a run that came back and the number of agents, as text; null if nothing came back. */
export function cameBackWords(run: Back): string | null {
  return run.cameBackCount > 0 ? `${backWords(run)} came back` : null;
}

/**
 * Returns the text after a run's state: the paid amount and the amount that came back, or only the latter if
 * everything came back.
 */
export function runWords(run: Counts & Back & Pick<Run, "total">): string {
  const back = cameBackWords(run);
  if (!back) return paidWords(run);
  return paidCount(run) > 0 ? `${paidWords(run)}; ${back}` : backWords(run);
}

function backWords({ cameBack, cameBackCount }: Back): string {
  return `${formatMoney(cameBack)} for ${counted(cameBackCount, "agent")}`;
}
