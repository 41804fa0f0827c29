import { randomBytes } from "node:crypto";
import type { Sql } from "postgres";
import { testSettings } from "../app/environment";
import { newAgent } from "../people/agent";

const SECRET = testSettings("").INBOUND_WEBHOOK_SECRET ?? "";

type Post = (request: Request, route: { params: Promise<{ provider: string }> }) => Promise<Response>;

/** Creates an agent with a private inbound address. */
export async function newInbox(db: Sql): Promise<{ readonly userId: string; readonly address: string }> {
  const { id } = await newAgent(db);
  const token = randomBytes(13).toString("hex");
  await db`insert into inbound_addresses (token, user_id, created_at) values (${token}, ${id}, now())`;
  return { userId: id, address: `${token}@in.tallyport.example` };
}

/** Returns a unique booking email. */
export function bookingMail(index: number): string {
  return [
    "From: Harbour Hotels <res@harbour.test>",
    `Message-ID: <flood-${index}@harbour.test>`,
    `Subject: Booking confirmation HB-${10_000 + index}`,
    "Date: Mon, 5 Jan 2026 10:00:00 +0000",
    "",
    `Confirmation number: HB-${10_000 + index}`,
    `Guest: Marta Lind`,
    `Total: USD ${1_000 + index}.00`,
    "Check-in: 2031-03-01",
    "Check-out: 2031-03-08",
  ].join("\r\n");
}

/**
 * Delivers each of `mails` emails twice, in random order, from `clients` concurrent clients, to the inbound webhook's
 * Route Handler. Returns how many deliveries were stored and how many were duplicates.
 */
export async function flood(
  post: Post,
  address: string,
  { mails, clients = 8 }: { mails: number; clients?: number },
): Promise<Record<string, number>> {
  const waiting = shuffled(Array.from({ length: mails * 2 }, (_, index) => index % mails));
  const outcomes: Record<string, number> = {};
  const client = async () => {
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const outcome = await deliver(post, address, bookingMail(index));
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return outcomes;
}

async function deliver(post: Post, address: string, body: string): Promise<string> {
  const request = new Request("http://localhost/api/webhooks/inbound-email/raw", {
    method: "POST",
    headers: {
      "content-type": "message/rfc822",
      "x-webhook-secret": SECRET,
      "x-original-recipient": address,
    },
    body,
  });
  const response = await post(request, { params: Promise.resolve({ provider: "raw" }) });
  const answer = (await response.json()) as { outcome?: string };
  return answer.outcome ?? String(response.status);
}

function shuffled<T>(items: T[]): T[] {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1));
    [items[index], items[other]] = [items[other] as T, items[index] as T];
  }
  return items;
}

/** Returns the facts that must hold however often deliveries or extractions were interrupted. */
export async function ledgerOfMails(db: Sql) {
  const [row] = await db`
    select count(*)::int as emails,
      count(*) filter (where intake = 'EXTRACTED')::int as extracted,
      count(distinct confirmation_number)::int as numbers,
      (select count(*)::int from email_items) as items,
      (select count(*)::int from activities where type = 'EMAIL_FORWARDED') as forwarded,
      (select count(*)::int from activities where type = 'EMAIL_PROCESSED') as processed,
      (select count(*)::int from notifications) as notifications,
      (select count(*)::int from pgboss.job where name = 'extract-email' and state = 'completed') as completed,
      (select count(*)::int from pgboss.job where name = 'extract-email' and state <> 'completed') as unfinished
    from emails`;
  return row;
}

/** The expected facts when every email was stored and read exactly once. */
export function allReadOnce(mails: number) {
  return {
    emails: mails,
    extracted: mails,
    numbers: mails,
    items: mails,
    forwarded: mails,
    processed: mails,
    notifications: mails,
    completed: mails,
    unfinished: 0,
  };
}

/** Makes a dead worker's jobs look half a minute older, so that the test needn't wait. */
export async function letTimePass(db: Sql): Promise<void> {
  await db`update pgboss.job set heartbeat_on = heartbeat_on - interval '30 seconds' where state = 'active'`;
  await db`update pgboss.job set start_after = now() where state in ('created', 'retry')`;
  await db`update pgboss.queue set monitor_claim_on = null, monitor_on = null`;
}
