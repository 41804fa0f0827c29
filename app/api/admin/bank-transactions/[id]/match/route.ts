import { matchBody, targetIn } from "@/lib/bank-transactions/linking/match-body.model";
import { matchTransaction } from "@/lib/bank-transactions/linking/match-transaction";
import { transactionIdIn } from "@/lib/bank-transactions/read-transaction";
import { splitTransaction } from "@/lib/bank-transactions/splitting/split-transaction";
import { transactionDetailJson } from "@/lib/bank-transactions/transaction.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "admin", body: matchBody }, async ({ ctx, params, body }) => {
  const { version = null, bookingId: _, commissionReportId: __, parts, ...options } = body;
  const ref = { id: transactionIdIn(params), version };
  const detail = parts
    ? await splitTransaction(ctx, ref, parts, options)
    : await matchTransaction(ctx, ref, targetIn(body), options);
  return transactionDetailJson(detail);
});
