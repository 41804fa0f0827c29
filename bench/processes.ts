import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { type RunningApp, startApp } from "../tests/support/app/running-app";
import { openTestServer } from "../tests/support/database/test-server";
import { ensureBuild } from "../tools/launcher/build/build.mjs";
import { DATA } from "../tools/launcher/paths.mjs";
import { signedInAgent } from "./parts/agent";
import { sendRequests } from "./parts/asking";
import { processTree } from "./parts/product";
import { cpuOf, memoryOf } from "./parts/server-process";

/**
 * Measures answers per second over 200 connections, with one server process and with two, in turns: the CPU of an answer
 * (server, database and client), the answers that the cores allow if they do nothing else, which share of these was
 * reached, and the memory. Then 600 simultaneous calls, each of which must be answered or refused immediately.
 * `npm run bench -- processes [TURNS] [SECONDS]`
 */
const TURNS = Number(process.argv[2] ?? 3);
const SECONDS = Number(process.argv[3] ?? 8);
const CONNECTIONS = 200;
const BURST = 600;
const PAGES = ["/bookings/open", "/api/bookings?limit=10"];
const BOOKINGS = 300;

await ensureBuild();
const server = await openTestServer();
/** Both apps use the same database. */
const apps: { processes: number; app: RunningApp }[] = [];
try {
  const one = await startApp("bench-processes-1", server);
  apps.push({ processes: 1, app: one });
  const cookie = await signedInAgent(one, BOOKINGS);
  const two = await startApp("bench-processes-2", server, { DATABASE_URL: one.databaseUrl }, 2);
  apps.push({ processes: 2, app: two });
  for (const page of PAGES) {
    for (const { app } of apps) await sendRequests(app, [page], { cookie }, CONNECTIONS, 3);
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const { processes, app } of apps) await told(page, processes, app, cookie);
    }
  }
  for (const { processes, app } of apps) await burst(processes, app, cookie);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  for (const { app } of apps.toReversed()) await app.stop();
  await server.close();
}

async function told(page: string, processes: number, app: RunningApp, cookie: string): Promise<void> {
  const pids = [...processTree(app.pid).keys()];
  const database = [...processTree(databasePid()).keys()];
  const before = { each: pids.map(cpuOf), database: sumOf(database.map(cpuOf)), client: process.cpuUsage() };
  const { times, errors, seconds } = await sendRequests(app, [page], { cookie }, CONNECTIONS, SECONDS);
  const each = pids.map((pid, index) => cpuOf(pid) - (before.each[index] ?? 0));
  const { user, system } = process.cpuUsage(before.client);
  const [server = 0, data = 0, client = 0] = [
    sumOf(each),
    sumOf(database.map(cpuOf)) - before.database,
    (user + system) / 1000,
  ].map((ms) => ms / times.length);
  const rate = times.length / seconds;
  const possible = (availableParallelism() * 1000) / (server + data + client);
  const busiest = Math.max(...each) / sumOf(each);
  const memory = sumOf(pids.map(memoryOf));
  console.log(
    `${processes} process${processes > 1 ? "es" : "  "}  ${page.padEnd(24)} ${rate.toFixed(1).padStart(6)} a second, ${(rate / possible).toFixed(2)} of the ${possible.toFixed(0)} possible  CPU each: server ${server.toFixed(1)}, database ${data.toFixed(1)}, client ${client.toFixed(1)} ms  ${(1000 / server).toFixed(0)} per CPU second of the server  busiest process ${busiest.toFixed(2)}  errors ${errors}  ${memory.toFixed(0)} MB`,
  );
}

/** The postmaster of the tests' own PostgreSQL, whose backends are its children. */
function databasePid(): number {
  return Number(readFileSync(path.join(DATA, "test-pg18/postmaster.pid"), "utf8").split("\n")[0]);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

async function burst(processes: number, app: RunningApp, cookie: string): Promise<void> {
  const statuses = new Map<string, number[]>();
  const started = performance.now();
  const ask = async () => {
    const response = await fetch(`${app.baseURL}${PAGES[0]}`, { headers: { cookie } });
    await response.text();
    const times = statuses.get(String(response.status)) ?? [];
    statuses.set(String(response.status), [...times, performance.now() - started]);
  };
  await Promise.all(Array.from({ length: BURST }, ask));
  const counts = [...statuses].map(
    ([status, times]) =>
      `${times.length} of ${status} within ${(Math.min(...times) / 1000).toFixed(1)} to ${(Math.max(...times) / 1000).toFixed(1)} s`,
  );
  console.log(
    `${BURST} calls at once, ${processes} process${processes > 1 ? "es" : ""}: ${counts.join(", ")}`,
  );
}
