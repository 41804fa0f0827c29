import { POST as cancel } from "@/app/api/subscription/cancel/route";
import { POST as checkout } from "@/app/api/subscription/checkout/route";
import { GET as plans } from "@/app/api/subscription/plans/route";
import { POST as portal } from "@/app/api/subscription/portal/route";
import { POST as reactivate } from "@/app/api/subscription/reactivate/route";
import { GET as subscription } from "@/app/api/subscription/subscription/route";
import type { TestAgent } from "../people/agent";
import { deliverEvent, drain, newCustomer } from "./billing-app";
import type { FakeStripe } from "./fake-stripe";

export const SUCCESS = "http://localhost/?subscription=success";
export const CANCEL = "http://localhost/plan?subscription=canceled";

/** The contract's calls as an agent makes them. */
export const buy = (agent: TestAgent, priceId: unknown = "price_month", more = {}) =>
  agent.post(checkout, "/api/subscription/checkout", {
    priceId,
    successUrl: SUCCESS,
    cancelUrl: CANCEL,
    ...more,
  });
export const press = (agent: TestAgent, which: "cancel" | "reactivate") =>
  agent.ask(which === "cancel" ? cancel : reactivate, `/api/subscription/${which}`, { method: "POST" });
export const own = (agent: TestAgent) => agent.ask(subscription, "/api/subscription/subscription");
export const listPlans = (agent: TestAgent) => agent.ask(plans, "/api/subscription/plans");
export const openPortal = (agent: TestAgent, returnUrl = "http://localhost/user/billing") =>
  agent.post(portal, "/api/subscription/portal", { returnUrl });

/** Returns the data of a successful response; throws otherwise. */
export async function dataOf(response: Response): Promise<Record<string, unknown> & { url: string }> {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: Record<string, unknown> & { url: string } }).data;
}

/** Delivers the provider's pending events and processes them. */
export async function hear(fake: FakeStripe): Promise<void> {
  for (const event of fake.world.events.splice(0)) await deliverEvent(event);
  await drain();
}

/** Creates a subscriber whose subscription the app knows. */
export async function newSubscriber(fake: FakeStripe) {
  const { agent, customer } = await newCustomer(fake);
  const id = fake.world.subscribe(customer);
  await hear(fake);
  return { agent, customer, id };
}
