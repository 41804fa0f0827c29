import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateDatabase } from "@/db/migrate";
import { ensureDatabase, ensureOwner, ownersUrl } from "../../tools/postgres/owner.mjs";
import { up } from "../../tools/postgres/server.mjs";
import { Pace } from "../support/app/pace";
import { DRAFT } from "../support/http/booking-draft";
import { newAgent, type TestAgent } from "../support/people/agent";

const CONNECTIONS = 200;
const SECONDS = 120;
const AGENTS = 20;
/** The server's default pool size; with this many clients none has to wait for a connection. */
const POOL = 10;
const ROLES = ["USER", "ADMIN"] as const;
/** A database server of its own, so that its log contains only this test. */
const dataDir = path.join(mkdtempSync(path.join(tmpdir(), "apart-")), "pg18");
let server: Awaited<ReturnType<typeof up>>;
let past: Sql;
let agents: TestAgent[];
let api: Awaited<ReturnType<typeof handlers>>;

async function handlers() {
  const [bookings, me, accuracy] = await Promise.all([
    import("@/app/api/bookings/route"),
    import("@/app/api/users/me/route"),
    import("@/lib/inbox/emails/accuracy/read-accuracy"),
  ]);
  return { list: bookings.GET, book: bookings.POST, me: me.GET, report: accuracy.reportAccuracy };
}

beforeAll(async () => {
  server = await up({ dataDir, port: 0, test: true });
  await ensureOwner(server.url);
  await ensureDatabase(server.url, "tallyport");
  const url = ownersUrl(server.url, "tallyport");
  process.env.DATABASE_URL = url;
  await migrateDatabase(url);
  past = postgres(Object.assign(new URL(server.url), { pathname: "/tallyport" }).href, {
    max: 1,
    onnotice: () => undefined,
  });
  agents = await Promise.all(
    Array.from({ length: AGENTS }, (_, index) => newAgent(past, { role: ROLES[index % 2] })),
  );
  api = await handlers();
}, 120_000);
afterAll(async () => {
  const { closeDatabases } = await import("@/db/client");
  await closeDatabases();
  await past.end();
  await server.stop();
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
}, 60_000);

it(`${CONNECTIONS} connections that read, write and ask for all agents for ${SECONDS} seconds each see their own, without a failure`, async ({
  annotate,
}) => {
  const deadline = performance.now() + SECONDS * 1_000;
  const pace = new Pace(POOL, CONNECTIONS);
  const failures: string[] = [];
  const foreign: string[] = [];
  const client = async (_: unknown, index: number) => {
    const agent = agents[index % AGENTS] as TestAgent;
    for (let turn = index; performance.now() < deadline; turn += 1) {
      const { failure, owners } = await pace.take(() => asked(agent, turn));
      if (failure !== undefined) failures.push(failure);
      foreign.push(...owners.filter((owner) => owner !== agent.id));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  await annotate(`${pace.done} answers, at the most ${pace.widest} asked for at once`);

  expect(failures).toEqual([]);
  expect(foreign).toEqual([]);
  const booked = await past<{ client: string; owner: string }[]>`
    select client_name as client, user_id::text as owner from bookings where client_name <> user_id::text`;
  expect(booked).toEqual([]);
  const log = readFileSync(`${dataDir}.log`, "utf8");
  expect(log.match(/WARNING|transaction in progress|FATAL|PANIC/g)).toBeNull();
});

/** The owners of the rows in a response, or its status and body if it failed. */
type Answer = { readonly failure?: string; readonly owners: readonly string[] };

/** Sends a client's next request. */
async function asked(agent: TestAgent, turn: number): Promise<Answer> {
  switch (turn % 10) {
    case 0:
      return await told(agent.post(api.book, "/api/bookings", draftOf(agent)), (row) => [row.clientName]);
    case 1:
    case 2:
      return await told(agent.ask(api.me, "/api/users/me"), ({ user }) => [user.id]);
    case 3:
      if (agent.ctx.actor.kind === "agent" && agent.ctx.actor.admin) await api.report(agent.ctx);
      return { owners: [] };
    default:
      return await told(agent.ask(api.list, "/api/bookings"), ({ data }) =>
        data.map((row) => row.clientName),
      );
  }
}

/** Each agent books for a client named by the agent's id. */
function draftOf(agent: TestAgent) {
  return { ...DRAFT, clientName: agent.id, confirmationNumber: randomUUID() };
}

type Booking = { readonly clientName: string };
type Body = Booking & { readonly data: readonly Booking[]; readonly user: { readonly id: string } };

async function told(answer: Promise<Response>, ownersOf: (body: Body) => string[]): Promise<Answer> {
  const started = performance.now();
  const response = await answer;
  const body = await response.text();
  if (response.status === 200) return { owners: ownersOf(JSON.parse(body) as Body) };
  const seconds = Math.round((performance.now() - started) / 1_000);
  return { failure: `${response.status} after ${seconds} s: ${body}`, owners: [] };
}
