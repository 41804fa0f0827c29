import { endpoint } from "@/lib/delivery/endpoint";
import { adjustRun } from "@/lib/payouts/runs/change-draft";
import { runAdjustment, runJson } from "@/lib/payouts/runs/run.model";
import { idIn } from "@/lib/platform/base/id";

export const POST = endpoint(
  { access: "admin", body: runAdjustment, seconds: 60, once: true },
  async ({ ctx, params, body }) => {
    const { version, ...adjustment } = body;
    return runJson(await adjustRun(ctx, { id: idIn(params), version }, adjustment));
  },
);
