import { randomUUID } from "node:crypto";
import { POST } from "@/app/api/webhooks/stripe/route";
import { systemContext } from "@/lib/platform/context/context";
import { drainJobs } from "@/lib/worker/run-jobs";
import { db } from "../database/database";
import { newAgent, type TestAgent } from "../people/agent";
import { SECRET } from "./billing-secret";
import { FakeStripe } from "./fake-stripe";
import { type FakeEvent, signedHeaders } from "./fake-world";

/** Starts a test file's fake payment provider and sets the product's settings before they are read. */
export async function startFake(): Promise<FakeStripe> {
  const fake = new FakeStripe();
  await fake.start();
  process.env.STRIPE_SECRET_KEY = "sk_test_fake";
  process.env.STRIPE_WEBHOOK_SECRET = SECRET;
  process.env.STRIPE_BASE_URL = fake.url;
  return fake;
}

/** Creates an agent who is a customer at the provider. */
export async function newCustomer(fake: FakeStripe): Promise<{ agent: TestAgent; customer: string }> {
  const agent = await newAgent(db);
  const customer = `cus_${randomUUID().replaceAll("-", "")}`;
  fake.world.customer(customer);
  await db`insert into billing_customers (user_id, customer_id, created_at)
    values (${agent.id}, ${customer}, now())`;
  return { agent, customer };
}

/** Posts a body to the webhook, signed unless other headers are given. */
export function deliver(body: string, headers = signedHeaders(body, SECRET)): Promise<Response> {
  const request = new Request("http://localhost/api/webhooks/stripe", { method: "POST", headers, body });
  return POST(request, { params: Promise.resolve({}) });
}

export const deliverEvent = (event: FakeEvent) => deliver(JSON.stringify(event));

export const drain = () => drainJobs(Date.now() + 20_000);

export const SYSTEM = systemContext("test");

/** Returns the stored billing data of an agent, as plain rows. */
export async function held(userId: string) {
  const [subscriptions, invoices, customers] = await Promise.all([
    db`select id, status, plan_name, amount_minor::int as amount, amount_currency as currency, interval,
      extract(epoch from period_end)::int as period_end, cancel_at_period_end as ending
      from subscriptions where user_id = ${userId} order by id`,
    db`select id, status, amount_minor::int as amount, refunded_minor::int as refunded from invoices
      where user_id = ${userId} order by id`,
    db`select card_brand, card_last4, is_deleted from billing_customers where user_id = ${userId}`,
  ]);
  return { subscriptions: [...subscriptions], invoices: [...invoices], customer: customers[0] };
}
