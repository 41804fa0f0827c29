import { loadavg } from "node:os";
import { type RunningApp, startApp } from "../tests/support/app/running-app";
import { openTestServer } from "../tests/support/database/test-server";
import { ensureBuild } from "../tools/launcher/build/build.mjs";
import { signedInAgent } from "./parts/agent";
import { sendRequests } from "./parts/asking";
import { processTree } from "./parts/product";
import { cpuOf, memoryOf } from "./parts/server-process";

/**
 * Measures answers per second over 200 connections, their CPU and the memory, with one server process and with two, in
 * turns; then 600 simultaneous calls, each of which must be answered or refused immediately.
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
  const cpu = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  const before = cpu();
  const { times, errors, seconds } = await sendRequests(app, [page], { cookie }, CONNECTIONS, SECONDS);
  const memory = pids.reduce((sum, pid) => sum + memoryOf(pid), 0);
  console.log(
    `${processes} process${processes > 1 ? "es" : "  "}  ${page.padEnd(24)} ${(times.length / seconds).toFixed(1).padStart(6)} a second  ${((cpu() - before) / times.length).toFixed(1)} ms of CPU each  errors ${errors}  ${memory.toFixed(0)} MB`,
  );
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
