import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchedSockets } from "../support/app/sockets";
import { db as past } from "../support/database/database";
import { databaseUrl, superuserUrl } from "../support/database/database-url";
import { newAgent, type TestAgent } from "../support/people/agent";

await past`select`;

const LOCK = 7_001;
/** The number of statements postgres.js sends over a connection before it waits for responses. */
const PIPELINE = 100;

/** Loads the product's modules with a connection pool of that size, and captures its sockets. */
async function opened(size: number) {
  vi.resetModules();
  Object.assign(process.env, { DATABASE_POOLED: "0", DATABASE_POOL_SIZE: String(size) });
  const { inTransaction } = await import("@/lib/platform/context/transaction");
  const { database, closeDatabases } = await import("@/db/client");
  const { sql } = await import("drizzle-orm");
  return { inTransaction, database, closeDatabases, sql };
}

type Product = Awaited<ReturnType<typeof opened>>;
type Tx = Parameters<Parameters<Product["inTransaction"]>[1]>[0];

const noted = async () =>
  (await past<{ what: string }[]>`select what from noted`).map(({ what }) => what).sort();

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("over a pool of %i", (size) => {
  const places = Array.from({ length: size }, (_, place) => place);
  let product: Product;
  let sockets: ReturnType<typeof watchedSockets>;
  let ada: TestAgent;
  beforeEach(async () => {
    ada = await newAgent(past);
    sockets = watchedSockets();
    product = await opened(size);
    await past.unsafe("create table noted (what text); grant insert on noted to public");
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await product.closeDatabases();
    await past`drop table noted`;
  });

  const note = (tx: Tx, what: string) => tx.db.execute(product.sql`insert into noted values (${what})`);
  const whoAmI = async (tx: Tx) => {
    const [row] = await tx.db.execute<{ role: string; agent: string; xid: string }>(
      product.sql`select current_user as role, current_setting('app.user_id', true) as agent,
        pg_current_xact_id()::text as xid`,
    );
    return row;
  };

  it("a transaction that fills its connection's pipeline has the connection to itself", async () => {
    // Drizzle sends a statement only once something awaits its result, so await it here.
    const sent = (text: string) =>
      product
        .database()
        .execute(product.sql.raw(text))
        .then((rows) => rows.length);
    await Promise.all(places.map(() => sent("select 1")));
    const letGo = await heldLock();
    const statements = [
      ...places.map(() => sent(`select pg_advisory_xact_lock_shared(${LOCK})`)),
      ...Array.from({ length: size * (PIPELINE - 1) }, () => sent("select 1")),
    ];
    await new Promise((resolve) => setImmediate(resolve));
    const transactions = Array.from({ length: size * 3 }, () => product.inTransaction(ada.ctx, whoAmI));
    await letGo();
    await Promise.all(statements);
    const seen = await Promise.all(transactions);
    expect(new Set(seen.map((row) => row?.xid)).size).toBe(size * 3);
    expect(new Set(seen.map((row) => `${row?.role} ${row?.agent}`))).toEqual(new Set([`app_rt ${ada.id}`]));
  });

  it("a transaction keeps its connection when the socket drains between two of its statements", async () => {
    const broken = new Error("broken on purpose");
    const begun = gate(size);
    const over = gate(1);
    const failing = places.map((place) =>
      product.inTransaction(ada.ctx, async (tx) => {
        await note(tx, `failing ${place}`);
        begun.pass();
        await over.passed;
        throw broken;
      }),
    );
    await begun.passed;
    const others = places.map((place) => product.inTransaction(ada.ctx, (tx) => note(tx, `kept ${place}`)));
    for (const socket of sockets) socket.emit("drain");
    over.pass();
    const outcomes = await Promise.allSettled(failing);
    expect(outcomes).toEqual(places.map(() => ({ status: "rejected", reason: broken })));
    await Promise.all(others);
    expect(await noted()).toEqual(places.map((place) => `kept ${place}`).sort());
  });

  it.each([
    ["with statements on their way", "sent"],
    ["between two statements", "quiet"],
  ])(
    "a transaction whose connection is lost %s stores nothing, and nobody is kept waiting",
    async (_how, moment) => {
      const begun = gate(size);
      const cut = gate(1);
      const lost = places.map((place) =>
        product.inTransaction(ada.ctx, async (tx) => {
          await note(tx, `before ${place}`);
          begun.pass();
          if (moment === "quiet") await cut.passed;
          // Statements of several kinds, so that some wait in the driver for the responses to others.
          const rest = ["one", "two", "three"].map((which) => note(tx, `${which} ${place}`));
          rest.push(tx.db.execute(product.sql.raw("select 1")));
          await Promise.allSettled([...rest, whoAmI(tx), cut.passed]);
          await note(tx, `after ${place}`);
        }),
      );
      await begun.passed;
      const others = places.map((place) => product.inTransaction(ada.ctx, (tx) => note(tx, `kept ${place}`)));
      // The statements are now with the driver, which holds some back until others are answered.
      await new Promise((resolve) => setImmediate(resolve));
      for (const socket of sockets) socket.destroy();
      cut.pass();
      for (const outcome of await Promise.allSettled(lost)) {
        expect(outcome).toMatchObject({ status: "rejected", reason: { code: "UNAVAILABLE" } });
      }
      await Promise.all(others);
      expect(await noted()).toEqual(places.map((place) => `kept ${place}`).sort());
    },
  );
});

it("what the driver has not sent when its connection is lost is never sent over another", async () => {
  const sockets = watchedSockets();
  const { Connection } = await import("@/db/connection");
  const connection = new Connection(databaseUrl(), () => undefined);
  await connection.ask("select 1");
  // The driver waits for the server's response to the first statement before it sends the rest.
  const asked = ["one", "two", "three"].map((what) => connection.ask("select $1::text", [what]));
  await new Promise((resolve) => setImmediate(resolve));
  const timers = vi.spyOn(globalThis, "setTimeout");
  for (const socket of sockets) socket.destroy();
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  // The driver would reconnect from a timer for the statements it still holds.
  expect(timers.mock.calls.map(([work]) => work.name)).not.toContain("connect");
  await expect(connection.ask("select 1")).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  vi.restoreAllMocks();
});

/** Holds a lock that statements wait for, on its own connection; returns a function that releases it. */
async function heldLock() {
  const connection = postgres(superuserUrl(), { max: 1, onnotice: () => undefined });
  await connection`select pg_advisory_lock(${LOCK})`;
  return async () => {
    await connection.end();
  };
}

/** Returns a gate that opens once `count` callers have passed it. */
function gate(count: number) {
  let left = count;
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  const pass = () => {
    left -= 1;
    if (left === 0) open();
  };
  return { passed, pass };
}
