import { loadavg } from "node:os";
import { testSettings, withoutSettings } from "../tests/support/app/environment";
import { startApp } from "../tests/support/app/running-app";
import { openTestServer } from "../tests/support/database/test-server";
import { ensureBuild, MEMORY } from "../tools/launcher/build/build.mjs";
import { startService, TYPESCRIPT, TYPESCRIPT_SETTINGS } from "../tools/launcher/children.mjs";
import { freePort } from "../tools/launcher/ports.mjs";
import { untilReady } from "../tools/launcher/readiness.mjs";
import { signedInAgent } from "./parts/agent";
import { sendRequests } from "./parts/asking";
import { quantile } from "./parts/quantile";
import { cpuOf } from "./parts/server-process";

/**
 * Measures the CPU of the server's process for one answer of the bookings, compared with a plain page of the same rows
 * and queries (`parts/plain-server.ts`: node:http, no Next, no React), in turns. `npm run bench -- plain [TURNS] [SECONDS]`
 */
const TURNS = Number(process.argv[2] ?? 20);
const SECONDS = Number(process.argv[3] ?? 2);
const CONNECTIONS = 4;
const BOOKINGS = 300;
const PAGE = "/bookings/open";
/** By then V8 has compiled what a page runs; before, a build with less to render looks no different. */
const WARM_UP_ANSWERS = 1200;

await ensureBuild();
const server = await openTestServer();
const app = await startApp("bench-plain", server);
const port = await freePort(0);
const env = {
  ...withoutSettings(process.env),
  ...testSettings(app.databaseUrl),
  ...TYPESCRIPT_SETTINGS,
  ...{ NODE_ENV: "production", PORT: String(port) },
} as NodeJS.ProcessEnv;
const plain = startService([...MEMORY, ...TYPESCRIPT, "bench/parts/plain-server.ts"], env);
const servers = [
  { name: "product", pid: app.pid, baseURL: app.baseURL },
  { name: "plain", pid: plain.pid, baseURL: `http://localhost:${port}` },
];
try {
  const cookie = await signedInAgent(app, BOOKINGS);
  await untilReady(`http://localhost:${port}`, { patienceMs: 30_000, isOver: () => false });
  const cpu = new Map<string, number[]>(servers.map(({ name }) => [name, []]));
  const ask = async (to: (typeof servers)[number], seconds: number) => {
    const { times, errors } = await sendRequests(to, [PAGE], { cookie }, CONNECTIONS, seconds);
    if (errors > 0) throw new Error(`${to.name}: ${errors} errors`);
    return times.length;
  };
  for (const to of servers) {
    for (let answers = 0; answers < WARM_UP_ANSWERS; answers += await ask(to, SECONDS));
  }
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const to of servers) {
      const before = cpuOf(to.pid);
      const answers = await ask(to, SECONDS);
      cpu.get(to.name)?.push((cpuOf(to.pid) - before) / answers);
    }
  }
  const [product = 0, least = 0] = servers.map(({ name }) => {
    const values = cpu.get(name) ?? [];
    const quartile = quantile(values, 0.25);
    console.log(
      `${name.padEnd(8)} ${quartile.toFixed(2)} ms of CPU an answer (median ${quantile(values, 0.5).toFixed(2)})`,
    );
    return quartile;
  });
  console.log(
    `distance ${(product - least).toFixed(2)} ms, ${(product / least).toFixed(2)} times; load ${loadavg()[0]?.toFixed(1)}`,
  );
} finally {
  await plain.stop();
  await app.stop();
  await server.close();
}
