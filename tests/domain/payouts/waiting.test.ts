import { expect, it } from "vitest";
import { approveRun } from "@/lib/payouts/runs/approve-and-pay";
import { adjustRun } from "@/lib/payouts/runs/change-draft";
import { readWaiting } from "@/lib/payouts/runs/read-run";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { ready } from "../../support/payouts/ready";
import { draftedRun, refOf, seenOf } from "../../support/payouts/runs";
import { newAgent } from "../../support/people/agent";

it("who owes more than they get isn't in a draft, is shown beside it, and can be brought back; without anybody it can't be approved", async () => {
  const [admin, ada] = [await newAgent(db, { role: "ADMIN" }), await newAgent(db)];
  await db`truncate payout_runs, payouts, payout_shares, payout_adjustments, payout_settings cascade`;
  await payoutsOn(db);
  await ready(db, ada, { amount: 5_000 });
  const run = await draftedRun(admin);
  const mistyped = { userId: ada.id, amountMinor: -9_000, description: "Annual fee" };
  expect(await readWaiting(admin.ctx, run)).toEqual([]);
  const owing = await adjustRun(admin.ctx, refOf(run), mistyped);
  expect(owing.payoutCount).toBe(0);
  expect(await readWaiting(admin.ctx, owing)).toMatchObject([
    { userId: ada.id, amount: { minor: -4_000, currency: "USD" } },
  ]);
  const other = await newAgent(db, { role: "ADMIN" });
  await expect(approveRun(other.ctx, refOf(owing), seenOf(owing))).rejects.toMatchObject({
    code: "CONFLICT",
    message: "Nobody is in this run.",
  });
  const again = await adjustRun(admin.ctx, refOf(owing), { ...mistyped, amountMinor: 8_000 });
  expect(again).toMatchObject({ total: { minor: 4_000 }, payoutCount: 1 });
  expect(await readWaiting(admin.ctx, again)).toEqual([]);
});
