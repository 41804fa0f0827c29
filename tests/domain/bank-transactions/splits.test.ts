import { beforeEach, describe, expect, it } from "vitest";
import { confirmTransaction } from "@/lib/reconciliation/bank-transactions/linking/confirm-transaction";
import { splitTransaction } from "@/lib/reconciliation/bank-transactions/splitting/split-transaction";
import type { BookingJson } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import type { TestAgent } from "../../support/people/agent";
import { at, bookingFacts, type Desk, newDesk, number, trip } from "../../support/transactions/desk";
import { proposed } from "../../support/transactions/transactions";

let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(db);
});

const facts = (booking: { readonly id: string }) => bookingFacts(db, booking);

describe("a transaction that is split", () => {
  it("pays bookings of several agents to the minor unit, tells each of them once, and gives all of it back", async () => {
    const [one, two, other] = [
      await trip(desk.ada),
      await trip(desk.ada, number(2)),
      await trip(desk.ben, number(3)),
    ];
    const before = await Promise.all([one, two, other].map(facts));
    const id = await desk.line(30_000);
    const parts = [part(desk.ada, one, 123.45), part(desk.ada, two, 100), part(desk.ben, other, 76.55)];
    const split = await splitTransaction(desk.admin.ctx, at(id), parts);
    expect(split).toMatchObject({
      status: "CLOSED",
      target: { kind: "report", matchedCount: 3, totalCount: 3 },
    });
    expect(split.paid.reduce((sum, { deposit }) => sum + (deposit?.minor ?? 0), 0)).toBe(30_000);
    const told =
      await db`select user_id, message from notifications where type = 'ADVISOR_PAYOUT' and payout_id = ${id}`;
    expect(told).toHaveLength(2);
    expect(told.find(({ user_id }) => user_id === desk.ada.id)?.message).toMatch(
      /^USD 223\.45 from .* arrived for 2 bookings\.$/,
    );
    await desk.unmatch(id);
    expect(await Promise.all([one, two, other].map(facts))).toEqual(before);
    const reports = await db`select removed_at from commission_reports`;
    expect(reports.every(({ removed_at }) => removed_at !== null)).toBe(true);
  });

  it("is refused where the parts aren't the deposit", async () => {
    const [one, two] = [await trip(desk.ada), await trip(desk.ada, number(2))];
    const id = await desk.line(30_000);
    const split = (...parts: ReturnType<typeof part>[]) => splitTransaction(desk.admin.ctx, at(id), parts);
    await expect(split(part(desk.ada, one, 100), part(desk.ada, two, 100))).rejects.toThrow(
      "The parts are USD 100.00 less than the deposit.",
    );
    await expect(split(part(desk.ada, one, 100), part(desk.ada, one, 200))).rejects.toThrow(
      "Each booking can have one part of the deposit.",
    );
    await expect(split(part(desk.ben, one, 100), part(desk.ada, two, 200))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

it("a favourite of several bookings that add up is confirmed as such, each with its fee", async () => {
  const [one, other] = [await trip(desk.ada), await trip(desk.ben, number(2))];
  const id = await desk.line(12_345 + 12_345 - 500);
  await proposed(
    db,
    id,
    { userId: desk.ada.id, bookingId: one.id, creditMinor: 12_345, feeMinor: 500 },
    { userId: desk.ben.id, bookingId: other.id, creditMinor: 12_345 },
  );
  const confirmed = await confirmTransaction(desk.admin.ctx, at(id));
  expect(confirmed).toMatchObject({ status: "CLOSED", matchSource: "CONFIRMED" });
  expect(confirmed.paid.map(({ feeMinor }) => feeMinor).sort()).toEqual([0, 500]);
  expect([await facts(one), await facts(other)]).toMatchObject([{ status: "PAID" }, { status: "PAID" }]);
});

function part(agent: TestAgent, { id }: BookingJson, amount: number) {
  return { kind: "booking" as const, userId: agent.id, bookingId: id, amount };
}
