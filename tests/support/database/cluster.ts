import type { Sql } from "postgres";
import { CLUSTER_SETTINGS } from "@/db/distribute";
import { OWNER, onServer } from "../../../tools/postgres/owner.mjs";

/**
 * The worker nodes (`host:port`, comma-separated in CITUS_WORKERS) of the cluster whose coordinator CITUS_URL names.
 */
export const WORKERS = (process.env.CITUS_URL && process.env.CITUS_WORKERS?.split(",")) || [];

/** Runs work on the server and on each worker node of a cluster. */
export async function onNodes(serverUrl: string, work: (sql: Sql) => Promise<unknown>): Promise<void> {
  const nodes = [serverUrl, ...WORKERS.map((host) => Object.assign(new URL(serverUrl), { host }).href)];
  for (const url of nodes) await onServer(url, work);
}

/**
 * Copies a database on every node. Ends a cluster's own connections to the original, and sets the database settings
 * again, which a copy doesn't inherit.
 */
export async function copyOnNodes(serverUrl: string, from: string, to: string): Promise<void> {
  await onNodes(serverUrl, async (sql) => {
    if (WORKERS.length > 0) {
      await sql.unsafe("set citus.enable_ddl_propagation to off");
      await sql`alter database ${sql(from)} allow_connections false`;
      await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${from}`;
    }
    await sql.unsafe(`create database ${to} template ${from} owner ${OWNER} strategy file_copy`);
    if (WORKERS.length === 0) return;
    for (const [name, value] of Object.entries(CLUSTER_SETTINGS)) {
      await sql.unsafe(`alter database ${to} set ${name} to ${value}`);
    }
  });
}
