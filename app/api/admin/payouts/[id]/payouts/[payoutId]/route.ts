import { endpoint } from "@/lib/delivery/endpoint";
import { readRunLines } from "@/lib/payouts/runs/read-run";
import { lineJson } from "@/lib/payouts/statements/payout.model";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) => {
  const { payout, lines } = await readRunLines(ctx, idIn(params), idIn(params, "payoutId"));
  return { userId: payout.userId, lines: lines.map(lineJson) };
});
