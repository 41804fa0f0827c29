import { endpoint } from "@/lib/delivery/endpoint";
import { readRun } from "@/lib/payouts/runs/read-run";
import { runJson, runPayoutsQuery } from "@/lib/payouts/runs/run.model";
import { payoutJson } from "@/lib/payouts/statements/payout.model";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ access: "admin", query: runPayoutsQuery }, async ({ ctx, params, query }) => {
  const { run, payouts } = await readRun(ctx, idIn(params), query);
  const json = payouts.map(({ agent, userId, ...payout }) => ({
    agent,
    userId,
    ...payoutJson({ ...payout, userId }),
  }));
  return { ...runJson(run), payouts: json };
});
