import { randomBytes, randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { testSettings } from "../../tests/support/app/environment";
import type { RunningApp } from "../../tests/support/app/running-app";
import { withDatabase } from "../../tests/support/people/people";

/** Creates an onboarded agent with bookings. Returns the cookie of their browser. */
export async function signedInAgent(app: RunningApp, bookings: number): Promise<string> {
  Object.assign(process.env, testSettings(app.databaseUrl), { LOG_LEVEL: "silent" });
  const { createBooking } = await import("@/lib/ledger/bookings/create-booking");
  const { bookingDraft } = await import("@/lib/ledger/bookings/booking.model");
  const { contextFor } = await import("@/lib/platform/context/context");
  const { closeDatabases } = await import("@/db/client");
  const { sessionCookieName, signedToken } = await import("@/lib/accounts/identity/sessions/session-cookie");
  const token = randomBytes(32).toString("base64url");
  const id = await withDatabase(app, (sql) => insertAgent(sql, token));
  const ctx = contextFor({ kind: "agent", id, admin: false, timeZone: "UTC" });
  for (let index = 0; index < bookings; index += 1) {
    await createBooking(ctx, bookingDraft.parse(draftOf(index)), { source: "form" });
  }
  await closeDatabases();
  return `${sessionCookieName()}=${encodeURIComponent(signedToken(token))}`;
}

async function insertAgent(sql: Sql, token: string): Promise<string> {
  const { hashOfToken } = await import("@/lib/accounts/identity/sessions/session-cookie");
  const id = randomUUID();
  await sql`insert into users (id, email, name, has_completed_onboarding, has_completed_tour, created_at, updated_at)
    values (${id}, ${`${id}@agents.test`}, 'Ada Fern', true, true, now(), now())`;
  await sql`insert into inbound_addresses (token, user_id, created_at)
    values (${randomBytes(13).toString("hex")}, ${id}, now())`;
  await sql`insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
    values (${randomUUID()}, ${hashOfToken(token)}, ${id}, now() + interval '1 day', now(), now())`;
  return id;
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
