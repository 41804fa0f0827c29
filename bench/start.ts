import { loadavg } from "node:os";
import { ensureBuild } from "../tools/launcher/build/build.mjs";
import { startProduct } from "./parts/product";

/**
 * Measures the seconds from `npm start` to the first answer with an existing build: after it was stopped, and after
 * everything was killed at once (`kill -9`), including the database. `npm run bench -- start [ROUNDS]`
 */
const ROUNDS = Number(process.argv[2] ?? 3);
const WANTED_SECONDS = 5;

await ensureBuild();
await (await startProduct()).stop();
for (let round = 1; round <= ROUNDS; round += 1) {
  const stopped = await startProduct();
  await stopped.kill();
  const killed = await startProduct();
  await killed.stop();
  const [calm, hard] = [stopped, killed].map(({ readyMs }) => (readyMs / 1000).toFixed(1));
  console.log(`stopped before: ${calm} s, killed before: ${hard} s (${WANTED_SECONDS} wanted)`);
}
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
