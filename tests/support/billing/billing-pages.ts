import { randomUUID } from "node:crypto";
import { test as base } from "@playwright/test";
import { type RunningApp, startApp } from "../app/running-app";
import type { Person } from "../people/people";
import { withDatabase } from "../people/people";
import { SECRET } from "./billing-secret";
import { FakeStripe } from "./fake-stripe";
import { signedHeaders } from "./fake-world";

/** A browser test whose app sells plans; `stripe` is its fake payment provider. */
export const test = base.extend<object, { stripe: FakeStripe; app: RunningApp }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures a fixture uses, and this uses none.
    async ({}, use) => {
      const fake = new FakeStripe();
      await fake.start();
      await use(fake);
      await fake.stop();
    },
    { scope: "worker" },
  ],
  app: [
    async ({ stripe }, use, worker) => {
      const server = { url: process.env.TEST_SERVER_URL ?? "", template: process.env.TEST_TEMPLATE ?? "" };
      const app = await startApp(`billing-${worker.parallelIndex}`, server, {
        STRIPE_SECRET_KEY: "sk_test_fake",
        STRIPE_WEBHOOK_SECRET: SECRET,
        STRIPE_BASE_URL: stripe.url,
      });
      await use(app);
      await app.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.baseURL),
});

/** Delivers the provider's pending events to the app's webhook. */
export async function tell(app: RunningApp, stripe: FakeStripe): Promise<void> {
  for (const event of stripe.world.events.splice(0)) {
    const body = JSON.stringify(event);
    const headers = signedHeaders(body, SECRET);
    const answer = await fetch(`${app.baseURL}/api/webhooks/stripe`, { method: "POST", headers, body });
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  }
}

/** Makes a person a customer with a trial subscription. Returns the subscription's id. */
export async function subscribed(
  app: RunningApp,
  stripe: FakeStripe,
  person: Person,
  price?: string,
): Promise<string> {
  const customer = `cus_${randomUUID().replaceAll("-", "")}`;
  stripe.world.customer(customer);
  await withDatabase(
    app,
    (db) => db`insert into billing_customers (user_id, customer_id, created_at)
      values (${person.id}, ${customer}, now())`,
  );
  return stripe.world.subscribe(customer, price);
}
