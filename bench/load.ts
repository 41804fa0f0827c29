import { loadavg } from "node:os";
import { startApp } from "../tests/support/app/running-app";
import { openTestServer } from "../tests/support/database/test-server";
import { ensureBuild } from "../tools/launcher/build/build.mjs";
import { signedInAgent } from "./parts/agent";
import { sendRequests, type Tally } from "./parts/asking";
import { inMs, quantile } from "./parts/quantile";
import { memoryOf } from "./parts/server-process";

/**
 * Measures answers per second of the API, the bookings page and a bare page over 1, 20 and 200 connections, each of
 * which sends the next request as soon as it has an answer; in turns, with the server's memory after each. Anything but
 * a complete answer with status 200 is an error. `npm run bench -- load [TURNS] [SECONDS]`
 */
const TURNS = Number(process.argv[2] ?? 3);
const SECONDS = Number(process.argv[3] ?? 5);
const CONNECTIONS = [1, 20, 200];
const BARE = "/post-signup";
const PAGE = "/bookings/open";
const ASKED = [BARE, PAGE, "/api/bookings?limit=10"];
const BOOKINGS = 300;
const WANTED = { share: 1 / 3, memoryMb: 600 };

await ensureBuild();
const server = await openTestServer();
const app = await startApp("bench-load", server);
try {
  const cookie = await signedInAgent(app, BOOKINGS);
  for (const page of ASKED) await tallied(page, cookie, 1, 2);
  console.log(`memory before: ${memoryOf(app.pid).toFixed(0)} MB`);
  for (const connections of CONNECTIONS) await measured(connections, cookie);
  console.log(
    `wanted: ${WANTED.share.toFixed(2)} of the bare page, ${WANTED.memoryMb} MB; load ${loadavg()[0]?.toFixed(1)}`,
  );
} finally {
  await app.stop();
  await server.close();
}

async function measured(connections: number, cookie: string): Promise<void> {
  const tallies = new Map<string, Tally>(ASKED.map((page) => [page, { times: [], errors: 0, seconds: 0 }]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [page, tally] of tallies) {
      const { times, errors, seconds } = await tallied(page, cookie, connections, SECONDS);
      tally.times.push(...times);
      tally.errors += errors;
      tally.seconds += seconds;
    }
  }
  const rate = ({ times, seconds }: Tally) => times.length / seconds;
  const bare = rate(tallies.get(BARE) ?? { times: [], errors: 0, seconds: 1 });
  for (const [page, tally] of tallies) {
    console.log(
      `${String(connections).padStart(3)} connections  ${page.padEnd(24)} ${rate(tally).toFixed(1).padStart(6)} a second, ${(rate(tally) / bare).toFixed(2)} of the bare page  p50 ${inMs(quantile(tally.times, 0.5))}  p95 ${inMs(quantile(tally.times, 0.95))}  errors ${tally.errors}`,
    );
  }
  console.log(`memory: ${memoryOf(app.pid).toFixed(0)} MB`);
}

function tallied(page: string, cookie: string, connections: number, seconds: number): Promise<Tally> {
  return sendRequests(app, [page], page === BARE ? {} : { cookie }, connections, seconds);
}
