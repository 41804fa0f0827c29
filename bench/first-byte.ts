import { randomBytes, randomUUID } from "node:crypto";
import { Agent, get } from "node:http";
import postgres, { type Sql } from "postgres";
import { testSettings } from "../tests/support/app/environment";
import { startApp } from "../tests/support/app/running-app";
import { openTestServer } from "../tests/support/database/test-server";
import { ensureBuild } from "../tools/launcher/build.mjs";

/**
 * Time to first byte of signed-in pages against a bare page of the same production build; the ratios are the figures.
 * `npm run bench -- first-byte [ROUNDS]`
 */
const ROUNDS = Number(process.argv[2] ?? 200);
const WARM_UP = 20;
const BOOKINGS = 300;
/** Drawn per request like every page, with the gate before it, and nothing on it but a line of text. */
const BARE = "/post-signup";
const PAGES = ["/", "/bookings/open", "/emails/new"];
const BUDGET = 2;

await ensureBuild();
const server = await openTestServer();
const app = await startApp("bench-first-byte", server);
Object.assign(process.env, testSettings(app.databaseUrl), { LOG_LEVEL: "silent" });
const { createBooking } = await import("@/lib/bookings/create-booking");
const { bookingDraft } = await import("@/lib/bookings/booking.model");
const { contextFor } = await import("@/lib/context/context");
const { closeDatabases } = await import("@/db/client");
const { hashOfToken, sessionCookieName, signedToken } = await import("@/lib/identity/session-cookie");

const db = postgres(app.superuserUrl, { max: 1, onnotice: () => undefined });
const connection = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  const cookie = await signedInAgent(db);
  const times = new Map<string, number[]>([BARE, ...PAGES].map((page) => [page, []]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    // In turns, so that what else the machine does falls on all of them alike.
    for (const [page, taken] of times) {
      const ms = await firstByte(page, page === BARE ? "" : cookie);
      if (round >= 0) taken.push(ms);
    }
  }
  const bare = quantile(times.get(BARE) ?? [], 0.5);
  for (const [page, taken] of times) {
    const [p50, p95] = [quantile(taken, 0.5), quantile(taken, 0.95)];
    console.log(
      `${page.padEnd(16)} p50 ${p50.toFixed(1).padStart(6)} ms  p95 ${p95.toFixed(1).padStart(6)} ms  ${(p50 / bare).toFixed(2)} times the bare page`,
    );
  }
  const dearest = Math.max(...PAGES.map((page) => quantile(times.get(page) ?? [], 0.5) / bare));
  console.log(`dearest page: ${dearest.toFixed(2)} times the bare page (${BUDGET} wanted)`);
} finally {
  connection.destroy();
  await closeDatabases();
  await db.end();
  await app.stop();
  await server.close();
}

/** Milliseconds from asking to the first byte of the page. */
function firstByte(page: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = get(`${app.baseURL}${page}`, { agent: connection, headers: { cookie } }, (response) => {
      let first = 0;
      if (response.statusCode !== 200) reject(new Error(`${page} answers ${response.statusCode}.`));
      response.on("data", () => {
        first ||= performance.now();
      });
      response.on("end", () => resolve(first - started));
    });
    request.on("error", reject);
  });
}

/** An onboarded agent with bookings; answers the cookie of their browser. */
async function signedInAgent(sql: Sql): Promise<string> {
  const [id, token] = [randomUUID(), randomBytes(32).toString("base64url")];
  await sql`insert into users (id, email, name, has_completed_onboarding, created_at, updated_at)
    values (${id}, ${`${id}@agents.test`}, 'Ada Fern', true, now(), now())`;
  await sql`insert into inbound_addresses (token, user_id, created_at)
    values (${randomBytes(13).toString("hex")}, ${id}, now())`;
  await sql`insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
    values (${randomUUID()}, ${hashOfToken(token)}, ${id}, now() + interval '1 day', now(), now())`;
  const ctx = contextFor({ kind: "agent", id, admin: false, timeZone: "UTC" });
  for (let index = 0; index < BOOKINGS; index += 1) {
    await createBooking(ctx, bookingDraft.parse(draftOf(index)), { source: "form" });
  }
  return `${sessionCookieName()}=${encodeURIComponent(signedToken(token))}`;
}

function draftOf(index: number) {
  return {
    confirmationNumber: `HB-${10_000 + index}`,
    clientName: "Marta Lind",
    totalBookingAmount: 1_000 + index,
    totalBookingCurrency: "USD",
    expectedCommissionAmount: 100,
    expectedCommissionCurrency: "USD",
    travelStartDate: "2031-03-01",
    travelEndDate: "2031-03-08",
    supplier: { name: `Harbour Hotels ${index % 12}` },
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
