import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDatabases } from "@/db/client";
import { Connection } from "@/db/connection";
import { inMarkedTransaction } from "@/db/marked-transaction";
import type { Pool } from "@/db/pool";
import { log } from "@/lib/platform/base/log";
import { inReadTransaction, inTransaction, type Tx } from "@/lib/platform/context/transaction";
import { db as past } from "../support/database/database";
import { databaseUrl } from "../support/database/database-url";
import { newAgent, type TestAgent } from "../support/people/agent";

let ada: TestAgent;
const alarm = vi.spyOn(log(), "fatal").mockImplementation(() => undefined);
beforeEach(async () => {
  alarm.mockClear();
  ada = await newAgent(past);
  await past.unsafe("create table noted (what text); grant insert on noted to public");
});
afterEach(async () => {
  await closeDatabases();
  await past`drop table noted`;
});

const note = (tx: Tx, what: string) => tx.db.execute(sql`insert into noted values (${what})`);
const noted = async () => (await past<{ what: string }[]>`select what from noted`).map(({ what }) => what);
const backend = async (tx: Tx) => {
  const [row] = await tx.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return row?.pid ?? 0;
};
const isThere = async (pid: number) =>
  (await past`select from pg_stat_activity where pid = ${pid}`).length > 0;

it.each([
  ["carries another's mark", "set local app.mark = 'another'"],
  ["was ended and another begun", "rollback; begin"],
  ["is none any more", "rollback"],
])(
  "a transaction that %s commits nothing, is answered by 503, told of, and its connection ends",
  async (_how, meddling) => {
    let pid = 0;
    const crossed = inTransaction(ada.ctx, async (tx) => {
      pid = await backend(tx);
      await tx.db.execute(sql.raw(meddling));
      if (meddling !== "rollback") await note(tx, "meddled");
    });
    await expect(crossed).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(alarm).toHaveBeenCalledOnce();
    await expect.poll(() => isThere(pid)).toBe(false);
    expect(await noted()).toEqual([]);
    await inTransaction(ada.ctx, (tx) => note(tx, "as before"));
    expect(await noted()).toEqual(["as before"]);
  },
);

it("a read that met another transaction is not done again in silence", async () => {
  let tries = 0;
  const read = inReadTransaction(ada.ctx, async (tx) => {
    tries += 1;
    await tx.db.execute(sql.raw("set local app.mark = 'another'"));
  });
  await expect(read).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect([tries, alarm.mock.calls.length]).toEqual([1, 1]);
});

it("of two transactions on one connection neither is committed, the one within the other or after it", async () => {
  for (const first of ["one", "other"] as const) {
    const connection = new Connection(databaseUrl(), () => undefined);
    const faulty = { lend: (work: (lent: Connection) => Promise<unknown>) => work(connection) } as Pool;
    const gates = { one: Promise.withResolvers<void>(), other: Promise.withResolvers<void>() };
    const outcomes = (["one", "other"] as const).map((name) =>
      inMarkedTransaction(faulty, async (scope) => {
        await scope.ask("insert into noted values ($1)", [name]);
        await gates[name].promise;
      }),
    );
    gates[first].resolve();
    await Promise.allSettled([outcomes[first === "one" ? 0 : 1]]);
    gates.one.resolve();
    gates.other.resolve();
    for (const outcome of await Promise.allSettled(outcomes)) expect(outcome.status).toBe("rejected");
    expect(alarm).toHaveBeenCalled();
    expect(await noted()).toEqual([]);
  }
});

it("a transaction that is over answers nothing more, so that its connection is the next one's alone", async () => {
  let kept: Tx | undefined;
  await inTransaction(ada.ctx, async (tx) => {
    kept = tx;
    await note(tx, "in time");
  });
  await expect(kept && note(kept, "too late")).rejects.toMatchObject({ code: "TRANSACTION_OVER" });
  expect(await noted()).toEqual(["in time"]);
});

it("a failure that the work overlooks undoes it all, one inside a savepoint only that", async () => {
  const overlooked = inTransaction(ada.ctx, async (tx) => {
    await note(tx, "undone");
    await tx.db.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(overlooked).rejects.toMatchObject({ code: "22012" });
  await inTransaction(ada.ctx, async (tx) => {
    await note(tx, "outside");
    const inner = tx.db.transaction(async (db) => {
      await note({ ...tx, db }, "inside");
      await db.execute(sql`select 1 / 0`);
    });
    await expect(inner).rejects.toMatchObject({ code: "22012" });
    await tx.db.transaction((db) => note({ ...tx, db }, "second"));
  });
  expect(await noted()).toEqual(["outside", "second"]);
  expect(alarm).not.toHaveBeenCalled();
});
