import { endpoint } from "@/lib/delivery/endpoint";
import { transactionIdIn } from "@/lib/reconciliation/bank-transactions/read-transaction";
import { offerBody } from "@/lib/reconciliation/unclaimed-commission/by-hand/asked.model";
import { listAsked, offerByHand } from "@/lib/reconciliation/unclaimed-commission/by-hand/offer-by-hand";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) => ({
  data: await listAsked(ctx, transactionIdIn(params)),
}));

export const POST = endpoint(
  { access: "admin", body: offerBody, once: true },
  async ({ ctx, params, body }) => ({
    data: await offerByHand(ctx, { id: transactionIdIn(params), ...body }),
  }),
);
