import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import type { Sql } from "postgres";
import { planNotificationMail } from "@/lib/accounts/notifications/mail/hand-over";
import { sendNotificationMail } from "@/lib/accounts/notifications/mail/send-notification-mail";
import type { NewNotification } from "@/lib/accounts/notifications/notification.model";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { readMailFigures } from "@/lib/payouts/statements/read-own-payouts";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant, inTransaction } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import type { TestAgent } from "../people/agent";

type Sending = JobData["send-notification-mail"];
let facts = 0;

/** Creates a notification at a time, with the job it enqueues. */
export async function tell(
  agent: TestAgent,
  at: string,
  title: string,
  more: Partial<NewNotification> = {},
): Promise<void> {
  facts += 1;
  const entry = {
    type: "SYSTEM",
    title,
    message: "It happened.",
    dedupeKey: `fact-${facts}`,
    ...more,
  } as const;
  const ctx = { ...agent.ctx, now: new Date(at) };
  await inTransaction(ctx, (tx) => notifyAgent(tx, entry));
  await inTenant({ ...systemContext("job"), now: ctx.now }, agent.id, planNotificationMail);
}

/** Runs an agent's jobs due until a time, each at its own time. */
export async function passUntil(db: Sql, agent: TestAgent, until: string): Promise<void> {
  for (;;) {
    const [job] = await db<{ id: string; data: Sending }[]>`delete from pgboss.job where id = (
      select id from pgboss.job where name = 'send-notification-mail' and state = 'created'
        and data ->> 'userId' = ${agent.id} and data ->> 'leavesAt' <= ${new Date(until).toISOString()}
      order by data ->> 'leavesAt' limit 1) returning id, data`;
    if (!job) return;
    await send(job.data)();
  }
}

/**
 * Attempts a job at its scheduled time up to the point where a killed worker would leave it; the returned function
 * stores the result.
 */
export function send(data: Sending) {
  const ctx = { ...systemContext("job"), now: new Date(data.leavesAt) };
  const handed = sendNotificationMail(ctx, data, readMailFigures);
  return async () => inTenant(ctx, data.userId, await handed);
}

/** Sets an agent's email preferences. */
export async function choose(db: Sql, agent: TestAgent, choice: Record<string, unknown>): Promise<void> {
  await db`update users set settings = settings || jsonb_build_object('notifications',
    coalesce(settings -> 'notifications', '{}') || ${db.json(choice as never)}) where id = ${agent.id}`;
}

/** Returns an agent's emails in an outbox, oldest first. */
export function mailsTo(outbox: string, agent: TestAgent): Promise<Email[]> {
  return mailsToAddress(outbox, `${agent.id}@agents.test`);
}

/** Returns the emails to any address, oldest first. */
export async function mailsToAddress(outbox: string, address: string): Promise<Email[]> {
  const files = readdirSync(outbox).filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(
    files.sort().map((file) => PostalMime.parse(readFileSync(path.join(outbox, file)))),
  );
  return mails.filter((mail) => mail.to?.[0]?.address === address);
}

export function emptied(outbox: string): void {
  for (const file of readdirSync(outbox)) rmSync(path.join(outbox, file));
}

/** Returns a header's value by its lower-case name. */
export function headerOf(mail: Email | undefined, name: string): string | undefined {
  return mail?.headers.find(({ key }) => key === name)?.value;
}
