import { randomBytes } from "node:crypto";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { booked } from "../support/database/bookings";
import { db as past } from "../support/database/database";
import { superuserUrl } from "../support/database/database-url";
import { newAgent, type TestAgent } from "../support/people/agent";

/**
 * A read-only login that simulates a replica: a schema that precedes pg_catalog in its search path overrides the
 * function for the replayed position, so a test can choose the position.
 */
const REPLICA = `replica_${randomBytes(4).toString("hex")}`;
const AHEAD = "FFFFFFFF/0";
const BEHIND = "0/0";
const replicaUrl = Object.assign(new URL(superuserUrl()), { username: REPLICA }).href;

async function product() {
  vi.resetModules();
  return {
    ...(await import("@/db/client")),
    ...(await import("@/lib/platform/context/transaction")),
    ...(await import("@/lib/ledger/bookings/administration/admin-bookings")),
    ...(await import("@/lib/ledger/bookings/administration/admin-booking-list.model")),
    sql: (await import("drizzle-orm")).sql,
  };
}

let modules: Awaited<ReturnType<typeof product>>;
let admin: TestAgent;
beforeAll(async () => {
  const password = new URL(superuserUrl()).password.replaceAll("'", "''");
  await past.unsafe(`
    create role ${REPLICA} login noinherit password '${password}';
    grant app_admin to ${REPLICA};
    alter role ${REPLICA} set search_path = lagging, pg_catalog, public;
    alter role ${REPLICA} set default_transaction_read_only = on;
    create schema lagging; grant usage on schema lagging to public;
    create table lagging.replayed (place pg_lsn); grant select on lagging.replayed to public;
    insert into lagging.replayed values (null);
    create function lagging.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select place from lagging.replayed'`);
});
beforeEach(async () => {
  admin = await newAgent(past, { role: "ADMIN" });
  process.env.DATABASE_REPLICA_URL = replicaUrl;
  modules = await product();
  return () => modules.closeDatabases();
});
afterAll(async () => {
  await past.unsafe(`drop schema lagging cascade; drop role ${REPLICA}`);
});

const replayed = (place: string | null) => past`update lagging.replayed set place = ${place}::pg_lsn`;
type Tx = Parameters<Parameters<typeof modules.inListTransaction>[1]>[0];
const login = async (tx: Tx) =>
  (await tx.db.execute(modules.sql`select session_user as login`))[0]?.login as string;
const reader = () => modules.inListTransaction(admin.ctx, login);

it("an administrator's list is read from the replica, and that somebody looked is stored on the primary", async () => {
  await replayed(AHEAD);
  expect(await reader()).toBe(REPLICA);
  const agent = await newAgent(past);
  const { id } = await booked(agent);
  const page = await modules.listAdminBookings(admin.ctx, modules.adminBookingFilter.parse({}), null);
  expect(page.lines.map((line) => line.id)).toEqual([id]);
  expect(await past`select user_id, action from audit_log where actor_id = ${admin.id}`).toEqual([
    { user_id: agent.id, action: "booking.look" },
  ]);
});

it("the primary answers while the replica lacks what was stored or is none, and the replica once it has caught up", async () => {
  for (const place of [BEHIND, null]) {
    await replayed(place);
    expect(await reader()).toBe("tallyport");
  }
  await replayed(BEHIND);
  const asked = reader();
  await replayed(AHEAD);
  expect(await asked).toBe(REPLICA);
});

it("the primary answers while the replica is away, and what takes too long isn't asked twice", async () => {
  await replayed(AHEAD);
  let tries = 0;
  const slow = async (tx: Tx) => {
    tries += 1;
    await tx.db.execute(modules.sql`set local statement_timeout = 1; select pg_sleep(1)`);
  };
  await expect(modules.inListTransaction(admin.ctx, slow)).rejects.toMatchObject({ code: "TIMED_OUT" });
  expect(tries).toBe(1);

  await modules.closeDatabases();
  let knocks = 0;
  const elsewhere = createServer(() => {
    knocks += 1;
  });
  const listening = (port: number) =>
    new Promise<void>((resolve) => elsewhere.listen(port, "127.0.0.1", resolve));
  await listening(0);
  const { port } = elsewhere.address() as AddressInfo;
  await new Promise((resolve) => elsewhere.close(resolve));
  process.env.DATABASE_REPLICA_URL = `postgres://nobody@127.0.0.1:${port}/nowhere`;
  modules = await product();
  expect(await reader()).toBe("tallyport");
  await listening(port);
  // After a failure, nothing is sent to the replica for some seconds.
  expect([await reader(), knocks]).toEqual(["tallyport", 0]);
  elsewhere.close();
});

it("what an agent reads, and what an administrator changes, is the primary's", async () => {
  await replayed(AHEAD);
  const agent = await newAgent(past);
  expect(await modules.inReadTransaction(agent.ctx, login)).toBe("tallyport");
  expect(await modules.inSystemTransaction(admin.ctx, login)).toBe("tallyport");
  await expect(modules.inListTransaction(agent.ctx, login)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
});
