import { loadavg } from "node:os";
import { ensureBuild } from "../tools/launcher/build/build.mjs";
import { startProduct } from "./parts/product";
import { cpuOf, memoryOf } from "./parts/server-process";

/**
 * Measures the share of a core that `npm start` uses while nobody uses the app: launcher, server, worker and the
 * embedded PostgreSQL, per process, after the first page has been opened. `npm run bench -- idle [SECONDS]`
 */
const SECONDS = Number(process.argv[2] ?? 60);
const SETTLING_MS = 45_000;
const WANTED = 0.5;

await ensureBuild();
const product = await startProduct();
try {
  await (await fetch(`${product.baseURL}/sign-in`)).text();
  await pause(SETTLING_MS);
  const before = new Map([...product.processes()].map(([pid, name]) => [pid, { name, ms: cpuOf(pid) }]));
  const started = performance.now();
  await pause(SECONDS * 1000);
  const took = performance.now() - started;
  const living = product.processes();
  const spent = [...before].flatMap(([pid, { name, ms }]) =>
    living.has(pid) ? [{ name, percent: ((cpuOf(pid) - ms) / took) * 100, mb: memoryOf(pid) }] : [],
  );
  for (const { name, percent, mb } of spent.toSorted((one, other) => other.percent - one.percent)) {
    console.log(`${percent.toFixed(3)} %  ${mb.toFixed(0).padStart(4)} MB  ${name}`);
  }
  const sum = spent.reduce((all, { percent }) => all + percent, 0);
  console.log(`${sum.toFixed(2)} % of a core (${WANTED} wanted); load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await product.stop();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
