import { expect, it } from "vitest";
import { GET } from "@/app/api/users/me/changes/route";
import { closeBooking, reopenBooking } from "@/lib/ledger/bookings/moves/move-booking";
import { markCameBack, markPaid } from "@/lib/payouts/runs/approve-and-pay";
import { discardRun } from "@/lib/payouts/runs/change-draft";
import type { ForeignChanges } from "@/lib/platform/audit/foreign-changes.model";
import { inTenant } from "@/lib/platform/context/transaction";
import { declineClaim } from "@/lib/reconciliation/unclaimed-commission/decide-claim";
import { booked } from "../support/database/bookings";
import { claimed, offeredToTwo } from "../support/database/claims";
import { db } from "../support/database/database";
import { payoutsOn } from "../support/payouts/payouts";
import { ready } from "../support/payouts/ready";
import { approvedRun, draftedRun, refOf } from "../support/payouts/runs";
import { newAgent, type TestAgent } from "../support/people/agent";

async function heard(agent: TestAgent, query = ""): Promise<ForeignChanges> {
  const response = await agent.ask(GET, `/api/users/me/changes${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as ForeignChanges;
}

it("an open page hears of what administrators do to the agent's bookings, and neither of the agent's own doing nor of others' bookings", async () => {
  const [ada, ben, admin] = await Promise.all([newAgent(db), newAgent(db), newAgent(db, { role: "ADMIN" })]);
  const { id } = await booked(ada);
  const first = await heard(ada);
  const asked = `?since=${encodeURIComponent(first.since)}`;
  expect(first.count).toBe(0);
  await closeBooking(ada.ctx, id);
  expect(await heard(ada, asked)).toEqual(first);
  await inTenant(admin.ctx, ada.id, (tx) => reopenBooking(tx, id));
  expect(await heard(ada, asked)).toEqual({ since: first.since, count: 1 });
  expect((await heard(ben, asked)).count).toBe(0);
  expect((await heard(admin, asked)).count).toBe(0);
});

it("an open page hears that a claim of the agent's was declined", async () => {
  const { ada, boss } = await offeredToTwo();
  const id = await claimed(ada);
  const first = await heard(ada);
  await declineClaim(boss.ctx, { id, note: null });
  expect((await heard(ada, `?since=${encodeURIComponent(first.since)}`)).count).toBe(first.count + 1);
});

it("an open page hears of each step of a run that pays the agent, and nobody else's does", async () => {
  await db`truncate payout_runs, payouts, payout_shares, payout_adjustments, payout_settings cascade`;
  await payoutsOn(db, { needs_second_approver: false });
  const [ada, ben, admin] = await Promise.all([newAgent(db), newAgent(db), newAgent(db, { role: "ADMIN" })]);
  await ready(db, ada, { amount: 5_000 });
  const { since, count: before } = await heard(ada);
  const countOf = async (agent: TestAgent) =>
    (await heard(agent, `?since=${encodeURIComponent(since)}`)).count;
  let last = before;
  const isNews = async () => {
    const now = await countOf(ada);
    const differs = now !== last;
    last = now;
    return differs;
  };
  expect(await isNews()).toBe(false);
  const dropped = await draftedRun(admin);
  expect(await isNews()).toBe(true);
  await discardRun(admin.ctx, refOf(dropped));
  expect(await isNews()).toBe(true);
  const run = await approvedRun(admin, await draftedRun(admin));
  expect(await isNews()).toBe(true);
  const paid = await markPaid(admin.ctx, refOf(run), null);
  expect(await isNews()).toBe(true);
  const [payout] = await db`select id from payouts where user_id = ${ada.id}`;
  await markCameBack(admin.ctx, refOf(paid), { payoutId: payout?.id, reason: "Account closed" });
  expect(await isNews()).toBe(true);
  expect(await countOf(ben)).toBe(0);
});
