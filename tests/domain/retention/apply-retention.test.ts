import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "@/lib/platform/context/context";
import { applyRetention } from "@/lib/platform/retention/apply-retention";
import { RETENTION_DAYS } from "@/lib/platform/retention/retention.model";
import { AGENT_ROWS, SHARED_ROWS } from "@/lib/platform/retention/retention.sql";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

process.env.RETENTION_DAYS = "notifications=40";
const POLICY = { ...RETENTION_DAYS, notifications: 40 };
const retained = (budgetMs?: number) => applyRetention(systemContext("job:apply-retention"), budgetMs);

let ada: string;
let ben: string;
let supplier: string;
beforeEach(async () => {
  await db`delete from users`;
  await db`delete from inbound_deliveries`;
  await db`delete from payment_events`;
  await db`delete from rate_limits`;
  await db`delete from unowned_emails`;
  await db`delete from verifications`;
  await db`delete from invitations`;
  ada = (await newAgent(db)).id;
  ben = (await newAgent(db)).id;
  supplier = randomUUID();
  await db`insert into suppliers (id, owner_id, name, name_key, created_at, updated_at)
    values (${supplier}, ${ada}, 'Altamar', 'altamar', now(), now())`;
});

/** How to create a row of each kind that is this many days old. */
const ROWS: Record<string, (days: number) => Promise<unknown>> = {
  activities: (days) => db`insert into activities (user_id, id, type, created_at)
    values (${ada}, ${randomUUID()}, 'EMAIL_FORWARDED', ${ago(days)})`,
  "bulk-changes": (days) => db`insert into bulk_changes (user_id, id, move, bookings, created_at)
    values (${ada}, ${randomUUID()}, 'close', '[]', ${ago(days)})`,
  "idempotency-keys": (
    days,
  ) => db`insert into idempotency_keys (user_id, key, claim, fingerprint, created_at, claimed_until)
    values (${ada}, ${randomUUID()}, ${randomUUID()}, 'f', ${ago(days)}, now())`,
  notifications: (
    days,
  ) => db`insert into notifications (user_id, id, type, title, message, dedupe_key, created_at)
    values (${ada}, ${randomUUID()}, 'EMAIL_PARSED', 't', 'm', ${randomUUID()}, ${ago(days)})`,
  "notification-mails": (
    days,
  ) => db`insert into notification_mails (user_id, id, created_at, leaves_at, gathered_at)
    values (${ada}, ${randomUUID()}, ${ago(days)}, ${ago(days)}, now())`,
  deliveries: (
    days,
  ) => db`insert into inbound_deliveries (provider, message_key, user_id, email_id, created_at)
    values ('raw', ${randomUUID()}, ${ada}, ${randomUUID()}, ${ago(days)})`,
  invitations: (
    days,
  ) => db`insert into invitations (id, email, role, nonce, token_hash, created_at, expires_at)
    values (${randomUUID()}, ${`${randomUUID()}@fern.test`}, 'USER', 'n', ${randomUUID()}, ${ago(days)}, now())`,
  sessions: (days) => db`insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
    values (${randomUUID()}, ${randomUUID()}, ${ada}, ${ago(days)}, now(), now())`,
  "one-time-values": (
    days,
  ) => db`insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
    values (${randomUUID()}, 'i', 'v', ${ago(days)}, now(), now())`,
  "payment-events": (days) => db`insert into payment_events (id, type, created_at, received_at, outcome)
    values (${randomUUID()}, 'customer.created', now(), ${ago(days)}, 'ignored')`,
  "rate-limits": (days) => db`insert into rate_limits (key, count, window_start)
    values (${randomUUID()}, 1, ${ago(days).getTime()})`,
  "unowned-mails": (days) => db`
    insert into unowned_emails (id, provider, recipients, raw, reason, settled_at, settled_as, created_at)
    values (${randomUUID()}, 'raw', '[]', 'x', 'r', ${ago(days)}, 'discarded', ${ago(2_000)})`,
  "outgoing-mails": (days) => outgoing(days, new Date()),
  "statement-plans": async (days) => {
    const [accountId, importId] = [randomUUID(), randomUUID()];
    await db`insert into bank_accounts (id, name, currency, created_at, updated_at)
      values (${accountId}, 'a', 'USD', now(), now())`;
    await db`insert into statement_imports (id, account_id, file_name, file_hash, format, line_count, created_at)
      values (${importId}, ${accountId}, 'a.csv', 'h', 'csv', 1, ${ago(days)})`;
    await db`insert into statement_lines (import_id, n, line, raw, import_key, booked_on, amount_minor, currency, memo)
      values (${importId}, 1, 1, 'r', 'k', '2026-03-01', 1, 'USD', 'm')`;
  },
  "webhook-messages": async (days) => {
    const endpoint = randomUUID();
    await db`insert into webhook_endpoints (user_id, id, url, events, secret, created_at)
      values (${ada}, ${endpoint}, 'https://hooks.example', ${["booking.created"]}, 's', now())`;
    await db`insert into webhook_deliveries (user_id, id, endpoint_id, event, state, created_at)
      values (${ada}, ${randomUUID()}, ${endpoint}, 'booking.created', 'delivered', ${ago(days)})`;
  },
  "tax-details": async (days) => {
    const [userId, runId, at] = [randomUUID(), randomUUID(), ago(days)];
    await db`insert into payout_runs (id, run_no, currency, up_to, request_key, drafted_at, approved_at, paid_at)
      values (${runId}, (select coalesce(max(run_no), 0) + 1 from payout_runs), 'USD', ${at}, ${runId}, ${at}, ${at}, ${at})`;
    await db`insert into payouts (user_id, id, run_id, amount_minor, currency, paid_at, created_at)
      values (${userId}, ${randomUUID()}, ${runId}, 1, 'USD', ${at}, ${at})`;
    await db`insert into payout_tax_details (user_id, sealed, last_four, updated_at) values (${userId}, 's', '6789', ${at})`;
  },
  "failed-rows": async (days) => {
    const id = randomUUID();
    await db`insert into csv_imports (user_id, id, file_name, status, created_at)
      values (${ada}, ${id}, 'a.csv', 'FAILED', ${ago(days)})`;
    await db`insert into csv_import_failures (user_id, import_id, row, cells, errors)
      values (${ada}, ${id}, 1, '[]', '[]')`;
  },
};

const TABLES: Record<string, string> = {
  activities: "activities",
  notifications: "notifications",
  "notification-mails": "notification_mails",
  deliveries: "inbound_deliveries",
  invitations: "invitations",
  sessions: "sessions",
  "one-time-values": "verifications",
  "payment-events": "payment_events",
  "rate-limits": "rate_limits",
  "bulk-changes": "bulk_changes",
  "idempotency-keys": "idempotency_keys",
  "unowned-mails": "unowned_emails",
  "outgoing-mails": "outbound_emails",
  "failed-rows": "csv_import_failures",
  "webhook-messages": "webhook_deliveries",
  "statement-plans": "statement_lines",
  "tax-details": "payout_tax_details",
};

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const count = async (table: string) => (await db`select from ${db(table)}`).length;

function outgoing(days: number, sentAt: Date | null) {
  const id = randomUUID();
  return db`insert into outbound_emails (user_id, id, supplier_id, to_address, from_name, reply_to, subject, body,
      delivery_key, created_at, queued_at, sent_at, sent_via)
    values (${ada}, ${id}, ${supplier}, 'a@b.example', 'Ada', 'a@agents.test', 's', 'b', ${id}, ${ago(days)},
      ${ago(days)}, ${sentAt}, ${sentAt && "outbox"})`;
}

describe("retention", () => {
  it("has rows for everything that the policy speaks of", () => {
    const archived = ["audit"];
    const known = [...Object.keys(AGENT_ROWS), ...Object.keys(SHARED_ROWS), ...archived];
    expect(known.sort()).toEqual(Object.keys(RETENTION_DAYS).sort());
    expect(Object.keys(ROWS).sort()).toEqual(known.filter((name) => name !== "audit").sort());
  });

  it.each(Object.keys(ROWS))("deletes what is a day too old of %s, and nothing younger", async (name) => {
    const days = POLICY[name as keyof typeof POLICY];
    const table = TABLES[name] ?? "";
    const before = await count(table);
    await ROWS[name]?.(days - 1);
    await ROWS[name]?.(days + 1);
    await ROWS[name]?.(days + 400);
    expect(await count(table)).toBe(before + 3);
    expect(await retained(60_000)).toBe(false);
    expect(await count(table)).toBe(before + 1);
    await retained();
    expect(await count(table)).toBe(before + 1);
  });

  it("keeps what isn't over whatever its age: a mail that waits, one and a payment's event that nobody has settled", async () => {
    await outgoing(5_000, null);
    await db`insert into unowned_emails (id, provider, recipients, raw, reason, created_at)
      values (${randomUUID()}, 'raw', '[]', 'x', 'r', ${ago(5_000)})`;
    await db`insert into payment_events (id, type, created_at, received_at)
      values (${randomUUID()}, 'customer.created', now(), ${ago(5_000)})`;
    await retained();
    const tables = ["outbound_emails", "unowned_emails", "payment_events"];
    expect(await Promise.all(tables.map(count))).toEqual([1, 1, 1]);
  });

  it("goes through many agents and rows in batches, and a job that ended early goes on where it was", async () => {
    await db`insert into activities (user_id, id, type, created_at)
      select u.id, gen_random_uuid(), 'EMAIL_FORWARDED', now() - interval '4 years' from users u, generate_series(1, 3000)`;
    await db`insert into activities (user_id, id, type, created_at)
      select u.id, gen_random_uuid(), 'EMAIL_FORWARDED', now() from users u`;
    let jobs = 1;
    for (; await retained(0); jobs += 1) expect(await count("activities")).toBe(6_002 - 500 * jobs);
    expect(jobs).toBe(13);
    expect(await db`select user_id from activities order by 1`).toEqual(
      [ada, ben].sort().map((user_id) => ({ user_id })),
    );
  });

  it("finds what is over by an index", async () => {
    const plans: string[] = [];
    for (const [table, column] of BY_TIME) {
      await db.begin(async (tx) => {
        // The planner's guess for an empty table depends on its earlier contents; what counts is that an index gives
        // the order.
        await tx`set local enable_seqscan = off`;
        await tx`set local enable_sort = off`;
        await tx`set local enable_bitmapscan = off`;
        const plan = await tx.unsafe(
          `explain select ctid from ${table} where ${column} < ${column === "window_start" ? 1 : "now()"} order by ${column} limit 5`,
        );
        plans.push(plan.map((line) => line["QUERY PLAN"]).join("\n"));
      });
    }
    for (const plan of plans)
      expect(plan).toMatch(/Index (Only )?Scan using \w+_(by_time|by_end|created_at_idx)/);
  });
});

const BY_TIME = [
  ["activities", "created_at"],
  ["notifications", "created_at"],
  ["inbound_deliveries", "created_at"],
  ["outbound_emails", "created_at"],
  ["csv_imports", "created_at"],
  ["sessions", "expires_at"],
  ["verifications", "expires_at"],
  ["rate_limits", "window_start"],
];
