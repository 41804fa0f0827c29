import "server-only";
import { log, traceOf } from "@/lib/base/log";
import { type Context, systemContext } from "@/lib/context/context";
import { giveUpEmail } from "@/lib/emails/give-up-email";
import type { DeadLetter } from "@/lib/jobs/job.model";
import { selectDeadLetters } from "@/lib/jobs/job.sql";
import { giveUpOutboundEmail } from "@/lib/outbound-emails/give-up-outbound-email";

type Facts = DeadLetter["data"];

/** What has to be said where a job failed for good, by its queue. Each may be done again without harm. */
const GIVE_UP: Readonly<Record<string, (ctx: Context, facts: Facts) => Promise<void>>> = {
  "extract-email": (ctx, { userId, emailId }) => giveUpEmail(ctx, String(userId), String(emailId)),
  "send-email": (ctx, { userId, emailId, attempt }) =>
    giveUpOutboundEmail(ctx, { userId: String(userId), emailId: String(emailId), attempt: Number(attempt) }),
};

const told = new Set<string>();

/** Tells of jobs that failed for good, also of those whose worker died each time, so that nobody waits for them. */
export async function giveUpDeadJobs(): Promise<void> {
  for (const letter of await selectDeadLetters()) {
    if (told.has(letter.id)) continue;
    const ctx = systemContext("give-up", letter.id);
    try {
      await GIVE_UP[letter.queue]?.(ctx, letter.data);
      told.add(letter.id);
    } catch (error) {
      log().warn({ requestId: ctx.requestId, queue: letter.queue, ...traceOf(error) }, "job not given up");
    }
  }
}
