import type { Run, RunState } from "@/lib/payouts/runs/run.model";
import { formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";

type Counts = Pick<Run, "payoutCount" | "cameBackCount">;
type Back = Pick<Run, "cameBack" | "cameBackCount">;

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
export function cameBackWords(run: Back): string | null {
  return run.cameBackCount > 0 ? `${backWords(run)} came back` : null;
}

/** What follows the state of a run: what was paid and what came back, or, where all did, that alone. */
export function runWords(run: Counts & Back & Pick<Run, "total">): string {
  const back = cameBackWords(run);
  if (!back) return paidWords(run);
  return paidCount(run) > 0 ? `${paidWords(run)}; ${back}` : backWords(run);
}

function backWords({ cameBack, cameBackCount }: Back): string {
  return `${formatMoney(cameBack)} for ${counted(cameBackCount, "agent")}`;
}
