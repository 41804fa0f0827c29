import type { BadgeTone } from "@/components/ui/badge";
import type { RunState } from "@/lib/payouts/runs/run.model";
import type { PayoutState } from "@/lib/payouts/statements/payout.model";

type Words = { readonly words: string; readonly tone: BadgeTone };

/** How it is said where a payout, or a run of them, is. */
export const STATE_WORDS: Readonly<Record<PayoutState | RunState, Words>> = {
  DRAFT: { words: "Draft", tone: "grey" },
  APPROVED: { words: "Approved", tone: "info" },
  PAID: { words: "Paid", tone: "ok" },
  CAME_BACK: { words: "Came back", tone: "danger" },
  DISCARDED: { words: "Discarded", tone: "grey" },
};
