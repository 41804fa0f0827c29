import { randomUUID } from "node:crypto";
import type { Sql, TransactionSql } from "postgres";
import { beforeEach, describe, expect, it } from "vitest";
import { owner, db as past } from "../support/database/database";
import { plantRow, tenantRow, tenantTables } from "../support/database/tenant-rows";
import { newAgent } from "../support/people/agent";

/** Tables an agent's role can't query at all; only the sign-in or jobs use them. */
const NOT_FOR_AGENTS = new Set([
  "sessions",
  "accounts",
  "erased_entries",
  "address_verifications",
  "notification_mails",
  "two_factors",
]);
/** Tables that an agent's role can read but not insert into. */
const NO_INSERT = new Set(["users"]);

const tables = await tenantTables(past);
const forAgents = tables.filter(({ name }) => !NOT_FOR_AGENTS.has(name));

let ada: string;
let ben: string;
beforeEach(async () => {
  ada = (await newAgent(past)).id;
  ben = (await newAgent(past)).id;
});

/** Runs work as a request's transaction does: with the restricted role and, if given, the agent's id. */
function as<T>(agent: string | undefined, work: (tx: TransactionSql) => Promise<T>): Promise<unknown> {
  return owner.begin(async (tx) => {
    await tx`set local role app_rt`;
    // Uses SET, as the product does: a cluster passes it on to its other nodes, but not what a function sets.
    if (agent) await tx.unsafe(`set local app.user_id = '${agent.replaceAll("'", "''")}'`);
    return work(tx);
  });
}

describe("every table with an owner", () => {
  it("there are many, and each is behind row-level security", async () => {
    expect(tables.length).toBeGreaterThan(20);
    const open = await past`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relrowsecurity`;
    expect(open).toEqual([]);
  });

  it.each(forAgents)(
    "$name shows nothing without an agent, and to an agent only their own rows",
    async (table) => {
      const isUsers = table.name === "users";
      if (!isUsers) {
        await plantRow(past, table, ada);
        await plantRow(past, table, ben);
      }
      const rows = (tx: TransactionSql) =>
        tx<{ owner: string }[]>`select ${tx(table.owner)} as owner from ${tx(table.name)}`;
      expect(await as(undefined, rows)).toEqual([]);
      expect(await as(ben, rows)).toEqual([{ owner: ben }]);
      expect(await as(ada, rows)).toEqual([{ owner: ada }]);
    },
  );

  it.each(forAgents)("$name takes no row for somebody else, and gives none away", async (table) => {
    const foreign = await tenantRow(past, table, ada);
    const insert = (row: object) => (tx: TransactionSql) =>
      tx`insert into ${tx(table.name)} ${tx(row as Record<string, string>)}`;
    await expect(as(ben, insert(foreign))).rejects.toMatchObject({ code: "42501" });
    await expect(as(undefined, insert(foreign))).rejects.toMatchObject({ code: "42501" });
    if (NO_INSERT.has(table.name)) return;
    await plantRow(past, table, ben);
    // A cluster also rejects moving a row of a distributed table to another agent (0A000).
    const giveAway = (tx: TransactionSql) =>
      tx`update ${tx(table.name)} set ${tx({ [table.owner]: ada })} where ${tx(table.owner)} = ${ben}`;
    await expect(as(ben, giveAway)).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|0A000)$/) });
  });

  it.each(forAgents)(
    "$name keeps another agent's rows through an update and a delete of everything",
    async (table) => {
      if (table.name !== "users") await plantRow(past, table, ada);
      const before = await rowsOf(past, table.name, table.owner, ada);
      const tryAll = async (statement: (tx: TransactionSql) => Promise<unknown>) => {
        await as(ben, statement).catch((error: { code?: string }) =>
          expect(error.code).toMatch(/^(42501|0A000)$/),
        );
      };
      await tryAll((tx) => tx`delete from ${tx(table.name)}`);
      await tryAll((tx) => tx`update ${tx(table.name)} set ${tx({ [table.owner]: ben })}`);
      expect(await rowsOf(past, table.name, table.owner, ada)).toEqual(before);
    },
  );

  it.each([
    ...NOT_FOR_AGENTS,
    "verifications",
    "clerk_events",
    "clerk_deletions",
    "rate_limits",
    "unowned_emails",
  ])("%s is closed to every agent", async (name) => {
    const rows = (tx: TransactionSql) => tx`select from ${tx(name)}`;
    await expect(as(ada, rows)).rejects.toMatchObject({ code: "42501" });
  });

  it("an id that is none sees nothing", async () => {
    await plantRow(past, { name: "bookings", owner: "user_id" }, ada);
    await expect(as("' or true --", (tx) => tx`select from bookings`)).rejects.toMatchObject({
      code: "22P02",
    });
    expect(await as(randomUUID(), (tx) => tx`select from users`)).toEqual([]);
  });
});

describe("the audit", () => {
  it.each([
    ["update", (tx: TransactionSql) => tx`update audit_log set action = 'other'`],
    ["delete", (tx: TransactionSql) => tx`delete from audit_log`],
    ["truncate", (tx: TransactionSql) => tx`truncate audit_log`],
  ])("refuses %s even to its owner and to a superuser", async (_what, statement) => {
    await plantRow(past, { name: "audit_log", owner: "user_id" }, ada);
    await expect(owner.begin(statement)).rejects.toMatchObject({ code: "42501" });
    await expect(past.begin(statement)).rejects.toMatchObject({ code: "42501" });
    expect(await past`select from audit_log`).toHaveLength(1);
  });
});

async function rowsOf(db: Sql, table: string, column: string, agent: string): Promise<readonly unknown[]> {
  return db`select t::text from ${db(table)} t where ${db(column)} = ${agent} order by 1`;
}
