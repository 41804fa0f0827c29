import "server-only";
import { notifyOfQuestion } from "@/lib/payouts/questions/questions";
import { tellPayouts } from "@/lib/payouts/runs/tell-payouts";
import { findUnsettledShares, settleAllShares } from "@/lib/payouts/shares/settle-shares";
import { enqueueMatching } from "@/lib/reconciliation/bank-transactions/matcher/enqueue-matching";
import { runMatching } from "@/lib/reconciliation/bank-transactions/matcher/run-matching";
import { refreshTransactionsOf } from "@/lib/reconciliation/bank-transactions/write-transaction-status";
import { makeReport } from "@/lib/reconciliation/commission-reports/arrival/make-report";
import { findOffers } from "@/lib/reconciliation/unclaimed-commission/finding/find-offers";
import { done, followedBy, type Queues } from "./queue";

/** The queues for payments that arrived, what they pay, and what agents are paid of them. */
export const PAYMENT_QUEUES = {
  "find-offers": {
    atOnce: 1,
    handle: (_ctx, search) => ({ owner: null, store: (tx) => findOffers(tx, search) }),
  },
  "find-unsettled-shares": {
    handle: (_ctx, { isExpected }) => ({ owner: null, store: (tx) => findUnsettledShares(tx, isExpected) }),
  },
  "make-report": {
    handle: async (ctx, { userId, emailId }) => ({
      owner: null,
      store: await makeReport(ctx, userId, emailId),
    }),
  },
  // The scheduled job: checks all undecided transactions again.
  "match-again": {
    handle: () => ({ owner: null, store: (tx) => enqueueMatching(tx, { isAll: true }) }),
  },
  // Each transaction is decided and linked in its own database transactions, so a repeated job finds that done.
  "match-transactions": {
    handle: async (ctx, job) => followedBy("match-transactions", await runMatching(ctx, job)),
  },
  "refresh-transactions": {
    handle: (_ctx, booking) => ({ owner: null, store: (tx) => refreshTransactionsOf(tx, booking) }),
  },
  "settle-shares": {
    handle: (_ctx, { userId, isExpected }) => ({
      owner: userId,
      store: (tx) => settleAllShares(tx, isExpected),
    }),
  },
  // Each administrator or agent is notified once, however often the job is retried.
  "tell-payout-question": { handle: (ctx, data) => done(notifyOfQuestion(ctx, data)) },
  "tell-payouts": { handle: (ctx, data) => done(tellPayouts(ctx, data)) },
} satisfies Partial<Queues>;
