import { z } from "zod";
import { walk } from "@/lib/inbox/emails/originals/original.model";
import { ACCOUNT_CHANGES } from "@/lib/platform/base/account-changes";
import type { QueueName } from "@/lib/platform/base/queues";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { matchingJob } from "@/lib/reconciliation/bank-transactions/matcher/enqueue-matching";

const nothing = z.object({});
const agent = z.object({ userId: z.string() });
const email = z.object({ userId: z.string(), emailId: z.string() });
/** The agents after this one are still to be processed. */
const agentsAfter = z.object({ after: z.uuid().nullable().default(null) });

const CARRIED = {
  "apply-retention": nothing,
  "archive-audit": nothing,
  "deliver-webhooks": z.object({ userId: z.string(), endpointId: z.string() }),
  "erase-account": agent,
  "extract-email": email,
  "fetch-rates": nothing,
  "find-changed-totals": nothing,
  "find-leavers": agentsAfter,
  /** The defaults apply to the scheduled job, which checks everything again. */
  "find-offers": z.object({
    userId: z.uuid().nullable().default(null),
    isAll: z.boolean().default(true),
    after: z.uuid().nullable().default(null),
  }),
  "find-overdue": agentsAfter,
  /** Whether differences are expected, because earlier payments are to get shares; otherwise they are an alarm. */
  "find-unsettled-shares": z.object({ isExpected: z.boolean().default(false) }),
  "follow-payment-event": z.object({ eventId: z.string() }),
  "follow-supplier": z.object({ userId: z.uuid(), supplierId: z.uuid() }),
  "make-partitions": nothing,
  "make-report": email,
  "mark-overdue": agent,
  "match-again": nothing,
  "match-transactions": matchingJob,
  "move-originals": walk,
  "plan-notification-mail": agent,
  "reconcile-billing": agentsAfter,
  "recount-totals": agent,
  "refresh-transactions": z.object({ userId: z.string(), bookingId: z.string() }),
  "remind-of-email": email.extend({ day: z.string() }),
  "remove-originals": walk,
  "send-account-mail": agent.extend({ about: z.enum(ACCOUNT_CHANGES) }),
  "send-email": email.extend({ attempt: z.int() }),
  "send-invitation": z.object({ invitationId: z.string() }),
  "send-leaving-mail": agent,
  /**
   * `leavesAt` is the planned time of the email when the job was added; if it was moved since, there is another job.
   */
  "send-notification-mail": z.object({ userId: z.string(), mailId: z.string(), leavesAt: z.string() }),
  "send-password-mail": agent.extend({ about: z.enum(["link", "change", "reset"]) }),
  "send-sign-up-mail": z.object({ signUpId: z.string() }),
  "settle-shares": z.object({ userId: z.string(), isExpected: z.boolean() }),
  "stop-charging": agent,
  "tell-payout-question": z.object({ userId: z.string(), questionId: z.string() }),
  "tell-payouts": z.object({ runId: z.string(), cameBackId: z.string().optional() }),
} satisfies Readonly<Record<QueueName, z.ZodType>>;

type Carried = { readonly [Name in QueueName]: z.infer<(typeof CARRIED)[Name]> };

// Lets the code that adds a job type-check its data without importing the worker.
declare module "@/lib/platform/jobs/job.model" {
  interface JobData extends Carried {}
}

/** The schemas of the data that each queue's jobs carry: ids only. */
export const JOB_DATA: { readonly [Name in QueueName]: z.ZodType<JobData[Name]> } = CARRIED;
