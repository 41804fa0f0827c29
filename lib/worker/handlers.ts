import "server-only";
import type { QueueName } from "@/lib/base/queues";
import { findOverdue } from "@/lib/bookings/find-overdue";
import { markOverdue } from "@/lib/bookings/mark-overdue";
import type { Context } from "@/lib/context/context";
import type { Tx } from "@/lib/context/transaction";
import { extractEmail } from "@/lib/emails/extract-email";
import { remindOfEmail } from "@/lib/emails/remind-of-email";
import type { JobData } from "@/lib/jobs/job.model";
import { sendEmail } from "@/lib/outbound-emails/send-email";

/** What a job comes to: the slow part is done when this exists, and `store` commits together with the job's completion. */
export type Effect = {
  /** The agent whose rows `store` writes; null for the system's own. */
  readonly owner: string | null;
  readonly store: (tx: Tx) => Promise<unknown>;
};

/** A queue without a handler does not compile. */
type Handlers = {
  readonly [Name in QueueName]: (ctx: Context, data: JobData[Name]) => Promise<Effect>;
};

export const HANDLERS: Handlers = {
  "extract-email": async (ctx, { userId, emailId }) => ({
    owner: userId,
    store: await extractEmail(ctx, userId, emailId),
  }),
  "find-overdue": () => Promise.resolve({ owner: null, store: findOverdue }),
  "mark-overdue": (_ctx, { userId }) => Promise.resolve({ owner: userId, store: markOverdue }),
  "remind-of-email": (_ctx, data) =>
    Promise.resolve({ owner: data.userId, store: (tx) => remindOfEmail(tx, data) }),
  "send-email": async (ctx, data) => ({ owner: data.userId, store: await sendEmail(ctx, data) }),
};
