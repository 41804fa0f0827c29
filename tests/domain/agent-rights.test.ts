import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { beforeEach, describe, expect, it } from "vitest";
import { owner, db as past } from "../support/database/database";
import { plantRow, tenantRow } from "../support/database/tenant-rows";
import { newAgent } from "../support/people/agent";
import { AGENT_RIGHTS, CLOSED, type Rights } from "../support/people/agent-rights";

const DENIED = "42501";

const catalogue = await past<{ schema: string; table: string; column: string; isPart: boolean }[]>`
  select table_schema as schema, table_name as table, column_name as column,
    (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass) as "isPart"
  from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
    -- What the database computes nobody writes.
    and is_generated = 'NEVER'`;
const tables = [...Map.groupBy(catalogue, ({ schema, table }) => `${schema}.${table}`)].map(
  ([name, columns]) => ({
    name,
    columns: columns.map(({ column }) => column),
    isPart: columns.some(({ isPart }) => isPart),
  }),
);
const own = tables.filter(
  ({ name, isPart }) => name.startsWith("public.") && !isPart && !CLOSED.has(name.slice(7)),
);
const closed = tables.filter((table) => !own.includes(table));
const rightsOf = (name: string): Rights => AGENT_RIGHTS[name.slice(7)] ?? {};
const words = (list = "") => list.split(" ").filter(Boolean);

let ada: string;
let ben: string;
beforeEach(async () => {
  ada = (await newAgent(past)).id;
  ben = (await newAgent(past)).id;
});

/**
 * Runs work with Ada's database role in a transaction that is rolled back; returns the SQLSTATE of a refusal, or
 * "done".
 */
async function outcome(work: (tx: TransactionSql) => PromiseLike<unknown>): Promise<string> {
  try {
    await owner.begin(async (tx) => {
      await tx`set local role app_rt`;
      await tx.unsafe(`set local app.user_id = '${ada}'`);
      await work(tx);
      throw new Error("done");
    });
    return "committed";
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return "code" in error ? String(error.code) : error.message;
  }
}

describe("with the role of an agent's request", () => {
  it("every table and every column of the database is decided about", () => {
    expect(own.map(({ name }) => name.slice(7)).sort()).toEqual(Object.keys(AGENT_RIGHTS).sort());
    for (const { name, columns } of own) {
      const { change, once, never } = rightsOf(name);
      expect([...words(change), ...words(once), ...words(never)].sort(), name).toEqual([...columns].sort());
    }
  });

  it.each(own)(
    "$name changes, adds and removes what is listed and nothing else",
    async ({ name, columns }) => {
      const { change, add, remove } = rightsOf(name);
      const changeable = new Set(words(change));
      for (const column of columns) {
        const answer = async (statement: string) => [column, await outcome((tx) => tx.unsafe(statement))];
        expect(await answer(`select "${column}" from ${name} limit 0`)).toEqual([column, "done"]);
        const updated = await answer(`update ${name} set "${column}" = "${column}" where false`);
        expect(updated).toEqual([column, changeable.has(column) ? "done" : DENIED]);
        const added = await answer(
          `insert into ${name} ("${column}") select "${column}" from ${name} where false`,
        );
        expect(added).toEqual([column, add === false ? DENIED : "done"]);
      }
      expect(await outcome((tx) => tx.unsafe(`delete from ${name} where false`))).toBe(
        remove ? "done" : DENIED,
      );
      expect(await outcome((tx) => tx.unsafe(`truncate ${name}`))).toBe(DENIED);
    },
  );

  it.each(closed)("$name is closed", async ({ name, columns }) => {
    const column = columns[0] ?? "";
    for (const statement of [
      `select 1 from ${name} limit 0`,
      `insert into ${name} ("${column}") select null where false`,
      `update ${name} set "${column}" = null where false`,
      `delete from ${name} where false`,
    ]) {
      expect([statement, await outcome((tx) => tx.unsafe(statement))]).toEqual([statement, DENIED]);
    }
  });

  it.each(own.filter(({ name }) => rightsOf(name).refused))(
    "$name takes no new row with a value that is somebody else's to say",
    async ({ name }) => {
      const { refused = {}, never } = rightsOf(name);
      expect(Object.keys(refused)).toEqual(expect.arrayContaining(words(never)));
      const row = await fittingRow(name.slice(7));
      const insert = (over: object) =>
        outcome((tx) => tx`insert into ${tx(name)} ${tx({ ...row, ...over } as Record<string, string>)}`);
      // The rows referred to don't exist; foreign keys report that (23503) only after the policies have passed.
      expect(["done", "23503"]).toContain(await insert({}));
      for (const [column, value] of Object.entries(refused)) {
        expect([column, await insert({ [column]: value })]).toEqual([column, DENIED]);
      }
    },
  );

  it("no row of theirs comes to point at a supplier of somebody else, nor at none that is", async () => {
    const foreign = await supplierOf(ben);
    for (const [table, columns] of Object.entries(POINTERS)) {
      await past`delete from ${past(table)}`;
      await plantFitting(table);
      for (const column of columns) {
        for (const id of [foreign, randomUUID()]) {
          const point = await outcome((tx) => tx`update ${tx(table)} set ${tx({ [column]: id })}`);
          expect([table, column, point]).toEqual([table, column, DENIED]);
        }
      }
    }
  });

  it("a review is taken back, not decided", async () => {
    await plantFitting("ai_review_items");
    const become = (status: string) => outcome((tx) => tx`update ai_review_items set status = ${status}`);
    expect(await become("withdrawn")).toBe("done");
    expect(await become("approved")).toBe(DENIED);
    expect(await become("rejected")).toBe(DENIED);
  });

  it.each(["enqueue_job", "enqueue_job_once"])(
    "jobs are asked for of one's own only, in a queue that there is, by %s",
    async (way) => {
      const ask = (queue: string, data: object) =>
        outcome((tx) => tx`select ${tx(way)}(${queue}, ${JSON.stringify(data)}::text::jsonb, 0)`);
      expect(await ask("extract-email", { userId: ada, emailId: ada })).toBe("done");
      expect(await ask("extract-email", { userId: ben, emailId: ben })).toBe(DENIED);
      expect(await ask("find-overdue", {})).toBe(DENIED);
      expect(await ask("dead-letters", { userId: ada })).toBe("42704");
      expect(await ask("no-such-queue", { userId: ada })).toBe("42704");
      await expect(
        owner.begin(async (tx) => {
          await tx`set local role app_rt`;
          await tx`select enqueue_job('find-overdue', '{}', 0)`;
        }),
      ).rejects.toMatchObject({ code: DENIED });
    },
  );

  it("only the functions that ask for jobs, make partitions and look how far the books are locked act with more rights than its caller's", async () => {
    const definers = await past`
      select proname from pg_proc where prosecdef and pronamespace not in ('pg_catalog'::regnamespace)
      order by 1`;
    expect(definers.map(({ proname }) => proname)).toEqual([
      "books_locked_to",
      "enqueue_job",
      "enqueue_job_once",
      "make_partitions",
    ]);
    expect(await outcome((tx) => tx`select make_partitions(now(), now())`)).toBe(DENIED);
  });
});

const POINTERS = {
  bookings: ["supplier_id"],
  supplier_preferences: ["merged_into"],
} as const;

/** Returns a row of Ada's that satisfies every constraint. */
async function fittingRow(table: string): Promise<Record<string, unknown>> {
  const row = await tenantRow(
    past,
    { name: table, owner: table === "suppliers" ? "owner_id" : "user_id" },
    ada,
  );
  const visible = await supplierOf(ada);
  const fitting: Readonly<Record<string, unknown>> = {
    actor_id: ada,
    message_key: `${ada}|1`,
    provider: table === "emails" ? "upload" : "raw",
    supplier_id: visible,
    from_id: visible,
    into_id: visible,
    merged_into: visible,
  };
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, fitting[column] ?? value]));
}

async function plantFitting(table: string): Promise<void> {
  const row = await fittingRow(table);
  await past.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into ${tx(table)} ${tx(row as Record<string, string>)}`;
  });
}

async function supplierOf(agent: string): Promise<string> {
  const row = await plantRow(past, { name: "suppliers", owner: "owner_id" }, agent);
  return String(row.id);
}
