import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GET as me } from "@/app/api/users/me/route";
import { eraseAccount } from "@/lib/accounts/account/leaving/erase-account";
import { ERASED_BY_AGENT, ERASED_BY_SYSTEM, KEPT } from "@/lib/accounts/account/leaving/erasure.sql";
import { findLeavers, keepAccount, stopCharging } from "@/lib/accounts/account/leaving/leaving";
import { moveOriginals } from "@/lib/inbox/emails/originals/originals";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { leavingAgent } from "../../support/account/leaving";
import { startFake } from "../../support/billing/billing-app";
import type { FakeStripe } from "../../support/billing/fake-stripe";
import { newSubscriber } from "../../support/billing/subscriber";
import { FakeS3 } from "../../support/blobs/fake-s3";
import { db } from "../../support/database/database";
import { plantRow, tenantTables } from "../../support/database/tenant-rows";
import { drain } from "../../support/mails/chase-emails";
import { readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

const tables = (await tenantTables(db)).filter(({ name }) => name !== "users");
const SYSTEM = systemContext("job:erase-account");
const bucket = new FakeS3();
let stripe: FakeStripe;
beforeAll(async () => {
  await bucket.start();
  stripe = await startFake();
  Object.assign(process.env, bucket.settings);
});
beforeEach(async () => {
  stripe.reset();
  await db`delete from pgboss.job`;
});
afterAll(async () => {
  await stopBoss();
  await stripe.stop();
  await bucket.stop();
});

/** The tables whose rows remain after an account with data in every table is erased. */
const STAYS = ["audit_log", "erased_entries", "payout_tax_details"];

/** A budget in milliseconds that even an overloaded machine doesn't use up. */
const LONG_ENOUGH = 600_000;

/** Runs one erase job. */
async function eraseOnce({ id }: TestAgent, ctx = SYSTEM, budgetMs = LONG_ENOUGH): Promise<void> {
  const store = await eraseAccount(ctx, { userId: id }, budgetMs);
  await inSystemTransaction(ctx, store);
}

async function rowsOf({ id }: TestAgent): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const { name, owner } of [...tables, { name: "users", owner: "id" }]) {
    const [row] = await db`select count(*)::int as count from ${db(name)} where ${db(owner)} = ${id}`;
    if (row?.count > 0) counted[name] = Number(row?.count);
  }
  return counted;
}

async function plantAll(agent: TestAgent): Promise<void> {
  for (const table of tables) await plantRow(db, table, agent.id);
}

const exists = async ({ id }: TestAgent) => (await db`select from users where id = ${id}`).length === 1;

describe("what says whose it is", () => {
  it("goes, or is named with the reason why it stays", async () => {
    const owned = await db<{ table_name: string; column_name: string }[]>`
      select c.table_name, c.column_name from information_schema.columns c
      join pg_class on oid = format('public.%I', c.table_name)::regclass and not relispartition
      where c.table_schema = 'public' and c.column_name in ('user_id', 'owner_id', 'booking_user_id', 'agent_id')`;
    const [gone, byForeignKey] = [
      [...ERASED_BY_AGENT, ...ERASED_BY_SYSTEM.map(({ table }) => table)].map(getTableName),
      (
        await db<{ name: string }[]>`select distinct conrelid::regclass::text as name from pg_constraint
          where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c'`
      ).map(({ name }) => name),
    ];
    const cared = new Set([...gone, ...byForeignKey, ...Object.keys(KEPT)]);
    const names = [...new Set(owned.map(({ table_name }) => table_name))];
    expect(names.filter((name) => !cared.has(name))).toEqual([]);
    for (const name of Object.keys(KEPT)) expect(names).toContain(name);
  });

  it("goes indeed, and nobody else's does", async () => {
    const [ada, ben] = [await leavingAgent(db, 15), await newAgent(db)];
    await plantAll(ada);
    await plantAll(ben);
    const before = await rowsOf(ben);
    await eraseOnce(ada);
    expect(Object.keys(await rowsOf(ada)).sort()).toEqual(STAYS);
    expect(await rowsOf(ben)).toEqual(before);
    expect((await ada.ask(me, "/api/users/me")).status).toBe(401);
    const [last] = await db`select * from audit_log where user_id = ${ada.id} and action = 'user.erase'`;
    expect(last).toMatchObject({ actor_kind: "system", entity_id: ada.id, before: null, after: null });
  });

  it("leaves nothing that names the person", async () => {
    const ada = await leavingAgent(db, 15);
    await db`insert into invitations (id, email, role, nonce, token_hash, created_at, expires_at)
      values (gen_random_uuid(), ${`${ada.id}@Agents.test`}, 'USER', 'n', 't', now(), now())`;
    await eraseOnce(ada);
    const all = await db<{ name: string }[]>`select c.relname as name from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;
    for (const { name } of all) {
      const rows =
        await db`select 1 from ${db(name)} t where to_jsonb(t)::text ilike ${`%${ada.id}@agents.test%`}`;
      expect(rows, name).toHaveLength(0);
    }
  });
});

describe("an account is erased", () => {
  it("only when its time has come, and only if it is still wanted", async () => {
    const [early, kept, never] = [await leavingAgent(db, 14), await leavingAgent(db), await newAgent(db)];
    await keepAccount(kept.ctx);
    for (const agent of [early, kept, never]) {
      await eraseOnce(agent);
      expect(await exists(agent)).toBe(true);
    }
  });

  it("by the clock's own job, with the mails' bytes, however often it is asked for", async () => {
    const ada = await leavingAgent(db, 15);
    await readMail(ada, { subject: "Your stay" });
    await moveOriginals(systemContext("test"), null);
    await db`update email_originals set written_at = now() - interval '2 hours'`;
    expect(bucket.objects.size).toBe(1);
    await inSystemTransaction(SYSTEM, (tx) => findLeavers(tx, null));
    await inSystemTransaction(SYSTEM, (tx) => findLeavers(tx, null));
    await drain();
    expect(await exists(ada)).toBe(false);
    expect(bucket.objects.size).toBe(0);
    expect(await db`select from audit_log where action = 'user.erase'`).toHaveLength(1);
    expect(await db`select from pgboss.job where state = 'failed'`).toHaveLength(0);
  });

  it("stretch by stretch, wherever it is interrupted", async () => {
    const ada = await leavingAgent(db, 15);
    await plantAll(ada);
    let stretches = 0;
    for (; await exists(ada); stretches += 1) {
      // Simulates a killed worker, which stores none of its progress.
      if (stretches % 2 === 0) await eraseAccount(SYSTEM, { userId: ada.id }, 0);
      else await eraseOnce(ada, SYSTEM, 0);
      expect(stretches).toBeLessThan(200);
    }
    expect(stretches).toBeGreaterThan(5);
    expect(Object.keys(await rowsOf(ada))).toEqual(STAYS);
  });

  it("once by two at the same time", async () => {
    const ada = await leavingAgent(db, 15);
    await plantAll(ada);
    await Promise.all([eraseOnce(ada), eraseOnce(ada)]);
    expect(await exists(ada)).toBe(false);
    expect(await db`select from audit_log where action = 'user.erase'`).toHaveLength(1);
  });

  it("with suppliers that the platform's own records know by it", async () => {
    const ada = await leavingAgent(db, 15);
    await db`insert into suppliers (id, owner_id, name, name_key, created_at, updated_at)
      values (gen_random_uuid(), ${ada.id}, 'Altamar', 'altamar', now(), now())`;
    await plantRow(db, { name: "commission_reports", owner: "created_by" }, ada.id);
    await db`update commission_reports set supplier_id = (select id from suppliers where owner_id = ${ada.id})`;
    await eraseOnce(ada);
    expect(await exists(ada)).toBe(false);
    expect(await db`select supplier_id from commission_reports`).toEqual([{ supplier_id: null }]);
  });

  it("an administrator's too, as long as another one is left", async () => {
    await newAgent(db, { role: "ADMIN" });
    const ada = await leavingAgent(db, 15);
    await db`update users set role = 'ADMIN' where id = ${ada.id}`;
    await eraseOnce(ada);
    expect(await exists(ada)).toBe(false);
  });
});

describe("what an agent pays", () => {
  it("isn't asked for again once they have left, and nobody else's is touched", async () => {
    const [ada, ben] = [await newSubscriber(stripe), await newSubscriber(stripe)];
    const isEnding = (id: string) => stripe.world.things.get(id)?.cancel_at_period_end;
    const eraseAt = new Date(Date.now() + 86_400_000);
    await db`update users set erase_at = ${eraseAt} where id = ${ada.agent.id}`;
    for (const { agent } of [ada, ada, ben]) await stopCharging(SYSTEM, { userId: agent.id });
    expect([isEnding(ada.id), isEnding(ben.id)]).toEqual([true, false]);
    const rows =
      await db`select cancel_at_period_end as ending from subscriptions where user_id = ${ada.agent.id}`;
    expect(rows).toEqual([{ ending: true }]);
  });

  it("is seen to by a job, which the leaving itself asks for", async () => {
    const ada = await leavingAgent(db);
    const jobs = await db`select data ->> 'userId' as who from pgboss.job where name = 'stop-charging'`;
    expect(jobs).toEqual([{ who: ada.id }]);
  });

  it("ends at the provider before anything is erased, and waits where the provider can't be reached", async () => {
    const ada = await leavingAgent(db, 15);
    stripe.world.customer("cus_ada");
    const subscription = stripe.world.subscribe("cus_ada");
    await db`insert into billing_customers (user_id, customer_id, created_at) values (${ada.id}, 'cus_ada', now())`;
    stripe.mood = 500;
    await expect(eraseOnce(ada)).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
    expect(await exists(ada)).toBe(true);
    stripe.mood = "well";
    await eraseOnce(ada);
    expect(await exists(ada)).toBe(false);
    expect(stripe.world.things.get(subscription)).toMatchObject({ status: "canceled" });
  });

  it("is no hindrance where the provider has forgotten the customer", async () => {
    const ada = await leavingAgent(db, 15);
    await db`insert into billing_customers (user_id, customer_id, created_at) values (${ada.id}, 'cus_gone', now())`;
    await eraseOnce(ada);
    expect(await exists(ada)).toBe(false);
  });
});
