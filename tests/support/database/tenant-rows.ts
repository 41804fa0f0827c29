import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";

type Column = {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** The check constraint's definition with the allowed values of a text column. */
  readonly allowed: string | null;
};

/** A table whose rows belong to agents; `owner` is the column with the agent's id. */
export type TenantTable = { readonly name: string; readonly owner: string };

/** Values for nullable columns that a row needs, and for columns that need another value than their type's default. */
const NEEDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  email_originals: { place: "s3:originals/nowhere" },
  webhook_endpoints: { events: ["booking.created"] },
  webhook_deliveries: { event: "booking.created", next_at: "2026-01-05T12:00:00Z" },
  payout_accounts: { last_four: "6789" },
  payout_tax_details: { last_four: "6789" },
  payout_agreements: { valid_from: "2031-03-01" },
  payout_shares: { percent_bp: 10_000, percent_from: "DEFAULT" },
};

/** Returns every table with an owner column. */
export async function tenantTables(db: Sql): Promise<TenantTable[]> {
  const tables = await db<{ name: string }[]>`
    select c.table_name as name from information_schema.columns c
    join pg_class on oid = format('public.%I', c.table_name)::regclass and relkind in ('r', 'p') and not relispartition
    where c.table_schema = 'public' and c.column_name = 'user_id' order by 1`;
  return [
    ...tables.map(({ name }) => ({ name, owner: "user_id" })),
    { name: "suppliers", owner: "owner_id" },
    { name: "users", owner: "id" },
  ];
}

/** Returns a row for an agent, with a default value by type in each required column. */
export async function tenantRow(
  db: Sql,
  table: TenantTable,
  owner: string,
): Promise<Record<string, unknown>> {
  const columns = await columnsOf(db, table.name);
  const needs = NEEDS[table.name] ?? {};
  const filled = columns.filter(({ name, required }) => required || name === table.owner || name in needs);
  return Object.fromEntries(
    filled.map((column) => [
      column.name,
      column.name === table.owner ? owner : (needs[column.name] ?? usualValue(column)),
    ]),
  );
}

/** Inserts a row without checking foreign keys; an agent's rows needn't refer to each other. */
export async function plantRow(db: Sql, table: TenantTable, owner: string): Promise<Record<string, unknown>> {
  const row = await tenantRow(db, table, owner);
  await db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into ${tx(table.name)} ${tx(row as Record<string, string>)}`;
  });
  return row;
}

async function columnsOf(db: Sql, table: string): Promise<Column[]> {
  return db<Column[]>`
    select column_name as name, coalesce(domain_name, udt_name) as type,
      is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' as required,
      (select (regexp_match(pg_get_constraintdef(oid), '''([^'']*)''::text'))[1] from pg_constraint
       where conrelid = ${table}::regclass and contype = 'c'
         and pg_get_constraintdef(oid) like 'CHECK ((' || column_name || ' = %') as allowed
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`;
}

function usualValue({ type, allowed }: Column): unknown {
  switch (type) {
    case "uuid":
      return randomUUID();
    case "bpchar":
      return "USD";
    case "int2":
    case "int4":
    case "int8":
      return 1;
    case "bool":
      return false;
    case "date":
      return "2031-03-01";
    case "timestamptz":
      return "2026-01-05T12:00:00Z";
    case "jsonb":
      return "{}";
    case "bytea":
      return Buffer.from("x");
    default:
      return allowed ?? randomUUID();
  }
}
