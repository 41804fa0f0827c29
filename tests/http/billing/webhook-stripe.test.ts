import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { reconcileBilling } from "@/lib/accounts/billing/reconcile-billing";
import { log } from "@/lib/platform/base/log";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import {
  deliver,
  deliverEvent,
  drain,
  held,
  newCustomer,
  SYSTEM,
  startFake,
} from "../../support/billing/billing-app";
import { SECRET } from "../../support/billing/billing-secret";
import type { Mood } from "../../support/billing/fake-stripe";
import { type FakeEvent, signedHeaders } from "../../support/billing/fake-world";
import { db } from "../../support/database/database";

const fake = await startFake();
beforeEach(() => fake.reset());
afterAll(async () => {
  await Promise.all([stopBoss(), fake.stop()]);
});

const events = () => db`select id, type, outcome from payment_events order by id`;

async function subscribed() {
  const { agent, customer } = await newCustomer(fake);
  const id = fake.world.subscribe(customer);
  const event = fake.world.events[0] as FakeEvent;
  return { agent, customer, id, event, body: JSON.stringify(event) };
}

describe("Stripe's webhook", () => {
  it("refuses what isn't signed as it came, and keeps no trace of it", async () => {
    const { body } = await subscribed();
    const seconds = Math.floor(Date.now() / 1000);
    const genuine = signedHeaders(body, SECRET);
    const refused: [string, Record<string, string>, number][] = [
      [body, { "content-type": "application/json" }, 401],
      [body, signedHeaders(body, "whsec_somebody_elses"), 401],
      [body, signedHeaders(body, SECRET, seconds - 301), 401],
      [body.slice(0, -10), genuine, 401],
      [body.replace("trialing", "active"), genuine, 401],
      [body, { "stripe-signature": "t=,v1=" }, 401],
      [`${body}${" ".repeat(1_000_001)}`, signedHeaders(`${body}${" ".repeat(1_000_001)}`, SECRET), 413],
    ];
    const said = vi.spyOn(log(), "warn").mockImplementation(() => undefined);
    for (const [sent, headers, status] of refused) expect((await deliver(sent, headers)).status).toBe(status);
    const lines = said.mock.calls.map(([facts]) => facts);
    said.mockRestore();
    expect(lines).toEqual(
      refused.map(([, , status]) => ({
        webhook: "stripe",
        code: status === 413 ? "TOO_LARGE" : "NOT_SIGNED_IN",
      })),
    );
    for (const sent of ["", "{", "[]", "null", '{"id":"evt_1"}']) {
      expect((await deliver(sent)).status).toBe(400);
    }
    expect(await events()).toEqual([]);
    expect(fake.asked).toEqual([]);
  });

  it("takes an event once, also under ten deliveries at a time", async () => {
    const { event } = await subscribed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliverEvent(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await db`select from pgboss.job where name = 'follow-payment-event'`).toHaveLength(1);
  });

  it("keeps what means nothing here, or is about somebody else's customer, and asks nothing", async () => {
    fake.world.tell("tax.settings.updated", { id: "taxs_1", object: "tax.settings" });
    fake.world.tell("customer.subscription.updated", { id: "sub_x", customer: "cus_elsewhere" });
    for (const event of fake.world.events) expect((await deliverEvent(event)).status).toBe(200);
    await drain();
    expect((await events()).map(({ outcome }) => outcome)).toEqual(["ignored", "ignored"]);
    expect(fake.asked).toEqual([]);
  });

  it("tells the agent that a payment failed, once, and not who doesn't want to hear of it", async () => {
    const { agent, id } = await subscribed();
    fake.world.renew(id, false);
    for (const event of [...fake.world.events, ...fake.world.events]) await deliverEvent(event);
    await drain();
    const told = () => db`select title from notifications where user_id = ${agent.id}`;
    expect(await told()).toEqual([{ title: "Your payment failed" }]);
    await db`insert into billing_preferences (user_id, billing_notifications, updated_at)
      values (${agent.id}, false, now())`;
    fake.world.renew(id, false);
    for (const event of fake.world.events) await deliverEvent(event);
    await drain();
    expect(await told()).toHaveLength(1);
  });

  it.each<Mood>([429, 500, "reset", "garbage", "odd"])(
    "has its effect later where the provider is away (%s)",
    async (mood) => {
      const { agent, event } = await subscribed();
      fake.mood = mood;
      expect((await deliverEvent(event)).status).toBe(200);
      await drain();
      expect((await held(agent.id)).subscriptions).toEqual([]);
      expect((await events()).map(({ outcome }) => outcome)).toEqual([null]);
      fake.mood = "well";
      await db`update pgboss.job set start_after = now() where name = 'follow-payment-event'`;
      await drain();
      expect((await held(agent.id)).subscriptions).toMatchObject([{ status: "TRIALING" }]);
    },
  );
});

describe("the nightly comparison", () => {
  it("puts right what no event told", async () => {
    const { agent, id } = await subscribed();
    expect(await reconcileBilling(SYSTEM, null)).toBeNull();
    expect((await held(agent.id)).subscriptions).toMatchObject([{ id, status: "TRIALING" }]);
    fake.world.end(id);
    await reconcileBilling(SYSTEM, null);
    expect((await held(agent.id)).subscriptions).toMatchObject([{ id, status: "CANCELED" }]);
    await reconcileBilling(SYSTEM, null);
    const reported = await db`select after->>'parts' as parts from audit_log
      where user_id = ${agent.id} and action = 'subscription.differ' order by after->>'parts'`;
    expect(reported.map(({ parts }) => parts)).toEqual(["customer, subscriptions", "subscriptions"]);
  });

  it("goes on behind a customer of whom nothing can be read, and fails where that is everybody", async () => {
    const ada = await subscribed();
    const ben = await subscribed();
    for (const broken of [ada, ben]) {
      const items = fake.world.things.get(broken.id)?.items;
      fake.world.change(broken.id, { items: { data: [] } });
      await reconcileBilling(SYSTEM, null);
      const other = broken === ada ? ben : ada;
      expect((await held(other.agent.id)).subscriptions).toMatchObject([{ id: other.id }]);
      fake.world.change(broken.id, { items });
    }
    fake.mood = 500;
    await expect(reconcileBilling(SYSTEM, null)).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
  });
});
