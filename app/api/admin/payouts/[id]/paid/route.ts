import { endpoint } from "@/lib/delivery/endpoint";
import { markPaid } from "@/lib/payouts/runs/approve-and-pay";
import { runJson, runPayment } from "@/lib/payouts/runs/run.model";
import { idIn } from "@/lib/platform/base/id";

export const POST = endpoint(
  { access: "admin", body: runPayment, seconds: 60 },
  async ({ ctx, params, body }) => {
    const { version, payoutId } = body;
    return runJson(await markPaid(ctx, { id: idIn(params), version }, payoutId));
  },
);
