import { afterAll, beforeEach, expect, it } from "vitest";
import { saveBillingPreferences } from "@/lib/accounts/billing/preferences/save-billing-preferences";
import { readSubscription } from "@/lib/accounts/billing/read-subscription";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { startFake } from "../../support/billing/billing-app";
import { hear, newSubscriber } from "../../support/billing/subscriber";
import { db } from "../../support/database/database";

const fake = await startFake();
beforeEach(() => fake.reset());
afterAll(async () => {
  await Promise.all([stopBoss(), fake.stop()]);
});

const told = (id: string) => db`select title from notifications where user_id = ${id} order by title`;

it("agents hear of each payment once, and of none when they don't want to", async () => {
  const { agent, id } = await newSubscriber(fake);
  fake.world.renew(id, true);
  fake.world.events.push(...fake.world.events.map((event) => ({ ...event, id: `${event.id}_again` })));
  await hear(fake);
  expect(await told(agent.id)).toEqual([{ title: "Your payment arrived" }]);
  await saveBillingPreferences(agent.ctx, { emailReceipts: false, billingNotifications: true });
  fake.world.renew(id, true);
  fake.world.renew(id, false);
  await hear(fake);
  expect(await told(agent.id)).toEqual([{ title: "Your payment arrived" }, { title: "Your payment failed" }]);
});

it("what is chosen is kept, for the agent alone", async () => {
  const [ada, ben] = [await newSubscriber(fake), await newSubscriber(fake)];
  const quiet = { emailReceipts: false, billingNotifications: false };
  await saveBillingPreferences(ada.agent.ctx, { ...quiet, emailReceipts: true });
  await saveBillingPreferences(ada.agent.ctx, quiet);
  expect((await readSubscription(ada.agent.ctx)).preferences).toEqual(quiet);
  expect((await readSubscription(ben.agent.ctx)).preferences).toEqual({
    emailReceipts: true,
    billingNotifications: true,
  });
});
