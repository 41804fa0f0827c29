import { expect, it } from "vitest";
import { freezeRun } from "@/lib/payouts/runs/run-fill.sql";
import { updateHold } from "@/lib/payouts/shares/share.sql";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { db } from "../../support/database/database";
import { meanwhile } from "../../support/database/meanwhile";
import { payoutsOn, sharesOf } from "../../support/payouts/payouts";
import { holdSharesTogether } from "../../support/payouts/random-shares";
import { draftedRun } from "../../support/payouts/runs";
import { shareWrongs } from "../../support/payouts/share-wrongs";
import { newDesk, trip } from "../../support/transactions/desk";

it("16 connections leave each share what its payment and percent say, in three currencies, and all can be taken back", {
  timeout: 240_000,
}, async () => {
  await payoutsOn(db, { default_percent_bp: 6_667, needs_second_approver: false });
  await holdSharesTogether(db, 1, 16, 12);
});

it("a share that is frozen while its payment is taken back gets its opposite", async () => {
  await payoutsOn(db, { default_percent_bp: 5_000 });
  const desk = await newDesk(db);
  const booking = await trip(desk.ada);
  const id = await desk.line(12_345);
  await desk.match(id, booking.id);
  const run = await draftedRun(desk.admin);
  await meanwhile(
    (work) => inSystemTransaction(desk.admin.ctx, work),
    (tx) => freezeRun(tx, run.id, tx.now),
    () => desk.unmatch(id),
  );
  expect(await sharesOf(db, booking.id)).toMatchObject([
    { amount: 6_173, isFrozen: true },
    { amount: -6_173, isOpposite: true },
  ]);
  expect(await shareWrongs(db)).toEqual([]);
});

it("a share that is held while a run is drafted isn't in it", async () => {
  await payoutsOn(db, { default_percent_bp: 5_000 });
  const [desk, other] = [await newDesk(db), await newDesk(db)];
  for (const { ada, line, match } of [desk, other]) await match(await line(12_345), (await trip(ada)).id);
  const [share] = await db`select id from payout_shares where user_id = ${desk.ada.id}`;
  const run = await meanwhile(
    (work) => inSystemTransaction(desk.admin.ctx, work),
    (tx) => updateHold(tx, desk.ada.id, share?.id, { by: desk.admin.id, reason: "Ask first" }),
    () => draftedRun(desk.admin),
  );
  expect(await db`select payout_id from payout_shares where id = ${share?.id}`).toEqual([
    { payout_id: null },
  ]);
  expect(run).toMatchObject({ payoutCount: 1, total: { minor: 6_173 } });
});
