import { afterAll, beforeAll, expect, it } from "vitest";
import { markPaid, tellPayouts } from "@/lib/payouts/runs/approve-and-pay";
import { systemContext } from "@/lib/platform/context/context";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { ready } from "../../support/payouts/ready";
import { approvedRun, draftedRun, refOf } from "../../support/payouts/runs";
import { newAgent } from "../../support/people/agent";
import { deliver, hooked } from "../../support/webhooks/endpoint";
import { LocalReceiver } from "../../support/webhooks/local-receiver";

process.env.WEBHOOKS_TO_LOCALHOST = "1";
const receiver = new LocalReceiver();
beforeAll(() => receiver.start());
afterAll(async () => {
  await receiver.stop();
  await stopBoss();
});

it("an endpoint is told once what was paid to its agent, and nothing of what others were paid", async () => {
  await payoutsOn(db, { needs_second_approver: false });
  const [ada, ben, admin] = [await newAgent(db), await newAgent(db), await newAgent(db, { role: "ADMIN" })];
  await ready(db, ada, { amount: 5_000 });
  await ready(db, ben, { amount: 70 });
  const hook = await hooked(ada, receiver.url);
  const { id: runId } = await markPaid(
    admin.ctx,
    refOf(await approvedRun(admin, await draftedRun(admin))),
    null,
  );
  const job = systemContext("tell-payouts");
  await Promise.all([tellPayouts(job, { runId }), tellPayouts(job, { runId })]);
  await deliver(ada, hook);
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: "payout.paid", data: { payout: { state: "PAID", amount: 50, currency: "USD" } } },
  ]);
});
