import { endpoint } from "@/lib/delivery/endpoint";
import { markCameBack } from "@/lib/payouts/runs/approve-and-pay";
import { cameBack, runJson } from "@/lib/payouts/runs/run.model";
import { idIn } from "@/lib/platform/base/id";

export const POST = endpoint(
  { access: "admin", body: cameBack, seconds: 60 },
  async ({ ctx, params, body }) => {
    const { version, ...back } = body;
    return runJson(await markCameBack(ctx, { id: idIn(params), version }, back));
  },
);
