import postgres from "postgres";
import { DISTRIBUTED_TABLES, SEES_SUPPLIER, SHARED_TABLES, withoutSelects } from "./distribution";

/**
 * Settings of a cluster: the machines have to know the agent of a transaction, and must be able to run the queries on
 * shared tables in policies and triggers.
 */
export const CLUSTER_SETTINGS = {
  "citus.propagate_set_commands": "local",
  "citus.multi_shard_modify_mode": "sequential",
  "citus.allow_nested_distributed_execution": "on",
  "citus.enable_unsafe_triggers": "on",
  "citus.skip_advisory_lock_permission_checks": "on",
};
const ROLES = ["app_rt", "app_job", "app_admin"];

/**
 * Distributes a migrated database over the machines of a Citus cluster, in one transaction. A repeated call distributes
 * what later migrations have added. Nobody may write to the database meanwhile. Throws an error whose message says what
 * is wrong.
 *
 * @param url the address of the coordinator, with a superuser who has the same login on each worker
 * @param workers `host:port` of each worker, as the coordinator reaches it
 * @returns how many tables were distributed, and how many were copied to each machine
 */
export async function distributeDatabase(
  url: string,
  workers: readonly string[],
): Promise<{ readonly distributed: number; readonly shared: number }> {
  const coordinator = postgres(url, {
    max: 1,
    onnotice: () => undefined,
    connection: { statement_timeout: 0 },
  });
  try {
    await refuseUnfit(coordinator);
    for (const worker of workers) await prepareWorker(url, worker);
    await gather(coordinator, url, workers);
    // The database's settings only apply to new connections.
    await coordinator.unsafe(
      Object.entries(CLUSTER_SETTINGS)
        .map(([name, value]) => `set ${name} to '${value}'`)
        .join("; "),
    );
    return await coordinator.begin(spread);
  } finally {
    await coordinator.end();
  }
}

async function refuseUnfit(sql: postgres.Sql): Promise<void> {
  const [user] = await sql`select from pg_roles where rolname = current_user and rolsuper`;
  if (!user) throw new Error("Only a superuser of the coordinator can distribute its database.");
  const [server] = await sql<
    { loads: string }[]
  >`select current_setting('shared_preload_libraries') as loads`;
  if (!/\bcitus\b/.test(server?.loads ?? "")) {
    throw new Error(
      "The coordinator doesn't load Citus: put it first in shared_preload_libraries and restart.",
    );
  }
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;
  const listed = new Set([...SHARED_TABLES, ...DISTRIBUTED_TABLES]);
  const found = new Set(tables.map(({ name }) => name));
  const odd = [...listed.symmetricDifference(found)];
  if (odd.length > 0) {
    throw new Error(`The database isn't migrated to this version, which its table ${odd[0]} shows.`);
  }
}

/** Creates a database of the same name with Citus on a worker. Its roles and tables come from the coordinator. */
async function prepareWorker(url: string, worker: string): Promise<void> {
  const own = new URL(url);
  own.host = worker;
  const database = own.pathname.slice(1);
  const server = postgres(Object.assign(new URL(own), { pathname: "/postgres" }).href, { max: 1 });
  try {
    const [existing] = await server`select from pg_database where datname = ${database}`;
    if (!existing) await server`create database ${server(database)}`;
  } finally {
    await server.end();
  }
  const sql = postgres(own.href, { max: 1, onnotice: () => undefined });
  try {
    await sql`create extension if not exists citus`;
  } finally {
    await sql.end();
  }
}

async function gather(sql: postgres.Sql, url: string, workers: readonly string[]): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  await sql`create extension if not exists citus`;
  await sql`select citus_set_coordinator_host(${hostname}, ${Number(port || 5432)})`;
  for (const worker of workers) {
    const { hostname: name, port: at } = new URL(`postgres://${worker}`);
    await sql`select citus_add_node(${name}, ${Number(at || 5432)})`;
  }
  const [count] = await sql`select from pg_dist_node where groupid <> 0 and isactive`;
  if (!count) throw new Error("Name the workers (host:port), or add them to the coordinator.");
  // The coordinator connects to the workers under the role that a transaction has taken on.
  for (const role of ROLES) await sql`alter role ${sql(role)} login`;
  const database = sql(decodeURIComponent(pathname.slice(1)));
  for (const [name, value] of Object.entries(CLUSTER_SETTINGS)) {
    await sql`alter database ${database} set ${sql.unsafe(name)} to ${sql.unsafe(value)}`;
  }
}

/**
 * Distributes the tables. Drops the foreign keys and adds them again at the end: otherwise Citus would first convert
 * all tables that are connected by them at each step, which takes minutes and gives the checks of a partition other
 * names than those of its table.
 */
async function spread(sql: postgres.TransactionSql) {
  const done = new Set(
    (await sql<{ name: string }[]>`select table_name::text as name from citus_tables`).map(
      ({ name }) => name,
    ),
  );
  const distributed = DISTRIBUTED_TABLES.filter((name) => !done.has(name));
  const shared = SHARED_TABLES.filter((name) => !done.has(name));
  const fresh = [...shared, ...distributed];
  const keys = await sql<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
      and (conrelid = any(${fresh}::regclass[]) or confrelid = any(${fresh}::regclass[]))`;
  for (const { table, name } of keys) await sql`alter table ${sql(table)} drop constraint ${sql(name)}`;
  await sql.unsafe(SEES_SUPPLIER);
  await restatePolicies(sql, fresh);
  for (const name of shared) await sql`select create_reference_table(${name})`;
  // Distributing a table also distributes the functions in its policies and triggers, but not those that these call,
  // some of which read shared tables.
  await sql`
    select create_distributed_function(oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`;
  for (const name of distributed) await sql`select create_distributed_table(${name}, 'user_id')`;
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql(table)} add constraint ${sql(name)} ${sql.unsafe(definition)}`;
  }
  return { distributed: distributed.length, shared: shared.length };
}

async function restatePolicies(sql: postgres.TransactionSql, tables: readonly string[]): Promise<void> {
  const policies = await sql<{ table: string; name: string; using: string | null; check: string | null }[]>`
    select polrelid::regclass::text as table, polname as name,
      pg_get_expr(polqual, polrelid) as using, pg_get_expr(polwithcheck, polrelid) as check
    from pg_policy where polrelid = any(${tables}::regclass[])`;
  for (const { table, name, using, check } of policies) {
    const clauses = [
      ...(using ? [`using (${withoutSelects(using)})`] : []),
      ...(check ? [`with check (${withoutSelects(check)})`] : []),
    ];
    await sql`alter policy ${sql(name)} on ${sql(table)} ${sql.unsafe(clauses.join(" "))}`;
  }
}
