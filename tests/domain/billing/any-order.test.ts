import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { deliverEvent, drain, held, newCustomer, startFake } from "../../support/billing/billing-app";
import type { FakeStripe } from "../../support/billing/fake-stripe";
import { db } from "../../support/database/database";

const fake = await startFake();
beforeEach(() => fake.reset());
afterAll(async () => {
  await Promise.all([stopBoss(), fake.stop()]);
});

const CARD = {
  type: "card",
  card: { brand: "mastercard", last4: "4444", exp_month: 1, exp_year: 2036 },
};
const BANK = { type: "us_bank_account", us_bank_account: { last4: "6789", bank_name: "Harbour Bank" } };

type Step = (id: string, customer: string) => void;
const STEPS: Readonly<Record<string, Step>> = {
  paid: (id) => fake.world.renew(id, true),
  failed: (id) => fake.world.renew(id, false),
  recovered: (id) => fake.world.recover(id),
  canceled: (id) => fake.world.change(id, { cancel_at_period_end: true }),
  reactivated: (id) => fake.world.change(id, { cancel_at_period_end: false }),
  refunded: () => fake.world.refund(),
  "partly refunded": () => fake.world.refund(5_000),
  unpaid: (id) => fake.world.change(id, { status: "unpaid" }),
  "another plan": (id) => fake.world.changePlan(id, "price_year"),
  "another card": (_id, customer) => fake.world.payBy(customer, CARD),
  "no card": (_id, customer) => fake.world.payBy(customer, BANK),
  expired: (id) => fake.world.end(id),
};
const WHOLE_LIFE = [
  "paid",
  "failed",
  "recovered",
  "canceled",
  "reactivated",
  "refunded",
  "another card",
  "no card",
];

/** Returns the provider's state in the terms that the product stores. */
function truth({ world }: FakeStripe, customer: string) {
  type Sub = {
    id: string;
    status: string;
    cancel_at_period_end: boolean;
    ended_at?: number;
    items: {
      data: {
        current_period_end: number;
        price: { nickname: string | null; unit_amount: number; recurring: { interval: string } };
      }[];
    };
  };
  const refunded = new Map(world.all("charge", customer).map((one) => [one.invoice, one.amount_refunded]));
  const person = world.things.get(customer) as unknown as {
    invoice_settings: { default_payment_method: { card?: { last4: string; brand: string } } };
  };
  const { card } = person.invoice_settings.default_payment_method;
  return {
    subscriptions: (world.all("subscription", customer) as unknown as Sub[]).map((one) => ({
      id: one.id,
      status: one.status.toUpperCase(),
      plan_name: one.items.data[0]?.price.nickname ?? "Tallyport",
      amount: one.items.data[0]?.price.unit_amount,
      currency: "USD",
      interval: one.items.data[0]?.price.recurring.interval.toUpperCase(),
      period_end: one.ended_at ?? one.items.data[0]?.current_period_end,
      ending: one.cancel_at_period_end,
    })),
    invoices: world
      .all("invoice", customer)
      .map((one) => ({
        id: one.id,
        status: String(one.status).toUpperCase(),
        amount: one.total,
        refunded: refunded.get(one.id) ?? 0,
      }))
      .sort((a, b) => a.id.localeCompare(b.id)),
    customer: {
      card_brand: card?.brand ?? "us_bank_account",
      card_last4: card?.last4 ?? "6789",
      is_deleted: false,
    },
  };
}

/** Plays the steps; after each of the first `early` steps, its latest event is delivered at once. */
async function live(names: readonly string[], one: { id: string; customer: string; early: number }) {
  for (const [place, name] of names.entries()) {
    STEPS[name]?.(one.id, one.customer);
    if (place >= one.early) continue;
    const event = fake.world.events.at(-1);
    if (event) await deliverEvent(event);
    if (place % 2 === 0) await drain();
  }
}

async function deliverTwice(order: Iterator<number>) {
  const twice = [...fake.world.events, ...fake.world.events];
  const shuffled = twice.map((event) => ({ event, at: Number(order.next().value) }));
  for (const { event } of shuffled.sort((a, b) => a.at - b.at)) {
    expect((await deliverEvent(event)).status).toBe(200);
  }
}

describe("the life of a subscription", () => {
  it("comes to the provider's final state, in whatever order its events come, each twice", async () => {
    const step = fc.constantFrom(...Object.keys(STEPS).filter((name) => name !== "expired"));
    const lives = fc.record({
      steps: fc.array(step, { maxLength: 6 }),
      ends: fc.boolean(),
      order: fc.infiniteStream(fc.nat(1_000)),
      early: fc.nat(10),
    });
    await fc.assert(
      fc.asyncProperty(lives, async ({ steps, ends, order, early }) => {
        fake.reset();
        const { agent, customer } = await newCustomer(fake);
        const id = fake.world.subscribe(customer);
        await live([...steps, ...(ends ? ["expired"] : [])], { id, customer, early });
        await deliverTwice(order);
        await drain();
        expect(await held(agent.id)).toEqual(truth(fake, customer));
        expect(await db`select id from payment_events where outcome is null`).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }, 600_000);

  it("is the same told one by one: trial, paid, past due, recovered, canceled, reactivated, refunded, over", async () => {
    const { agent, customer } = await newCustomer(fake);
    const id = fake.world.subscribe(customer);
    for (const name of [...WHOLE_LIFE, "expired"]) {
      STEPS[name]?.(id, customer);
      const event = fake.world.events.at(-1);
      if (event) await deliverEvent(event);
      await drain();
      expect(await held(agent.id), name).toEqual(truth(fake, customer));
    }
    expect((await held(agent.id)).subscriptions).toMatchObject([{ status: "CANCELED" }]);
    const audited =
      await db`select after->>'status' as status from audit_log where action = 'subscription.change'`;
    expect(audited.map(({ status }) => status)).toContain("PAST_DUE");
  });

  it("isn't set back by an answer that was asked for earlier and arrives later", async () => {
    const { syncCustomer: followCustomer } = await import("@/lib/accounts/billing/sync-customer");
    const { inTenant } = await import("@/lib/platform/context/transaction");
    const { SYSTEM } = await import("../../support/billing/billing-app");
    const { agent, customer } = await newCustomer(fake);
    const id = fake.world.subscribe(customer);
    const storeOld = await followCustomer(SYSTEM, agent.id);
    fake.world.end(id);
    const storeNew = await followCustomer(SYSTEM, agent.id);
    await inTenant(SYSTEM, agent.id, storeNew);
    await inTenant(SYSTEM, agent.id, storeOld);
    expect((await held(agent.id)).subscriptions).toMatchObject([{ status: "CANCELED" }]);
  });
});

describe("a customer who is deleted at the provider", () => {
  it("has no subscription that lives", async () => {
    const { agent, customer } = await newCustomer(fake);
    fake.world.subscribe(customer);
    for (const event of fake.world.events) await deliverEvent(event);
    await drain();
    fake.world.put({ id: customer, object: "customer", deleted: true });
    fake.world.things.delete(String(fake.world.all("subscription")[0]?.id));
    fake.world.tell("customer.deleted", { id: customer, object: "customer" });
    const event = fake.world.events.at(-1);
    if (event) await deliverEvent(event);
    await drain();
    expect(await held(agent.id)).toMatchObject({
      subscriptions: [{ status: "CANCELED" }],
      customer: { is_deleted: true },
    });
  });
});
