import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db as past } from "../support/database/database";
import { plantRow } from "../support/database/tenant-rows";
import { newAgent, type TestAgent } from "../support/people/agent";

const ACTIVITIES = { name: "activities", owner: "user_id" };
const VIEWS = { name: "saved_views", owner: "user_id" };

type Modules = Awaited<ReturnType<typeof opened>>;

/** Loads the product's modules with three connections, configured with or without a transaction pooler. */
async function opened(pooled: boolean) {
  vi.resetModules();
  Object.assign(process.env, { DATABASE_POOLED: pooled ? "1" : "0", DATABASE_POOL_SIZE: "3" });
  return {
    ...(await import("@/lib/platform/context/transaction")),
    ...(await import("@/db/client")),
    systemContext: (await import("@/lib/platform/context/context")).systemContext,
    Failure: (await import("@/lib/platform/base/failure")).Failure,
    activities: (await import("@/db/schema")).activities,
    sql: (await import("drizzle-orm")).sql,
  };
}

describe.each([
  ["server-prepared statements", false],
  ["a transaction pooler", true],
])("a transaction over %s", (_name, pooled) => {
  let product: Modules;
  let ada: TestAgent;
  let ben: TestAgent;
  beforeEach(async () => {
    product = await opened(pooled);
    [ada, ben] = [await newAgent(past), await newAgent(past)];
    for (const agent of [ada, ada, ben]) await plantRow(past, ACTIVITIES, agent.id);
  });
  afterEach(() => product.closeDatabases());

  const owners = async (tx: Parameters<Parameters<Modules["inTransaction"]>[1]>[0]) =>
    (await tx.db.select({ owner: product.activities.userId }).from(product.activities)).map(
      ({ owner }) => owner,
    );

  it("shows an agent their rows and no other, although the query names no owner", async () => {
    expect(await product.inTransaction(ada.ctx, owners)).toEqual([ada.id, ada.id]);
    expect(await product.inReadTransaction(ben.ctx, owners)).toEqual([ben.id]);
  });

  it("is shared by what one request reads at once, and one that fails takes no other along", async () => {
    const which = async (tx: Parameters<typeof owners>[0]) =>
      String((await tx.db.execute(product.sql`select now()::text || pg_backend_pid() as one`))[0]?.one);
    const broken = async (tx: Parameters<typeof owners>[0]) => {
      await which(tx);
      throw new product.Failure("NOT_FOUND");
    };
    const { inReadTransaction } = product;
    const [one, two, other] = await Promise.all([
      inReadTransaction(ada.ctx, which),
      inReadTransaction(ada.ctx, which),
      inReadTransaction(ben.ctx, which),
    ]);
    expect(two).toBe(one);
    expect(other).not.toBe(one);
    const settled = await Promise.allSettled([
      inReadTransaction(ada.ctx, owners),
      inReadTransaction(ada.ctx, broken),
      inReadTransaction(ada.ctx, (tx) => tx.db.execute(product.sql`select 1 / 0`)),
      inReadTransaction(ada.ctx, owners),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
    expect(settled[1]).toMatchObject({ reason: { code: "NOT_FOUND" } });
    expect(settled[3]).toMatchObject({ value: [ada.id, ada.id] });
  });

  it("never mixes agents up in hundreds of transactions at once, failing ones among them", async () => {
    const broken = new Error("broken on purpose");
    const work = Array.from({ length: 300 }, async (_, index) => {
      if (index % 7 === 0) {
        const failing = product.inTransaction(ada.ctx, async (tx) => {
          await owners(tx);
          throw broken;
        });
        await expect(failing).rejects.toBe(broken);
        return;
      }
      if (index % 5 === 0) {
        const all = await product.inSystemTransaction(product.systemContext("test"), owners);
        expect(all).toHaveLength(3);
        return;
      }
      const agent = index % 2 === 0 ? ada : ben;
      const seen = await product.inTransaction(agent.ctx, owners);
      expect(new Set(seen)).toEqual(new Set([agent.id]));
    });
    await Promise.all(work);
  });

  it("ends a statement that takes more than ten seconds", async () => {
    const limit = await product.inTransaction(ada.ctx, (tx) =>
      tx.db.execute(product.sql`select current_setting('statement_timeout') as limit`),
    );
    expect([...limit]).toEqual([{ limit: "10s" }]);
  });

  it("leaves nothing behind on the connection", async () => {
    await product.inTransaction(ada.ctx, owners);
    const [row] = await product
      .database()
      .execute(
        product.sql`select current_user as who, nullif(current_setting('app.user_id', true), '') as agent`,
      );
    expect(row).toEqual({ who: "tallyport", agent: null });
  });

  it("writes nothing when the work fails, and nothing for another agent", async () => {
    for (const agent of [ada, ada, ben]) await plantRow(past, VIEWS, agent.id);
    const failing = product.inTransaction(ada.ctx, async (tx) => {
      await tx.db.execute(product.sql`delete from saved_views`);
      throw new product.Failure("CONFLICT");
    });
    await expect(failing).rejects.toMatchObject({ code: "CONFLICT" });
    await product.inTransaction(ben.ctx, (tx) => tx.db.execute(product.sql`delete from saved_views`));
    const left = await past<{ user_id: string }[]>`select user_id from saved_views`;
    expect(left.map((row) => row.user_id)).toEqual([ada.id, ada.id]);
  });

  it("lets the system act for one agent and come back, and never widen an agent's", async () => {
    const system = product.systemContext("test");
    const seen = await product.inSystemTransaction(system, async (tx) => [
      (await owners(tx)).length,
      await product.inTenant(tx, ben.id, owners),
      (await owners(tx)).length,
    ]);
    expect(seen).toEqual([3, [ben.id], 3]);
    await expect(product.inTenant(ada.ctx, ben.id, owners)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
    await expect(product.inSystemTransaction(ada.ctx, owners)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
    const widened = product.inTransaction(ada.ctx, (tx) => product.inTenant(tx, ben.id, owners));
    await expect(widened).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  });

  it("does a read again when its connection was cut, and tells a writer", async () => {
    const cut = () => past`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'tallyport'`;
    let tries = 0;
    const interrupted = async (tx: Parameters<typeof owners>[0]) => {
      tries += 1;
      await owners(tx);
      if (tries === 1) await cut();
      return owners(tx);
    };
    expect(await product.inReadTransaction(ada.ctx, interrupted)).toEqual([ada.id, ada.id]);
    expect(tries).toBe(2);
    tries = 0;
    await expect(product.inTransaction(ada.ctx, interrupted)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(tries).toBe(1);
  });

  it("serves as before when all of its connections have been cut again and again", async () => {
    // The driver queries each new connection for its types and, when that is cut off, rejects a promise nobody can
    // await.
    const cut = () =>
      past`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'tallyport'
          and query <> '' and query not like '%typarray%'`;
    for (let round = 0; round < 8; round += 1) {
      const busy = Array.from({ length: 12 }, (_, index) =>
        product.inTransaction(index % 2 ? ada.ctx : ben.ctx, async (tx) => {
          await owners(tx);
          await tx.db.execute(product.sql`select pg_sleep(0.01), ${round}::int`);
          return owners(tx);
        }),
      );
      const outcomes = Promise.allSettled(busy);
      await cut();
      for (const outcome of await outcomes) {
        if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "UNAVAILABLE" });
      }
    }
    const after = await Promise.all(
      Array.from({ length: 9 }, () => product.inReadTransaction(ada.ctx, owners)),
    );
    expect(new Set(after.flat())).toEqual(new Set([ada.id]));
  });
});
