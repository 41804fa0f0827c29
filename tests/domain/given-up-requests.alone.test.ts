import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDatabases, database } from "@/db/client";
import { withinDeadline } from "@/lib/delivery/deadline";
import { inTransaction, type Tx } from "@/lib/platform/context/transaction";
import { db as past } from "../support/database/database";
import { newAgent, type TestAgent } from "../support/people/agent";

const AT_ONCE = 0.001;
const WAITING = 50;
let ada: TestAgent;
beforeEach(async () => {
  await closeDatabases();
  process.env.DATABASE_POOL_SIZE = "1";
  ada = await newAgent(past);
  await past.unsafe("create table noted (what text); grant insert on noted to public");
});
afterEach(async () => {
  await closeDatabases();
  await past`drop table noted`;
});

const note = (tx: Tx, what: string) => tx.db.execute(sql`insert into noted values (${what})`);
const noted = async () => (await past<{ what: string }[]>`select what from noted`).map(({ what }) => what);

/** Opens a transaction that occupies the only connection until it is told to end. */
async function busy() {
  const has = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  const done = inTransaction(ada.ctx, async (tx) => {
    await note(tx, "busy");
    has.resolve();
    await may.promise;
  });
  await has.promise;
  return () => {
    may.resolve();
    return done;
  };
}

it("requests that were given up leave the line for a connection, and are not done when one comes free", async () => {
  const letGo = await busy();
  const begun: string[] = [];
  const late = Array.from({ length: WAITING }, (_, index) =>
    withinDeadline(
      () =>
        index % 2 === 0
          ? inTransaction(ada.ctx, async () => begun.push("transaction"))
          : database()
              .execute(sql`insert into noted values ('single')`)
              .then(() => 0),
      { seconds: AT_ONCE },
    ),
  );
  const answers = await Promise.allSettled(late);
  expect(answers).toEqual(
    Array.from({ length: WAITING }, () =>
      expect.objectContaining({ reason: expect.objectContaining({ code: "TIMED_OUT" }) }),
    ),
  );
  const patient = inTransaction(ada.ctx, (tx) => note(tx, "patient"));
  await letGo();
  await patient;
  expect(begun).toEqual([]);
  expect(await noted()).toEqual(["busy", "patient"]);
});

it("a transaction that was given up asks nothing more, is undone, and its connection is the next one's", async () => {
  const isLate = Promise.withResolvers<void>();
  let work: Promise<unknown> = Promise.resolve();
  const late = withinDeadline(
    () => {
      work = inTransaction(ada.ctx, async (tx) => {
        await note(tx, "before");
        await isLate.promise;
        await note(tx, "after");
      });
      return work;
    },
    { seconds: 0.2 },
  );
  await expect(late).rejects.toMatchObject({ code: "TIMED_OUT" });
  isLate.resolve();
  await expect(work).rejects.toMatchObject({ code: "TIMED_OUT" });
  await inTransaction(ada.ctx, (tx) => note(tx, "next"));
  expect(await noted()).toEqual(["next"]);
});

it("a request that was answered in time has all its work done, also what comes after the answer", async () => {
  const letGo = await busy();
  const rest: Promise<unknown>[] = [];
  await withinDeadline(async () => {
    rest.push(inTransaction(ada.ctx, (tx) => note(tx, "rest")));
  });
  await letGo();
  await Promise.all(rest);
  expect(await noted()).toEqual(["busy", "rest"]);
});

const CHANGES = { seconds: 0.2, changes: true };

it("a transaction whose last statement ends too late is undone too, and who waited hears that nothing was stored", async () => {
  let work: Promise<unknown> = Promise.resolve();
  await past.begin(async (other) => {
    await other`select pg_advisory_xact_lock(7)`;
    const late = withinDeadline(() => {
      work = inTransaction(ada.ctx, async (tx) => {
        await note(tx, "last");
        await tx.db.execute(sql`select pg_advisory_xact_lock(7)`);
      });
      work.catch(() => undefined);
      return work;
    }, CHANGES);
    await expect(late).rejects.toMatchObject({
      message: expect.stringMatching(/Nothing was stored: try again\.$/),
      detail: { facts: { stored: "no" } },
    });
  });
  await expect(work).rejects.toMatchObject({ code: "TIMED_OUT" });
  expect(await noted()).toEqual([]);
});

it("who waited for what may have been stored hears that", async () => {
  const late = withinDeadline(async () => {
    await inTransaction(ada.ctx, (tx) => note(tx, "stored"));
    await new Promise(() => undefined);
  }, CHANGES);
  await expect(late).rejects.toMatchObject({
    message: expect.stringMatching(/It may have been stored: look before you try again\.$/),
    detail: { facts: { stored: "maybe" } },
  });
  expect(await noted()).toEqual(["stored"]);
});

it("who stands in line for a connection for too long is told that the server is busy, and when to come again", async () => {
  const letGo = await busy();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const late = inTransaction(ada.ctx, (tx) => note(tx, "late")).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await late).toMatchObject({ code: "BUSY", detail: { retryAfter: 2 } });
  vi.useRealTimers();
  await letGo();
  expect(await noted()).toEqual(["busy"]);
});
