import { expect, it } from "vitest";
import { markPaid } from "@/lib/payouts/runs/approve-and-pay";
import { adjustRun } from "@/lib/payouts/runs/change-draft";
import { readRun, readRunLines } from "@/lib/payouts/runs/read-run";
import { holdShare } from "@/lib/payouts/shares/shares";
import type { LinePage } from "@/lib/payouts/statements/payout.model";
import { readComingLines, readStatement } from "@/lib/payouts/statements/read-own-payouts";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { ready } from "../../support/payouts/ready";
import { approvedRun, draftedRun, refOf } from "../../support/payouts/runs";
import { newAgent } from "../../support/people/agent";

it("shows lines page by page, adjustments among them, and how many there are of all", async () => {
  await payoutsOn(db);
  const ada = await newAgent(db);
  const [admin, other] = await Promise.all([
    newAgent(db, { role: "ADMIN" }),
    newAgent(db, { role: "ADMIN" }),
  ]);
  const [second, first, last] = await ready(
    db,
    ada,
    { amount: 200, receivedOn: "2026-02-02" },
    { amount: 100, receivedOn: "2026-02-01" },
    { amount: 300, receivedOn: "2026-03-03" },
  );
  const page = (at: number) => ({ page: at, limit: 2 });
  const idsOf = ({ lines, lineCount }: LinePage) => [...lines.map(({ id }) => id), lineCount];
  const coming = async (at: number) => idsOf(await readComingLines(ada.ctx, page(at)));
  expect([await coming(1), await coming(2), await coming(3)]).toEqual([[first, second, 3], [last, 3], [3]]);
  const adjusted = await adjustRun(admin.ctx, refOf(await draftedRun(admin)), {
    ...{ userId: ada.id, amountMinor: 7, description: "Rounding" },
  });
  const run = await approvedRun(other, adjusted);
  await markPaid(admin.ctx, refOf(run), null);
  const payoutId = (await readRun(admin.ctx, run.id, { page: 1, limit: 1 })).payouts[0]?.id ?? "";
  const whole = await readStatement(ada.ctx, payoutId);
  const adjustment = whole.lines.find(({ kind }) => kind === "adjustment")?.id;
  expect(idsOf(whole)).toEqual([first, second, last, adjustment, 4]);
  expect(idsOf(await readStatement(ada.ctx, payoutId, page(2)))).toEqual([last, adjustment, 4]);
  const { payout, ...lines } = await readRunLines(admin.ctx, run.id, payoutId, page(1));
  expect([payout.userId, ...idsOf(lines)]).toEqual([ada.id, first, second, 4]);
});

it("says of a line to come that is held why, whoever or whatever holds it, and of no other", async () => {
  await payoutsOn(db);
  const [ada, admin] = [await newAgent(db), await newAgent(db, { role: "ADMIN" })];
  const [held = "", free] = await ready(db, ada, { amount: 100 }, { amount: 200, receivedOn: "2026-03-02" });
  await holdShare(admin.ctx, { userId: ada.id, id: held, reason: "In dispute" });
  const why = async () => {
    const { lines } = await readComingLines(ada.ctx, { page: 1, limit: 10 });
    return Object.fromEntries(lines.map(({ id, heldWhy }) => [id, heldWhy]));
  };
  expect(await why()).toEqual({ [held]: "In dispute", [String(free)]: null });
  await payoutsOn(db, { paid_from: "TRAVEL_END" });
  await db`update bookings set travel_start = current_date, travel_end = current_date + 30 where user_id = ${ada.id}`;
  expect(await why()).toEqual({ [held]: "In dispute", [String(free)]: "until the travel has ended" });
  await db`update bookings set travel_start = current_date - 30, travel_end = current_date - 20 where user_id = ${ada.id}`;
  expect(await why()).toEqual({ [held]: "In dispute", [String(free)]: null });
});
