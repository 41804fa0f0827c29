import type { Run, RunState } from "@/lib/payouts/runs/run.model";
import { formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";

type Counts = Pick<Run, "payoutCount" | "cameBackCount">;

/** How many agents a run pays or paid: all but those whose payout came back. */
export function paidCount({ payoutCount, cameBackCount }: Counts): number {
  return payoutCount - cameBackCount;
}

/** Where a run is said to be: of one whose every payout came back nothing is paid. */
export function shownState(run: Counts & Pick<Run, "state">): RunState | "CAME_BACK" {
  return run.state === "PAID" && run.payoutCount > 0 && paidCount(run) === 0 ? "CAME_BACK" : run.state;
}

/** What a run pays or paid, and to how many. */
export function paidWords({ total, ...counts }: Counts & Pick<Run, "total">): string {
  return `${formatMoney(total)} for ${counted(paidCount(counts), "agent")}`;
}

/** What of a run came back, and of how many; null where nothing did. */
export function cameBackWords({
  cameBack,
  cameBackCount,
}: Pick<Run, "cameBack" | "cameBackCount">): string | null {
  return cameBackCount > 0
    ? `${formatMoney(cameBack)} for ${counted(cameBackCount, "agent")} came back`
    : null;
}

/** Both: what of a run was paid, and what came back, the first left out where all came back. */
export function runWords(run: Counts & Pick<Run, "total" | "cameBack">): string {
  const back = cameBackWords(run);
  if (!back) return paidWords(run);
  return paidCount(run) > 0 ? `${paidWords(run)}; ${back}` : back;
}
