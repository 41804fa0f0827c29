import { beforeEach, expect, it } from "vitest";
import { holdShare } from "@/lib/payouts/shares/shares";
import { restoreLink } from "@/lib/reconciliation/bank-transactions/linking/unlink-transaction";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { at, type Desk, newDesk, trip } from "../../support/transactions/desk";

let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(db);
});

it("is held again where the link that an administrator took away comes back, until they release it", async () => {
  await payoutsOn(db, { default_percent_bp: 5_000 });
  const booking = await trip(desk.ada);
  const line = await desk.line(12_345);
  await desk.match(line, booking.id);
  const shareOf = async () =>
    (
      await db`select id, held_reason as held, held_by as by from payout_shares where booking_id = ${booking.id}`
    )[0];
  const hold = async (reason: string | null) =>
    holdShare(desk.admin.ctx, { userId: desk.ada.id, id: (await shareOf())?.id, reason });
  await hold("In dispute");
  for (const _ of [1, 2]) {
    await desk.unmatch(line);
    await restoreLink(desk.admin.ctx, at(line));
    expect(await shareOf()).toMatchObject({ held: "In dispute", by: desk.admin.id });
  }
  await hold(null);
  await desk.unmatch(line);
  await restoreLink(desk.admin.ctx, at(line));
  expect(await shareOf()).toMatchObject({ held: null });
});
