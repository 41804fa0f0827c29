import { endpoint } from "@/lib/delivery/endpoint";
import { comingJson, payoutJson, payoutListQuery } from "@/lib/payouts/statements/payout.model";
import { readOwnPayouts } from "@/lib/payouts/statements/read-own-payouts";

export const GET = endpoint({ keys: "read", query: payoutListQuery }, async ({ ctx, query }) => {
  const { data, count, coming } = await readOwnPayouts(ctx, query);
  return { data: data.map(payoutJson), count, coming: coming.map(comingJson) };
});
