import "server-only";
import type { QueueName } from "@/lib/platform/base/queues";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { applyRetentionQueue } from "./apply-retention";
import { archiveAuditQueue } from "./archive-audit";
import { deliverWebhooksQueue } from "./deliver-webhooks";
import { eraseAccountQueue } from "./erase-account";
import { extractEmailQueue } from "./extract-email";
import { findChangedTotalsQueue } from "./find-changed-totals";
import { findLeaversQueue } from "./find-leavers";
import { findOffersQueue } from "./find-offers";
import { findOverdueQueue } from "./find-overdue";
import { followPaymentEventQueue } from "./follow-payment-event";
import { followSupplierQueue } from "./follow-supplier";
import { planNotificationMailQueue } from "./mails/plan-notification-mail";
import { sendAccountMailQueue } from "./mails/send-account-mail";
import { sendEmailQueue } from "./mails/send-email";
import { sendInvitationQueue } from "./mails/send-invitation";
import { sendLeavingMailQueue } from "./mails/send-leaving-mail";
import { sendNotificationMailQueue } from "./mails/send-notification-mail";
import { sendPasswordMailQueue } from "./mails/send-password-mail";
import { sendSignUpMailQueue } from "./mails/send-sign-up-mail";
import { makePartitionsQueue } from "./make-partitions";
import { markOverdueQueue } from "./mark-overdue";
import { moveOriginalsQueue } from "./move-originals";
import { findUnsettledSharesQueue } from "./payouts/find-unsettled-shares";
import { settleSharesQueue } from "./payouts/settle-shares";
import { tellPayoutQuestionQueue } from "./payouts/tell-payout-question";
import { tellPayoutsQueue } from "./payouts/tell-payouts";
import type { Queue } from "./queue";
import { reconcileBillingQueue } from "./reconcile-billing";
import { recountTotalsQueue } from "./recount-totals";
import { remindOfEmailQueue } from "./remind-of-email";
import { removeOriginalsQueue } from "./remove-originals";
import { stopChargingQueue } from "./stop-charging";
import { fetchRatesQueue } from "./transactions/fetch-rates";
import { makeReportQueue } from "./transactions/make-report";
import { matchAgainQueue } from "./transactions/match-again";
import { matchTransactionsQueue } from "./transactions/match-transactions";
import { refreshTransactionsQueue } from "./transactions/refresh-transactions";

/** A queue that lacks its file doesn't compile. */
export const QUEUE: { readonly [Name in QueueName]: Queue<JobData[Name]> } = {
  "apply-retention": applyRetentionQueue,
  "archive-audit": archiveAuditQueue,
  "deliver-webhooks": deliverWebhooksQueue,
  "erase-account": eraseAccountQueue,
  "extract-email": extractEmailQueue,
  "fetch-rates": fetchRatesQueue,
  "find-changed-totals": findChangedTotalsQueue,
  "find-leavers": findLeaversQueue,
  "find-offers": findOffersQueue,
  "find-overdue": findOverdueQueue,
  "find-unsettled-shares": findUnsettledSharesQueue,
  "follow-payment-event": followPaymentEventQueue,
  "follow-supplier": followSupplierQueue,
  "make-partitions": makePartitionsQueue,
  "make-report": makeReportQueue,
  "mark-overdue": markOverdueQueue,
  "match-again": matchAgainQueue,
  "match-transactions": matchTransactionsQueue,
  "move-originals": moveOriginalsQueue,
  "plan-notification-mail": planNotificationMailQueue,
  "reconcile-billing": reconcileBillingQueue,
  "recount-totals": recountTotalsQueue,
  "refresh-transactions": refreshTransactionsQueue,
  "remind-of-email": remindOfEmailQueue,
  "remove-originals": removeOriginalsQueue,
  "send-account-mail": sendAccountMailQueue,
  "send-email": sendEmailQueue,
  "send-invitation": sendInvitationQueue,
  "send-leaving-mail": sendLeavingMailQueue,
  "send-notification-mail": sendNotificationMailQueue,
  "send-password-mail": sendPasswordMailQueue,
  "send-sign-up-mail": sendSignUpMailQueue,
  "settle-shares": settleSharesQueue,
  "stop-charging": stopChargingQueue,
  "tell-payout-question": tellPayoutQuestionQueue,
  "tell-payouts": tellPayoutsQueue,
};
