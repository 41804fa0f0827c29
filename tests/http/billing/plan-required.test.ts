import { afterAll, expect, it } from "vitest";
import { POST as create, GET as list } from "@/app/api/bookings/route";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { startFake } from "../../support/billing/billing-app";
import { db } from "../../support/database/database";
import { DRAFT } from "../../support/http/booking-draft";
import { newAgent } from "../../support/people/agent";

const fake = await startFake();
afterAll(async () => {
  await Promise.all([stopBoss(), fake.stop()]);
});

it("programs read without a plan, and are told why nothing is added", async () => {
  const agent = await newAgent(db);
  const refused = await agent.post(create, "/api/bookings", DRAFT);
  expect(refused.status).toBe(402);
  expect(await refused.json()).toMatchObject({
    code: "PLAN_REQUIRED",
    message: expect.stringContaining("plan"),
    requestId: expect.any(String),
  });
  expect((await agent.ask(list, "/api/bookings")).status).toBe(200);
});
