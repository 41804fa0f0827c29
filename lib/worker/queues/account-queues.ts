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
import { readMailFigures } from "@/lib/payouts/statements/read-mail-figures";
import { describeEvents } from "../webhook-messages/describe-events";
import { done, followedBy, type Queues } from "./queue";

/** The queues for emails about accounts, billing, webhooks, and the erasure of accounts. */
export const ACCOUNT_QUEUES = {
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
} satisfies Partial<Queues>;
