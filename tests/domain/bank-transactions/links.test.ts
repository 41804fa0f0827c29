import { beforeEach, describe, expect, it } from "vitest";
import { closeBooking } from "@/lib/ledger/bookings/moves/move-booking";
import {
  ignoreTransaction,
  restoreTransaction,
} from "@/lib/reconciliation/bank-transactions/ignore-transaction";
import { confirmTransaction } from "@/lib/reconciliation/bank-transactions/linking/confirm-transaction";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import { paid } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { at, bookingFacts, type Desk, newDesk, number, trip } from "../../support/transactions/desk";
import { proposed } from "../../support/transactions/transactions";

let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(db);
});

const facts = (booking: { readonly id: string }) => bookingFacts(db, booking);

describe("a transaction that is matched to a booking", () => {
  it("is closed with it, and open again when that is taken back, as is the booking", async () => {
    const booking = await trip(desk.ada);
    const before = await facts(booking);
    const id = await desk.line(12_345);
    const linked = await desk.match(id, booking.id);
    expect(linked).toMatchObject({
      status: "CLOSED",
      matchSource: "MANUAL",
      target: { kind: "booking", booking: { id: booking.id, userId: desk.ada.id } },
      paid: [{ credit: { minor: 12_345 }, deposit: { minor: 12_345 }, feeMinor: 0 }],
    });
    expect(await facts(booking)).toMatchObject({
      status: "PAID",
      received: 12_345,
      lastPaidOn: "2026-03-04",
    });
    const open = await desk.unmatch(id);
    expect(open).toMatchObject({ status: "PENDING_REVIEW", matchSource: null, target: null, paid: [] });
    expect(open.links).toHaveLength(1);
    expect(await facts(booking)).toEqual(before);
    const rejected = await db`select target_id from match_rejections where subject_id = ${id}`;
    expect(rejected).toEqual([{ target_id: booking.id }]);
  });

  it("rules nothing out where the link is undone as a slip of the hand", async () => {
    const booking = await trip(desk.ada);
    const before = await facts(booking);
    const id = await desk.line(12_345);
    await proposed(db, id, { userId: desk.ada.id, bookingId: booking.id, creditMinor: 12_345, feeMinor: 0 });
    await desk.match(id, booking.id);
    const open = await matchTransaction(desk.admin.ctx, at(id), null, { isUndone: true });
    expect(open).toMatchObject({ status: "MATCHED_NEEDS_CONFIRMATION", matchSource: null, target: null });
    expect(await facts(booking)).toEqual(before);
    expect(await db`select from match_rejections`).toHaveLength(0);
    expect(await db`select from match_candidates where subject_id = ${id}`).toHaveLength(1);
    expect(await db`select from match_lessons where revoked_at is null`).toHaveLength(0);
  });

  it("is confirmed where it is the favourite, with the fee that the matcher knows", async () => {
    const booking = await trip(desk.ada);
    const id = await desk.line(9_845);
    await proposed(db, id, {
      userId: desk.ada.id,
      bookingId: booking.id,
      creditMinor: 12_345,
      feeMinor: 2_500,
    });
    const confirmed = await confirmTransaction(desk.admin.ctx, at(id));
    expect(confirmed).toMatchObject({
      status: "CLOSED",
      matchSource: "CONFIRMED",
      links: [{ score: 0.912, reasons: ["Booking number stands in the memo"] }],
      paid: [{ credit: { minor: 12_345 }, deposit: { minor: 9_845 }, feeMinor: 2_500 }],
    });
  });

  it("leaves the rest open unless an administrator says what became of it", async () => {
    const [open, fee, given] = [
      await trip(desk.ada),
      await trip(desk.ada, number(2)),
      await trip(desk.ada, number(3)),
    ];
    expect((await desk.match(await desk.line(10_000), open.id)).status).toBe("MANUAL_MATCHED");
    expect(await facts(open)).toMatchObject({ received: 10_000, status: "CONFIRMED" });
    await desk.match(await desk.line(11_800), fee.id, { acceptDifference: "fee" });
    expect(await facts(fee)).toMatchObject({ received: 12_345, status: "PAID" });
    await desk.match(await desk.line(10_000), given.id, {
      acceptDifference: "accept",
      reason: "Agreed by phone",
    });
    expect(await facts(given)).toMatchObject({ received: 10_000, shortPay: 2_345, status: "PAID" });
    const reasons =
      await db`select reason from audit_log where entity_id = ${given.id} and action = 'booking.deposit'`;
    expect(reasons).toEqual([{ reason: "Agreed by phone" }]);
  });

  it("pays a booking that is closed, and closes others that pay it too once nothing is left open", async () => {
    const booking = await trip(desk.ada);
    await closeBooking(desk.ada.ctx, booking.id, "CANCELLED");
    const [first, second] = [await desk.line(10_000), await desk.line(2_345)];
    expect((await desk.match(first, booking.id)).status).toBe("MANUAL_MATCHED");
    expect((await desk.match(second, booking.id)).status).toBe("CLOSED");
    const statuses = () => db`select status from bank_transactions where id in ${db([first, second])}`;
    expect(await statuses()).toEqual([{ status: "CLOSED" }, { status: "CLOSED" }]);
    await desk.unmatch(second);
    expect((await facts(booking))?.status).toBe("CLOSED");
    const [one] = await db`select status from bank_transactions where id = ${first}`;
    expect(one?.status).toBe("MANUAL_MATCHED");
  });

  it("takes the place of what the agent reported", async () => {
    const booking = await trip(desk.ada);
    await paid(desk.ada, booking.id, 123.45);
    const before = await facts(booking);
    const id = await desk.line(12_345);
    await desk.match(id, booking.id);
    expect(await facts(booking)).toMatchObject({ received: 12_345, lastPaidOn: "2026-03-04" });
    await desk.unmatch(id);
    expect(await facts(booking)).toEqual(before);
  });
});

describe("money that left the account", () => {
  it("recalls what came and never pays what is expected", async () => {
    const booking = await trip(desk.ada);
    const recall = await desk.line(-2_000);
    await expect(desk.match(recall, booking.id)).rejects.toThrow(/more than that can't be recalled/);
    await desk.match(await desk.line(12_345), booking.id);
    const before = await facts(booking);
    expect(await desk.match(recall, booking.id)).toMatchObject({
      status: "CLOSED",
      paid: [{ credit: { minor: -2_000 } }],
    });
    expect(await facts(booking)).toMatchObject({ received: 10_345, status: "CONFIRMED" });
    await desk.unmatch(recall);
    expect(await facts(booking)).toEqual(before);
  });
});

describe("two administrators at once", () => {
  it("link a transaction once, and a booking is paid once", async () => {
    const [booking, other] = [await trip(desk.ada), await trip(desk.ada, number(2))];
    const id = await desk.line(12_345);
    const outcomes = await Promise.allSettled([desk.match(id, booking.id), desk.match(id, other.id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const ids = await Promise.all(Array.from({ length: 8 }, () => desk.line(12_345)));
    const third = await trip(desk.ada, number(3));
    const race = await Promise.allSettled(ids.map((one) => desk.match(one, third.id)));
    expect(race.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await facts(third)).toMatchObject({ received: 12_345 });
  });
});

it("an ignored transaction gives back what it paid, and every step is in the audit", async () => {
  const booking = await trip(desk.ada);
  const id = await desk.line(12_345);
  await desk.match(id, booking.id);
  expect((await ignoreTransaction(desk.admin.ctx, at(id))).status).toBe("IGNORED");
  expect(await facts(booking)).toMatchObject({ received: 0, status: "CONFIRMED" });
  await restoreTransaction(desk.admin.ctx, at(id));
  const steps = await db`select action, actor_kind from audit_log where entity_id = ${id} order by at, id`;
  expect(steps.map(({ action }) => action)).toEqual([
    "bank-transaction.link",
    "bank-transaction.unlink",
    "bank-transaction.ignore",
    "bank-transaction.restore",
  ]);
  expect(new Set(steps.map(({ actor_kind }) => actor_kind))).toEqual(new Set(["admin"]));
});

it("an administrator's own booking is paid like everybody's", async () => {
  const booking = await trip(desk.admin);
  await desk.match(await desk.line(12_345), booking.id);
  expect(await facts(booking)).toMatchObject({ status: "PAID" });
});

it("an agent decides about no transaction", async () => {
  const id = await desk.line(12_345);
  expect(() => matchTransaction(desk.ada.ctx, at(id), null)).toThrow("permission");
});
