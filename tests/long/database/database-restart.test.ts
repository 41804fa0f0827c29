import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateDatabase } from "@/db/migrate";
import { ensureDatabase, ensureOwner, ownersUrl } from "../../../tools/postgres/owner.mjs";
import { up } from "../../../tools/postgres/server.mjs";
import { DRAFT } from "../../support/http/booking-draft";
import { newAgent, type TestAgent } from "../../support/people/agent";

const PATIENCE_MS = 10_000;
const dataDir = path.join(mkdtempSync(path.join(tmpdir(), "restart-")), "pg18");
/** Starts a server with fsync, as in production; the tests' own server loses its last commits when killed. */
const start = (port: number) => up({ dataDir, port });
let server: Awaited<ReturnType<typeof start>>;
let agent: TestAgent;
let api: Awaited<ReturnType<typeof handlers>>;

/** Imports the handlers once DATABASE_URL names the server that will be stopped. */
async function handlers() {
  const [bookings, ready] = await Promise.all([
    import("@/app/api/bookings/route"),
    import("@/app/api/ready/route"),
  ]);
  return { read: bookings.GET, write: bookings.POST, ready: ready.GET };
}

beforeAll(async () => {
  server = await start(0);
  await ensureOwner(server.url);
  await ensureDatabase(server.url, "tallyport");
  const url = ownersUrl(server.url, "tallyport");
  process.env.DATABASE_URL = url;
  await migrateDatabase(url);
  agent = await looking((db) => newAgent(db));
  api = await handlers();
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

it.each([
  ["is restarted", () => server.stop()],
  ["is killed and started again", () => killed(server.pid)],
])(
  "while the database %s under load, no read fails, a write says so, and nobody waits for ten seconds",
  async (_how, end) => {
    const before = await bookingsThere();
    const load = underLoad();
    await load.until(60);
    const { port } = server;
    await end();
    server = await start(port);
    const answers = await load.until(load.answered() + 200, true);

    const reads = answers.filter(({ kind }) => kind === "read");
    const writes = answers.filter(({ kind }) => kind === "write");
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    expect(writes.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(PATIENCE_MS);
    // Writes answered with 200 are stored; failed writes may have been stored if only their response was lost.
    const stored = (await bookingsThere()) - before;
    const acknowledged = writes.filter(({ status }) => status === 200).length;
    expect(stored).toBeGreaterThanOrEqual(acknowledged);
    expect(stored).toBeLessThanOrEqual(writes.length);
  },
);

it("while the database is away, every call says so within ten seconds, and afterwards all is as before", async () => {
  const { port } = server;
  await server.stop();
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([timed("read"), timed("write"), timed("ready"), timed("read")]);
    for (const { status, ms, body } of answers) {
      expect(status).toBe(503);
      expect(ms).toBeLessThan(PATIENCE_MS);
      expect(body).toMatchObject({
        code: "UNAVAILABLE",
        message: expect.any(String),
        requestId: expect.any(String),
      });
    }
    expect(answers[2]?.body).toMatchObject({ status: "not ready", database: "failed" });
  }
  server = await start(port);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => timed(index % 3 ? "read" : "write")),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await timed("ready")).body).toMatchObject({ status: "ready" });
});

it("while what stands before the database closes each connection at once, every call says so within ten seconds", async () => {
  const { port } = server;
  await server.stop();
  const shut = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => shut.listen(port, "127.0.0.1", resolve));
  const answers = await Promise.all([timed("read"), timed("write"), timed("ready")]);
  for (const { status, ms } of answers) {
    expect(status).toBe(503);
    expect(ms).toBeLessThan(PATIENCE_MS);
  }
  await new Promise((resolve) => shut.close(resolve));
  server = await start(port);
  expect((await timed("read")).status).toBe(200);
});

type Kind = "read" | "write" | "ready";
type Answer = { readonly kind: Kind; readonly status: number; readonly ms: number; readonly body: unknown };

async function timed(kind: Kind): Promise<Answer> {
  const started = performance.now();
  const response = await asked(kind);
  return { kind, status: response.status, ms: performance.now() - started, body: await response.json() };
}

function asked(kind: Kind): Promise<Response> {
  if (kind === "write")
    return agent.post(api.write, "/api/bookings", { ...DRAFT, confirmationNumber: randomUUID() });
  return agent.ask(kind === "read" ? api.read : api.ready, `/api/${kind === "read" ? "bookings" : "ready"}`);
}

/** Starts twelve clients that send one request after the other, every third client writing. */
function underLoad() {
  const answers: Answer[] = [];
  let stopped = false;
  let noticed: () => void = () => undefined;
  const client = async (_: unknown, index: number) => {
    while (!stopped) {
      answers.push(await timed(index % 3 === 0 ? "write" : "read"));
      noticed();
    }
  };
  const clients = Promise.all(Array.from({ length: 12 }, client));
  return {
    answered: () => answers.length,
    /** Waits for this many responses and returns all of them; if `last`, stops the clients and waits for them first. */
    until: async (count: number, last = false): Promise<readonly Answer[]> => {
      await new Promise<void>((resolve) => {
        noticed = () => {
          if (answers.length >= count) resolve();
        };
        noticed();
      });
      stopped = last;
      if (last) await clients;
      return answers;
    },
  };
}

async function killed(pid: number): Promise<void> {
  process.kill(pid, "SIGKILL");
  await expect.poll(() => isThere(pid), { timeout: 10_000, interval: 5 }).toBe(false);
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function bookingsThere(): Promise<number> {
  return looking(
    async (db) => (await db<{ count: number }[]>`select count(*)::int as count from bookings`)[0]?.count ?? 0,
  );
}

/** Reads without row-level security, over a temporary connection. */
async function looking<T>(work: (db: Sql) => Promise<T>): Promise<T> {
  const url = Object.assign(new URL(server.url), { pathname: "/tallyport" }).href;
  const db = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
