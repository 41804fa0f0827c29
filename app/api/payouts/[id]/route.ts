import { endpoint } from "@/lib/delivery/endpoint";
import { lineJson, payoutJson } from "@/lib/payouts/statements/payout.model";
import { readStatement } from "@/lib/payouts/statements/read-own-payouts";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ keys: "read" }, async ({ ctx, params }) => {
  const { payout, lines } = await readStatement(ctx, idIn(params));
  return { ...payoutJson(payout), lines: lines.map(lineJson) };
});
