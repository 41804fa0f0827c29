import { expect, it } from "vitest";
import { selectSuppliersByKeys } from "@/lib/ledger/suppliers/supplier.sql";
import { inTransaction } from "@/lib/platform/context/transaction";
import { explain, type RecordedStatement, recordStatements } from "../../../bench/explain";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

const SUPPLIERS = 20_000;

it("a supplier is found by its name, else by an alias, each by an index, among very many", async () => {
  const agent = await newAgent(db);
  await db`insert into suppliers (id, name, name_key, aliases, alias_keys, created_at, updated_at)
    select gen_random_uuid(), 'Hotel ' || n, 'hotel ' || n, aliased, aliased, now(), now()
    from generate_series(1, ${SUPPLIERS}::int) n,
      lateral (select case when n % 500 = 0 then array['inn ' || n, 'hotel 7'] else '{}' end as aliased) a`;
  await db`vacuum analyze suppliers`;
  const keys = ["hotel 7", "inn 1500", "nowhere"];
  const asked: RecordedStatement[] = [];
  recordStatements(asked);
  const found = await inTransaction(agent.ctx, (tx) => selectSuppliersByKeys(tx, agent.id, keys));
  expect([...found].map(([key, { name }]) => [key, name])).toEqual([
    ["hotel 7", "Hotel 7"],
    ["inn 1500", "Hotel 1500"],
  ]);
  for (const statement of asked.slice().filter(({ text }) => /from "?suppliers/.test(text))) {
    const plan = await inTransaction(agent.ctx, (tx) => explain(tx.db, statement));
    expect.soft(plan, statement.text).not.toMatch(/Seq Scan on suppliers/);
  }
});
