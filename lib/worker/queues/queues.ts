import "server-only";
import { eraseAccount } from "@/lib/accounts/account/leaving/erase-account";
import { findLeavers, sendLeavingMail, stopCharging } from "@/lib/accounts/account/leaving/leaving";
import { sendPasswordMail } from "@/lib/accounts/account/password/reset-password";
import { sendSignUpMail } from "@/lib/accounts/account/sign-up/sign-up";
import { followPaymentEvent } from "@/lib/accounts/billing/payment-events";
import { reconcileBilling } from "@/lib/accounts/billing/reconcile-billing";
import { giveUpInvitation, sendInvitation } from "@/lib/accounts/invites/send-invitation";
import { planNotificationMail } from "@/lib/accounts/notifications/mail/hand-over";
import { sendNotificationMail } from "@/lib/accounts/notifications/mail/send-notification-mail";
import { giveUpOutboundEmail } from "@/lib/accounts/outbound-emails/fail-email";
import { sendEmail } from "@/lib/accounts/outbound-emails/send-email";
import { sendAccountMail } from "@/lib/accounts/users/send-account-mail";
import { deliverWebhooks } from "@/lib/accounts/webhooks/deliver-webhooks";
import { remindOfEmail } from "@/lib/inbox/emails/decisions/remind-of-email";
import { moveOriginals, removeOriginals } from "@/lib/inbox/emails/originals/originals";
import { extractEmail } from "@/lib/inbox/emails/reading/extract-email";
import { giveUpEmail } from "@/lib/inbox/emails/reading/give-up-email";
import { findOverdue, markOverdue } from "@/lib/ledger/bookings/overdue/mark-overdue";
import { refreshSupplierBookings } from "@/lib/ledger/bookings/suppliers/refresh-supplier-bookings";
import { findChangedTotals, recountTotals } from "@/lib/ledger/bookings/totals/recount-totals";
import { fetchRates } from "@/lib/ledger/exchange-rates/import-rates";
import { notifyOfQuestion } from "@/lib/payouts/questions/questions";
import { tellPayouts } from "@/lib/payouts/runs/approve-and-pay";
import { findUnsettledShares, settleAllShares } from "@/lib/payouts/shares/shares";
import { readMailFigures } from "@/lib/payouts/statements/read-own-payouts";
import { archiveAudit } from "@/lib/platform/audit/archive-audit";
import { applyRetention, makePartitions } from "@/lib/platform/retention/apply-retention";
import { enqueueMatching } from "@/lib/reconciliation/bank-transactions/matcher/enqueue-matching";
import { runMatching } from "@/lib/reconciliation/bank-transactions/matcher/run-matching";
import { refreshTransactionsOf } from "@/lib/reconciliation/bank-transactions/write-transaction-status";
import { makeReport } from "@/lib/reconciliation/commission-reports/arrival/make-report";
import { findOffers } from "@/lib/reconciliation/unclaimed-commission/finding/find-offers";
import { describeEvents } from "../webhook-messages/describe-events";
import { done, followedBy, type Queues } from "./queue";

/** All queues; a missing one is a compile error. */
export const QUEUE: Queues = {
  // Emails about accounts, billing, webhooks, and the erasure of accounts.
  "deliver-webhooks": {
    // A failure at the receiver is retried by a separate job; the queue's retries are for failures on this side.
    handle: async (ctx, data) => ({
      owner: data.userId,
      store: await deliverWebhooks(ctx, data, describeEvents),
    }),
  },
  // Works for a few seconds at a time. After a final failure it is enqueued again within the hour.
  "erase-account": {
    handle: async (ctx, data) => ({ owner: null, store: await eraseAccount(ctx, data) }),
  },
  "find-leavers": {
    handle: (_ctx, { after }) => ({ owner: null, store: (tx) => findLeavers(tx, after) }),
  },
  "follow-payment-event": {
    handle: async (ctx, { eventId }) => ({ owner: null, store: await followPaymentEvent(ctx, eventId) }),
  },
  "plan-notification-mail": {
    handle: (_ctx, { userId }) => ({ owner: userId, store: planNotificationMail }),
  },
  "reconcile-billing": {
    handle: async (ctx, { after }) => followedBy("reconcile-billing", await reconcileBilling(ctx, after)),
  },
  "send-account-mail": { handle: (ctx, data) => done(sendAccountMail(ctx, data)) },
  "send-email": {
    handle: async (ctx, data) => ({ owner: data.userId, store: await sendEmail(ctx, data) }),
    giveUp: giveUpOutboundEmail,
  },
  "send-invitation": {
    handle: async (ctx, data) => ({ owner: null, store: await sendInvitation(ctx, data) }),
    giveUp: giveUpInvitation,
  },
  "send-leaving-mail": { handle: (ctx, data) => done(sendLeavingMail(ctx, data)) },
  "send-notification-mail": {
    handle: async (ctx, data) => ({
      owner: data.userId,
      store: await sendNotificationMail(ctx, data, readMailFigures),
    }),
  },
  "send-password-mail": { handle: (ctx, data) => done(sendPasswordMail(ctx, data)) },
  "send-sign-up-mail": { handle: (ctx, data) => done(sendSignUpMail(ctx, data)) },
  // Even after a final failure, charging ends at the latest with the erasure of the account, which deletes the
  // customer.
  "stop-charging": { handle: (ctx, data) => done(stopCharging(ctx, data)) },

  // Incoming emails and the bookings created from them.
  "extract-email": {
    handle: async (ctx, { userId, emailId }) => ({
      owner: userId,
      store: await extractEmail(ctx, userId, emailId),
    }),
    giveUp: (ctx, { userId, emailId }) => giveUpEmail(ctx, userId, emailId),
  },
  "fetch-rates": {
    handle: async (ctx) => {
      const store = await fetchRates(ctx);
      return store ? { owner: null, store } : done(Promise.resolve());
    },
  },
  "find-changed-totals": { handle: () => ({ owner: null, store: findChangedTotals }) },
  "find-overdue": {
    handle: (_ctx, { after }) => ({ owner: null, store: (tx) => findOverdue(tx, after) }),
  },
  "follow-supplier": {
    handle: (_ctx, { userId, supplierId }) => ({
      owner: userId,
      store: (tx) => refreshSupplierBookings(tx, supplierId),
    }),
  },
  "mark-overdue": { handle: (_ctx, { userId }) => ({ owner: userId, store: markOverdue }) },
  "move-originals": {
    handle: async (ctx, { after }) => {
      const last = await moveOriginals(ctx, after);
      return followedBy("move-originals", last ? { after: last } : null);
    },
  },
  "recount-totals": { handle: (_ctx, { userId }) => ({ owner: userId, store: recountTotals }) },
  "remind-of-email": {
    handle: (_ctx, data) => ({ owner: data.userId, store: (tx) => remindOfEmail(tx, data) }),
  },
  "remove-originals": {
    handle: async (ctx, { after }) => {
      const last = await removeOriginals(ctx, after);
      return followedBy("remove-originals", last ? { after: last } : null);
    },
  },

  // Payments that arrived, what they pay, and what agents are paid of them.
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

  // Upkeep: each runs for about a second, or one batch, so that nothing else waits for long.
  "apply-retention": {
    handle: async (ctx) => followedBy("apply-retention", (await applyRetention(ctx)) ? {} : null),
  },
  "archive-audit": {
    handle: async (ctx) => followedBy("archive-audit", (await archiveAudit(ctx)) ? {} : null),
  },
  "make-partitions": { handle: () => ({ owner: null, store: makePartitions }) },
};
