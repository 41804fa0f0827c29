import { describe, expect, it } from "vitest";
import {
  DISTRIBUTED_TABLES as distributed,
  SHARED_TABLES as shared,
  withoutSelects,
} from "@/db/distribution";
import { db } from "../support/database/database";

const tables = await db<{ name: string; isKept: boolean }[]>`
  select relname as name, coalesce(attnotnull, false) as "isKept" from pg_class
  left join pg_attribute on attrelid = pg_class.oid and attname = 'user_id'
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;

/** The key columns of each unique index; null for an expression. */
const keys = await db<{ table: string; name: string; isPrimary: boolean; columns: (string | null)[] }[]>`
  select c.relname as table, indexrelid::regclass::text as name, indisprimary as "isPrimary",
    array(select attname from unnest(indkey[0:indnkeyatts - 1]) with ordinality as k (attnum, place)
      left join pg_attribute on attrelid = c.oid and pg_attribute.attnum = k.attnum and k.attnum > 0
      order by place) as columns
  from pg_index join pg_class c on c.oid = indrelid
  where indisunique and c.relnamespace = 'public'::regnamespace and not c.relispartition`;

const references = await db<{ from: string; to: string; columns: string[]; theirs: string[] }[]>`
  select f.relname as from, t.relname as to,
    array(select attname from unnest(conkey) with ordinality as k (n, place)
      join pg_attribute on attrelid = conrelid and attnum = n order by place) as columns,
    array(select attname from unnest(confkey) with ordinality as k (n, place)
      join pg_attribute on attrelid = confrelid and attnum = n order by place) as theirs
  from pg_constraint join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
  where contype = 'f' and f.relnamespace = 'public'::regnamespace and not f.relispartition and conparentid = 0`;

describe("the lists of what is spread over machines", () => {
  it("name each table once", () => {
    expect([...shared, ...distributed].sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it("name what is pointed at before what points there", () => {
    const order = [...shared, ...distributed];
    const others = references.filter(({ from, to }) => from !== to);
    for (const { from, to } of others) expect(order.indexOf(to), from).toBeLessThan(order.indexOf(from));
  });
});

describe("a table that is spread", () => {
  it.each(distributed)(
    "%s carries the agent in each row, its primary key and its unique indexes",
    (table) => {
      expect(tables.find(({ name }) => name === table)).toEqual({ name: table, isKept: true });
      const own = keys.filter((key) => key.table === table);
      expect(own.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
      for (const { name, columns } of own) expect(columns, name).toContain("user_id");
    },
  );

  it("points at rows of the same agent or at shared ones", () => {
    const between = references.filter(({ from, to }) => distributed.includes(from) && !shared.includes(to));
    expect(between).not.toEqual([]);
    for (const { from, columns, theirs } of between) {
      expect(columns.indexOf("user_id"), from).toBeGreaterThanOrEqual(0);
      expect(theirs[columns.indexOf("user_id")], from).toBe("user_id");
    }
  });
});

it("no policy is restrictive, which Citus makes permissive on other machines, or keeps a sub-select, which it refuses", async () => {
  const policies = await db<{ name: string; permissive: boolean; said: string }[]>`
    select polrelid::regclass || '.' || polname as name, polpermissive as permissive,
      concat_ws(' and ', pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as said from pg_policy`;
  expect(policies.length).toBeGreaterThan(100);
  const odd = policies.filter(
    ({ permissive, said }) => !permissive || /\bselect\b/i.test(withoutSelects(said)),
  );
  expect(odd).toEqual([]);
});

it("a shared table points at shared ones only", () => {
  const pointed = references.filter(({ from }) => shared.includes(from));
  expect(pointed).not.toEqual([]);
  for (const { from, to } of pointed) expect(shared, from).toContain(to);
});
