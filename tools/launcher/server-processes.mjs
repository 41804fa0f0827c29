// @ts-check
import cluster from "node:cluster";
import os from "node:os";
import process from "node:process";
import { NEXT, startAt } from "./build/build.mjs";
import { untilReady } from "./readiness.mjs";
import { say } from "./say.mjs";

/**
 * Serves the build on one port with several processes (Node's cluster), which share nothing but the database:
 * `node tools/launcher/server-processes.mjs PORT [PROCESSES]`. Without PROCESSES or SERVER_PROCESSES there is one per
 * core, but at most one per GB of memory. The other processes start once the first one answers, so that it has the
 * machine to itself. A process that ends by itself is replaced; if one ends without ever listening, all of them end.
 */
const [port = "3000", wanted] = process.argv.slice(2);
const PROCESSES =
  Number(wanted ?? process.env.SERVER_PROCESSES) ||
  Math.max(1, Math.min(os.availableParallelism(), memoryGb()));
/**
 * The number of database connections shared by all processes. A database usually allows a hundred; the worker and tools
 * need some too.
 */
const CONNECTIONS = 60;
const MOST_EACH = 10;
const READY_PATIENCE_MS = 90_000;

let isEnding = false;
const listening = new Set();

// Each process accepts its connections itself. If the primary hands them out instead, those sent to a process that was just killed
// are never answered and never closed.
cluster.schedulingPolicy = cluster.SCHED_NONE;
cluster.setupPrimary({ exec: NEXT, args: startAt(port) });
cluster.on("listening", async ({ id }) => {
  listening.add(id);
  await untilReady(`http://127.0.0.1:${port}`, { patienceMs: READY_PATIENCE_MS, isOver: () => isEnding });
  if (!isEnding && Object.keys(cluster.workers ?? {}).length < PROCESSES) begin();
});
cluster.on("exit", ({ id }, code, signal) => {
  const hasServed = listening.delete(id);
  if (isEnding) return endWithLast();
  if (!hasServed) return endAll(code || 1);
  say(`A process of the app has ended by itself (${signal ?? `exit code ${code}`}); another begins.`);
  begin();
});
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) process.on(signal, () => endAll(0));
begin();

function begin() {
  const each = Math.max(4, Math.min(MOST_EACH, Math.floor(CONNECTIONS / PROCESSES)));
  cluster.fork({ DATABASE_POOL_SIZE: process.env.DATABASE_POOL_SIZE || String(each) });
}

/** @param {number} code */
function endAll(code) {
  isEnding = true;
  process.exitCode = code;
  for (const one of Object.values(cluster.workers ?? {})) one?.process.kill("SIGTERM");
  endWithLast();
}

function endWithLast() {
  if (Object.keys(cluster.workers ?? {}).length === 0) process.exit();
}

/** Returns the machine's memory in GB. A process may use some 600 MB. */
function memoryGb() {
  return Math.floor(os.totalmem() / 2 ** 30);
}
