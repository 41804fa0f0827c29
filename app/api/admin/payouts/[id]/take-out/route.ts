import { endpoint } from "@/lib/delivery/endpoint";
import { takeOut } from "@/lib/payouts/runs/change-draft";
import { lineRemoval, runJson } from "@/lib/payouts/runs/run.model";
import { idIn } from "@/lib/platform/base/id";

export const POST = endpoint(
  { access: "admin", body: lineRemoval, seconds: 60 },
  async ({ ctx, params, body }) => {
    const { version, ...removal } = body;
    return runJson(await takeOut(ctx, { id: idIn(params), version }, removal));
  },
);
