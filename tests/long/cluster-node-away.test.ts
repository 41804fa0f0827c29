import postgres, { type Sql } from "postgres";
import { describe, expect, it } from "vitest";
import { POST as addBooking, GET as readBookings } from "@/app/api/bookings/route";
import { WORKERS } from "../support/database/cluster";
import { db } from "../support/database/database";
import { DRAFT } from "../support/http/booking-draft";
import { newAgent, type TestAgent } from "../support/people/agent";

const { host: coordinator, pathname } = new URL(process.env.TEST_SUPERUSER_URL ?? "postgres://none/none");

describe.skipIf(WORKERS.length < 2)("a cluster of which one machine is away", () => {
  it("answers the agents who are there with 503, shows all others theirs, and serves everybody once it is back", async () => {
    const [away = "", stays = ""] = WORKERS;
    const [there, elsewhere] = [await agentOn(away), await agentOn(stays)];
    for (const agent of [there, elsewhere]) expect((await add(agent, "HB-1")).status).toBe(200);
    try {
      await closed(away);
      expect((await read(there)).status).toBe(503);
      expect((await add(there, "HB-2")).status).toBe(503);
      expect(await numbersOf(elsewhere)).toEqual(["HB-1"]);
    } finally {
      await opened(away);
    }
    for (const agent of [there, elsewhere]) {
      expect(await numbersOf(agent)).toEqual(["HB-1"]);
      expect((await add(agent, "HB-3")).status).toBe(200);
    }
  });
});

/** Creates agents until one's rows are on this node. */
async function agentOn(worker: string): Promise<TestAgent> {
  for (let tried = 0; tried < 100; tried += 1) {
    const agent = await newAgent(db);
    const [row] = await db<{ place: string }[]>`
      select nodename || ':' || nodeport as place from citus_shards
      where table_name = 'bookings'::regclass and shardid = get_shard_id_for_distribution_column('bookings', ${agent.id}::uuid)`;
    if (row?.place === worker) return agent;
  }
  throw new Error(`No agent of a hundred came to be on ${worker}.`);
}

/** Simulates a crashed node: it refuses new connections and ends the existing ones. */
async function closed(worker: string): Promise<void> {
  await onServer(worker, (sql) => sql`alter database ${sql(pathname.slice(1))} allow_connections false`);
  await thrownOut(worker);
}

/**
 * Brings the node back. The coordinator's cached connections to it are dead, and each user would get an error once, so
 * they are ended too.
 */
async function opened(worker: string): Promise<void> {
  await onServer(worker, (sql) => sql`alter database ${sql(pathname.slice(1))} allow_connections true`);
  await thrownOut(coordinator);
}

function thrownOut(server: string): Promise<void> {
  return onServer(
    server,
    (sql) => sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${pathname.slice(1)}`,
  );
}

async function onServer(worker: string, work: (sql: Sql) => Promise<unknown>): Promise<void> {
  const url = Object.assign(new URL(process.env.TEST_SUPERUSER_URL ?? ""), {
    host: worker,
    pathname: "/postgres",
  });
  const sql = postgres(url.href, { max: 1, onnotice: () => undefined });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

function read(agent: TestAgent): Promise<Response> {
  return agent.ask(readBookings, "/api/bookings");
}

function add(agent: TestAgent, confirmationNumber: string): Promise<Response> {
  return agent.post(addBooking, "/api/bookings", { ...DRAFT, confirmationNumber });
}

async function numbersOf(agent: TestAgent): Promise<string[]> {
  const { data } = (await (await read(agent)).json()) as { data: { confirmationNumber: string }[] };
  return data.map(({ confirmationNumber }) => confirmationNumber).sort();
}
