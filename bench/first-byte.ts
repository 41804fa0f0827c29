import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startApp } from "../tests/support/app/running-app";
import { openTestServer } from "../tests/support/database/test-server";
import { ensureBuild } from "../tools/launcher/build/build.mjs";
import { signedInAgent } from "./parts/agent";
import { inMs, quantile } from "./parts/quantile";
import { cpuOf } from "./parts/server-process";

/**
 * Measures the time to the first and to the last byte of signed-in pages compared with a bare page of the same
 * production build, and the CPU of the server's process per answer (lower quartile). The ratios are the results.
 * `npm run bench -- first-byte [ROUNDS]`
 */
const ROUNDS = Number(process.argv[2] ?? 200);
const WARM_UP = 20;
const BOOKINGS = 300;
/** Time in which the server cleans up after an answer. */
const AFTERWARDS_MS = 3;
/** A page rendered per request like every other, after the gate, with nothing on it but a line of text. */
const BARE = "/post-signup";
/** The last page has the maximum number of rows. */
const PAGES = ["/", "/bookings/open", "/emails/new", "/suppliers", "/bookings/open?pageSize=100"];
const BUDGET = { first: 2, last: 3 };

await ensureBuild();
const server = await openTestServer();
const app = await startApp("bench-first-byte", server);
const connection = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  const cookie = await signedInAgent(app, BOOKINGS);
  const taken = new Map<string, Measured[]>([BARE, ...PAGES].map((page) => [page, []]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    // In turns, so that other load on the machine affects all of them equally.
    for (const [page, loads] of taken) {
      const before = cpuOf(app.pid);
      const load = await loaded(page, page === BARE ? "" : cookie);
      await pause(AFTERWARDS_MS);
      if (round >= 0) loads.push({ ...load, cpu: cpuOf(app.pid) - before });
    }
  }
  for (const end of ["first", "last"] as const) {
    const ratios = [...taken].map(([page, loads]) => told(page, loads, taken.get(BARE) ?? [], end));
    // The page with the maximum number of rows has no budget, because the caller asked for that much data.
    const dearest = Math.max(...ratios.slice(1, -1));
    console.log(`dearest page: ${dearest.toFixed(2)} times the bare page (${BUDGET[end]} wanted)\n`);
  }
  const cpu = (loads: readonly Measured[]) =>
    quantile(
      loads.map((load) => load.cpu),
      0.25,
    );
  const bare = cpu(taken.get(BARE) ?? []);
  for (const [page, loads] of taken) {
    console.log(
      `${page.padEnd(28)} CPU ${inMs(cpu(loads), 1)}  ${(cpu(loads) / bare).toFixed(2)} times the bare page`,
    );
  }
} finally {
  connection.destroy();
  await app.stop();
  await server.close();
}

/** Milliseconds from the request to the first and to the last byte, and the number of bytes. */
type Loaded = { readonly first: number; readonly last: number; readonly bytes: number };
type Measured = Loaded & { readonly cpu: number };

function told(
  page: string,
  loads: readonly Loaded[],
  bare: readonly Loaded[],
  end: "first" | "last",
): number {
  const times = loads.map((load) => load[end]);
  const median = quantile(times, 0.5);
  const ratio =
    median /
    quantile(
      bare.map((load) => load[end]),
      0.5,
    );
  const kb = ((loads[0]?.bytes ?? 0) / 1000).toFixed(0).padStart(4);
  console.log(
    `${page.padEnd(28)} ${end} byte p50 ${inMs(median, 1)}  p95 ${inMs(quantile(times, 0.95), 1)}  ${ratio.toFixed(2)} times the bare page  ${kb} kB`,
  );
  return ratio;
}

function loaded(page: string, cookie: string): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = get(`${app.baseURL}${page}`, { agent: connection, headers: { cookie } }, (response) => {
      let [first, bytes] = [0, 0];
      if (response.statusCode !== 200) reject(new Error(`${page} answers ${response.statusCode}.`));
      response.on("data", (chunk: Buffer) => {
        first ||= performance.now() - started;
        bytes += chunk.length;
      });
      response.on("end", () => resolve({ first, last: performance.now() - started, bytes }));
    });
    request.on("error", reject);
  });
}
