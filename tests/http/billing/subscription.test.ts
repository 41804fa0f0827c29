import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { startFake } from "../../support/billing/billing-app";
import type { Mood } from "../../support/billing/fake-stripe";
import {
  buy,
  dataOf,
  hear,
  listPlans,
  newSubscriber,
  openPortal,
  own,
  press,
} from "../../support/billing/subscriber";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

const fake = await startFake();
process.env.APP_URL = "http://localhost";
beforeEach(async () => {
  fake.reset();
  await db`delete from billing_plans`;
  await db`delete from rate_limits`;
});
afterAll(async () => {
  await Promise.all([stopBoss(), fake.stop()]);
});

describe("addresses to come back to", () => {
  const FOREIGN = [
    "https://evil.example/",
    "http://localhost.evil.example/",
    "http://localhost@evil.example/",
    "http://ada:secret@localhost/",
    "https://localhost/",
    "//evil.example",
    "/plan",
    "javascript:alert(1)",
    "",
    "http://localhost:81/",
  ];
  it.each(FOREIGN)("are our own: %s is refused", async (address) => {
    const { agent } = await newSubscriber(fake);
    fake.writes.forget();
    expect((await buy(agent, "price_month", { successUrl: address })).status).toBe(400);
    expect((await buy(agent, "price_month", { cancelUrl: address })).status).toBe(400);
    expect((await openPortal(agent, address)).status).toBe(400);
    expect(fake.writes.made).toEqual([]);
  });
});

describe("a subscription of GET /subscription/subscription", () => {
  it("is shown as the contract says, with its invoices", async () => {
    const { agent, id } = await newSubscriber(fake);
    fake.world.renew(id, true);
    await hear(fake);
    expect(await dataOf(await own(agent))).toMatchObject({
      status: "ACTIVE",
      plan: { name: "Monthly Plan", amount: 17_000, currency: "USD", interval: "MONTH" },
      cancelAtPeriodEnd: false,
      trialEnd: expect.stringMatching(/^\d{4}-.*Z$/),
      currentPeriodEnd: expect.stringMatching(/^\d{4}-.*Z$/),
      invoices: [
        {
          amount: 17_000,
          currency: "USD",
          paid: true,
          status: "PAID",
          hostedInvoiceUrl: "https://pay.example/invoice",
        },
      ],
    });
  });

  it("isn't there for anybody else, and nothing of it can be changed by them", async () => {
    const { id } = await newSubscriber(fake);
    const ben = await newAgent(db);
    for (const response of [await own(ben), await press(ben, "cancel"), await press(ben, "reactivate")])
      expect(response.status).toBe(404);
    expect((await openPortal(ben)).status).toBe(404);
    expect(fake.world.things.get(id)).toMatchObject({ cancel_at_period_end: false });
  });

  it("is canceled at its period's end by POST /subscription/cancel and pressed twice, and goes on by POST /subscription/reactivate", async () => {
    const { agent, id } = await newSubscriber(fake);
    for (let time = 0; time < 2; time += 1)
      expect(await dataOf(await press(agent, "cancel"))).toMatchObject({ cancelAtPeriodEnd: true });
    expect(fake.world.things.get(id)).toMatchObject({ cancel_at_period_end: true });
    for (let time = 0; time < 2; time += 1)
      expect(await dataOf(await press(agent, "reactivate"))).toMatchObject({ cancelAtPeriodEnd: false });
    const actions = await db`select action from audit_log where actor_id = ${agent.id}`;
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["subscription.cancel", "subscription.reactivate"]),
    );
  });

  it("that was to end on a day goes on as well", async () => {
    const { agent, id } = await newSubscriber(fake);
    fake.world.change(id, { cancel_at: 1_940_000_000 });
    await hear(fake);
    await dataOf(await press(agent, "reactivate"));
    expect(fake.world.things.get(id)).toMatchObject({ cancel_at: null });
  });

  it("that is over can't be changed", async () => {
    const { agent, id } = await newSubscriber(fake);
    fake.world.end(id);
    await hear(fake);
    expect(await dataOf(await own(agent))).toMatchObject({ status: "CANCELED" });
    expect((await press(agent, "cancel")).status).toBe(404);
  });

  it("leads to the provider's portal by POST /subscription/portal", async () => {
    const { agent } = await newSubscriber(fake);
    expect((await dataOf(await openPortal(agent))).url).toContain(
      "/portal?back=http://localhost/user/billing",
    );
  });
});

describe("while the provider is away", () => {
  it.each([429, 500, "garbage", "reset", "odd"] as Mood[])(
    "with %s, what is held is shown and a write fails clearly",
    async (mood) => {
      const { agent, id } = await newSubscriber(fake);
      await dataOf(await listPlans(agent));
      fake.mood = mood;
      await dataOf(await own(agent));
      for (const response of [await buy(agent), await press(agent, "cancel"), await openPortal(agent)]) {
        expect(response.status).toBe(502);
        expect(await response.json()).toMatchObject({ message: expect.stringContaining("try again") });
      }
      fake.mood = "well";
      expect(await dataOf(await press(agent, "cancel"))).toMatchObject({ cancelAtPeriodEnd: true });
      expect(fake.world.things.get(id)).toMatchObject({ cancel_at_period_end: true });
    },
  );

  it("hanging, a write is given up before the request is", async () => {
    const { agent } = await newSubscriber(fake);
    fake.mood = "hang";
    expect((await press(agent, "cancel")).status).toBe(504);
  });
});
