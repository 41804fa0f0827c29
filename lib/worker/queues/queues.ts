import "server-only";
import type { QueueName } from "@/lib/base/queues";
import type { JobData } from "@/lib/jobs/job.model";
import { extractEmailQueue } from "./extract-email";
import { findOverdueQueue } from "./find-overdue";
import { markOverdueQueue } from "./mark-overdue";
import type { Queue } from "./queue";
import { remindOfEmailQueue } from "./remind-of-email";
import { sendEmailQueue } from "./send-email";

/** A queue that lacks its file doesn't compile. */
export const QUEUE: { readonly [Name in QueueName]: Queue<JobData[Name]> } = {
  "extract-email": extractEmailQueue,
  "find-overdue": findOverdueQueue,
  "mark-overdue": markOverdueQueue,
  "remind-of-email": remindOfEmailQueue,
  "send-email": sendEmailQueue,
};
