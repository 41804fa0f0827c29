import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { endCustomer } from "@/lib/accounts/billing/end-billing";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { newCustomer, SYSTEM, startFake } from "../../support/billing/billing-app";
import type { Mood } from "../../support/billing/fake-stripe";
import { buy, CANCEL, dataOf, listPlans, openPortal, SUCCESS } from "../../support/billing/subscriber";
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

describe("the plans of GET /subscription/plans", () => {
  it("come from the provider, months before years, in the smallest unit of their currency", async () => {
    const agent = await newAgent(db);
    const yen = {
      ...fake.world.things.get("price_month"),
      id: "price_yen",
      currency: "jpy",
      unit_amount: 25_000,
    };
    fake.world.put({ ...yen, nickname: "Yen Plan" });
    fake.world.put({ ...yen, id: "price_week", recurring: { interval: "week", interval_count: 1 } });
    const data = await dataOf(await listPlans(agent));
    expect(data).toMatchObject([
      { id: "price_month", name: "Monthly Plan", amount: 17_000, currency: "USD", interval: "MONTH" },
      { priceId: "price_yen", name: "Yen Plan", amount: 25_000, currency: "JPY", interval: "MONTH" },
      { priceId: "price_year", amount: 170_000, currency: "USD", interval: "YEAR", features: [] },
    ]);
  });

  it.each(["hang", "drip", 429, 500, "garbage", "reset", "odd"] as Mood[])(
    "are what was held while the provider answers with %s",
    async (mood) => {
      const agent = await newAgent(db);
      const known = await dataOf(await listPlans(agent));
      await db`delete from rate_limits`;
      fake.mood = mood;
      expect(await dataOf(await listPlans(agent))).toEqual(known);
      fake.asked.length = 0;
      expect(await dataOf(await listPlans(agent))).toEqual(known);
      expect(fake.asked).toEqual([]);
    },
  );

  it("fail as the provider does where it never said any", async () => {
    fake.mood = 500;
    expect((await listPlans(await newAgent(db))).status).toBe(502);
  });
});

describe("a checkout by POST /subscription/checkout", () => {
  it("leads to the provider's page for the plan, and back to us", async () => {
    const agent = await newAgent(db);
    const { url } = await dataOf(await buy(agent, "price_year"));
    const session = fake.world.all("checkout.session")[0];
    expect(url).toBe(session?.url);
    expect(session).toMatchObject({
      success_url: SUCCESS,
      cancel_url: CANCEL,
      metadata: { priceId: "price_year" },
    });
    expect(await db`select customer_id from billing_customers where user_id = ${agent.id}`).toEqual([
      { customer_id: session?.customer },
    ]);
    const written = fake.writes.made.find(({ path }) => path === "/v1/checkout/sessions");
    expect(written?.form).toMatchObject({ mode: "subscription", "line_items[0][price]": "price_year" });
  });

  it("asked for twice, at once or later, is one page of one customer", async () => {
    const agent = await newAgent(db);
    const [one, other] = await Promise.all([buy(agent), buy(agent)]);
    const urls = [(await dataOf(one)).url, (await dataOf(other)).url, (await dataOf(await buy(agent))).url];
    expect(new Set(urls).size).toBe(1);
    expect(fake.world.all("checkout.session")).toHaveLength(1);
    expect(fake.world.all("customer")).toHaveLength(1);
  });

  it("for another plan closes the page that was open, so that nobody pays on both", async () => {
    const agent = await newAgent(db);
    await dataOf(await buy(agent, "price_month"));
    await dataOf(await buy(agent, "price_year"));
    expect(fake.world.all("checkout.session").map(({ status }) => status)).toEqual(["open", "expired"]);
  });

  it("whose answer was lost is repeated without a second page", async () => {
    const agent = await newAgent(db);
    await dataOf(await buy(agent));
    fake.world.things.delete(String(fake.world.all("checkout.session")[0]?.id));
    fake.writes.forget();
    fake.writes.losing = 9;
    expect((await buy(agent)).status).toBe(502);
    fake.writes.losing = 0;
    await dataOf(await buy(agent));
    expect(fake.world.all("checkout.session")).toHaveLength(1);
  });

  it("is refused to who has paid, though no event has come yet", async () => {
    const agent = await newAgent(db);
    await dataOf(await buy(agent));
    fake.writes.complete(String(fake.world.all("checkout.session")[0]?.id));
    expect((await buy(agent, "price_year")).status).toBe(409);
    expect(fake.world.all("subscription")).toHaveLength(1);
  });

  it("takes plans that are offered alone, and no price of the request's", async () => {
    const agent = await newAgent(db);
    for (const price of ["price_none", "", 7, null, "../customers"])
      expect((await buy(agent, price, { amount: 1 })).status).toBe(400);
    expect(fake.writes.made).toEqual([]);
  });

  it("begins anew for whom the provider doesn't know, though no event said so", async () => {
    const { agent, customer } = await newCustomer(fake);
    fake.world.subscribe(customer);
    fake.writes.remove(`/v1/customers/${customer}`);
    expect((await openPortal(agent)).status).toBe(404);
    await dataOf(await buy(agent));
    const [row] = await db`select customer_id, is_deleted from billing_customers where user_id = ${agent.id}`;
    expect(row).toMatchObject({ is_deleted: false });
    expect(row?.customer_id).not.toBe(customer);
  });
});

describe("an agent who leaves", () => {
  it("is forgotten by the provider, and no subscription goes on", async () => {
    const { agent, customer } = await newCustomer(fake);
    const id = fake.world.subscribe(customer);
    for (let time = 0; time < 2; time += 1) await endCustomer(SYSTEM, agent.id);
    expect(fake.world.things.has(customer)).toBe(false);
    expect(fake.world.things.get(id)).toMatchObject({ status: "canceled" });
  });
});
