import { endpoint } from "@/lib/delivery/endpoint";
import { matchBody, targetIn } from "@/lib/reconciliation/bank-transactions/linking/match-body.model";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import { transactionIdIn } from "@/lib/reconciliation/bank-transactions/read-transaction";
import { splitTransaction } from "@/lib/reconciliation/bank-transactions/splitting/split-transaction";
import { transactionDetailJson } from "@/lib/reconciliation/bank-transactions/transaction.model";

export const POST = endpoint(
  { access: "admin", body: matchBody, once: true },
  async ({ ctx, params, body }) => {
    const { version = null, bookingId: _, commissionReportId: __, parts, ...options } = body;
    const ref = { id: transactionIdIn(params), version };
    const detail = parts
      ? await splitTransaction(ctx, ref, parts, options)
      : await matchTransaction(ctx, ref, targetIn(body), options);
    return transactionDetailJson(detail);
  },
);
