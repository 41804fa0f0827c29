import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { db as past } from "../support/database/database";
import { databaseUrl, superuserUrl } from "../support/database/database-url";
import { allReadOnce, flood, ledgerOfMails, newInbox } from "../support/mails/mail-flood";
import { newAgent, type TestAgent } from "../support/people/agent";

const LOGIN = `requests_${randomBytes(4).toString("hex")}`;
const restrictedUrl = Object.assign(new URL(superuserUrl()), { username: LOGIN }).href;
const password = new URL(superuserUrl()).password;

async function product() {
  vi.resetModules();
  Object.assign(process.env, { DATABASE_ADMIN_URL: databaseUrl(), DATABASE_URL: restrictedUrl });
  return {
    ...(await import("@/db/client")),
    ...(await import("@/lib/ledger/bookings/create-booking")),
    ...(await import("@/lib/ledger/bookings/booking.model")),
    ...(await import("@/lib/inbox/emails/intake/import-eml")),
    ...(await import("@/lib/platform/jobs/job.sql")),
    ...(await import("@/lib/worker/run-jobs")),
    ...(await import("@/app/api/webhooks/inbound-email/[provider]/route")),
  };
}

let modules: Awaited<ReturnType<typeof product>>;
let agent: TestAgent;
beforeAll(async () => {
  // The statements are those of README.md.
  await past.unsafe(`create role ${LOGIN} login noinherit password '${password.replaceAll("'", "''")}'`);
  await past.unsafe(`grant app_rt to ${LOGIN}`);
  modules = await product();
});
beforeEach(async () => {
  agent = await newAgent(past);
});
afterAll(async () => {
  await modules.stopBoss();
  await modules.closeDatabases();
  await past.unsafe(`drop role ${LOGIN}`);
});

describe("with a login of their own for requests", () => {
  it("agents work, mails come in and jobs are done", async () => {
    const draft = modules.bookingDraft.parse({
      confirmationNumber: "SL-1",
      supplier: { name: "Hotel Altamar" },
      clientName: "Marta Lind",
      totalBookingAmount: 1000,
      totalBookingCurrency: "USD",
      expectedCommissionAmount: 100,
      expectedCommissionCurrency: "USD",
      travelStartDate: "2031-03-01",
      travelEndDate: "2031-03-08",
    });
    await modules.createBooking(agent.ctx, draft, { source: "form" });
    expect(await past`select user_id from bookings`).toEqual([{ user_id: agent.id }]);

    const inbox = await newInbox(past);
    expect(await flood(modules.POST, inbox.address, { mails: 3 })).toEqual({ stored: 3, known: 3 });
    await modules.drainJobs(Date.now() + 30_000);
    expect(await ledgerOfMails(past)).toEqual(allReadOnce(3));
  });

  it("that login becomes nobody else, and by itself sees nothing", async () => {
    const login = postgres(restrictedUrl, { max: 1, onnotice: () => undefined });
    const refused = { code: "42501" };
    for (const role of ["app_admin", "app_job", "tallyport"]) {
      await expect(login.unsafe(`set role ${role}`)).rejects.toMatchObject(refused);
    }
    for (const table of ["bookings", "users", "sessions", "pgboss.job"]) {
      await expect(login.unsafe(`select from ${table}`)).rejects.toMatchObject(refused);
    }
    await login.end();
  });
});
