import type { Sql } from "postgres";
import { CLUSTER_SETTINGS } from "@/db/distribute";
import { OWNER, onServer } from "../../../tools/postgres/owner.mjs";

/** The workers of the cluster whose coordinator CITUS_URL names, by CITUS_WORKERS (`host:port` with commas between). */
export const WORKERS = (process.env.CITUS_URL && process.env.CITUS_WORKERS?.split(",")) || [];

/** On the server itself, and on each worker of a cluster. */
export async function onNodes(serverUrl: string, work: (sql: Sql) => Promise<unknown>): Promise<void> {
  const nodes = [serverUrl, ...WORKERS.map((host) => Object.assign(new URL(serverUrl), { host }).href)];
  for (const url of nodes) await onServer(url, work);
}

/** Copies a database with every machine's part of it. A cluster's own connections to the original are ended, and what belongs to no copy said again. */
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
