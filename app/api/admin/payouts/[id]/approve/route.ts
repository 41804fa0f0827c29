import { endpoint } from "@/lib/delivery/endpoint";
import { approveRun } from "@/lib/payouts/runs/approve-and-pay";
import { runApproval, runJson } from "@/lib/payouts/runs/run.model";
import { idIn } from "@/lib/platform/base/id";

export const POST = endpoint(
  { access: "admin", body: runApproval, seconds: 60 },
  async ({ ctx, params, body }) => {
    const { version, ...seen } = body;
    return runJson(await approveRun(ctx, { id: idIn(params), version }, seen));
  },
);
