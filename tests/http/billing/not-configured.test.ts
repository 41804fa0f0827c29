import { afterAll, expect, it } from "vitest";
import { POST as create } from "@/app/api/bookings/route";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { deliver } from "../../support/billing/billing-app";
import { buy, dataOf, listPlans, openPortal, own, press } from "../../support/billing/subscriber";
import { db } from "../../support/database/database";
import { DRAFT } from "../../support/http/booking-draft";
import { newAgent } from "../../support/people/agent";

afterAll(stopBoss);
process.env.APP_URL = "http://localhost";

it("without a payment key there are no plans, nobody needs one, and what is about money says why not", async () => {
  const agent = await newAgent(db);
  expect(await dataOf(await listPlans(agent))).toEqual([]);
  expect((await agent.post(create, "/api/bookings", DRAFT)).status).toBe(200);
  for (const answer of [await own(agent), await press(agent, "cancel"), await press(agent, "reactivate")])
    expect(answer.status).toBe(404);
  for (const answer of [await buy(agent), await openPortal(agent)]) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: "BILLING_NOT_CONFIGURED",
      message: expect.stringContaining("isn't configured on this installation"),
    });
  }
  expect((await deliver("{}")).status).toBe(401);
  expect(await db`select from payment_events`).toEqual([]);
});
