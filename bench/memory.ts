import { loadavg } from "node:os";
import { startApp } from "../tests/support/app/running-app";
import { openTestServer } from "../tests/support/database/test-server";
import { ensureBuild } from "../tools/launcher/build/build.mjs";
import { signedInAgent } from "./parts/agent";
import { sendRequests } from "./parts/asking";
import { quantile } from "./parts/quantile";
import { memoryOf } from "./parts/server-process";

/**
 * Measures the server's memory minute by minute, while 20 connections request pages and the API continuously. Memory
 * counts as flat if the last third uses no more than the third before. `npm run bench -- memory [MINUTES]`
 */
const MINUTES = Number(process.argv[2] ?? 10);
const CONNECTIONS = 20;
const PAGES = ["/", "/bookings/open", "/emails/new", "/suppliers", "/api/bookings?limit=10"];
const BOOKINGS = 300;
const WANTED = { memoryMb: 600, growth: 1.05 };

await ensureBuild();
const server = await openTestServer();
const app = await startApp("bench-memory", server);
try {
  const cookie = await signedInAgent(app, BOOKINGS);
  const memory: number[] = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const { times, errors } = await sendRequests(app, PAGES, { cookie }, CONNECTIONS, 60);
    memory.push(memoryOf(app.pid));
    console.log(
      `minute ${String(minute).padStart(2)}: ${memory.at(-1)?.toFixed(0)} MB  ${times.length} answers, ${errors} errors`,
    );
  }
  const third = Math.ceil(MINUTES / 3);
  const early = quantile(memory.slice(third, 2 * third), 0.5);
  const late = quantile(memory.slice(-third), 0.5);
  console.log(
    `${(late / early).toFixed(2)} times as much in the last third as in the one before (${WANTED.growth} wanted), at most ${Math.max(...memory).toFixed(0)} MB (${WANTED.memoryMb} wanted); load ${loadavg()[0]?.toFixed(1)}`,
  );
} finally {
  await app.stop();
  await server.close();
}
