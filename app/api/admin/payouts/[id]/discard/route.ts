import { endpoint } from "@/lib/delivery/endpoint";
import { discardRun } from "@/lib/payouts/runs/change-draft";
import { runJson, runVersion } from "@/lib/payouts/runs/run.model";
import { idIn } from "@/lib/platform/base/id";

export const POST = endpoint(
  { access: "admin", body: runVersion, seconds: 60 },
  async ({ ctx, params, body }) => {
    const { version } = body;
    return runJson(await discardRun(ctx, { id: idIn(params), version }));
  },
);
