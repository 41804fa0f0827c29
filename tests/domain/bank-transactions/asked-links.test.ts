import { beforeEach, expect, it } from "vitest";
import { updateBooking } from "@/lib/ledger/bookings/update-booking";
import type { Failure } from "@/lib/platform/base/failure";
import {
  ignoreTransaction,
  restoreTransaction,
} from "@/lib/reconciliation/bank-transactions/ignore-transaction";
import { restoreLink } from "@/lib/reconciliation/bank-transactions/linking/unlink-transaction";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";
import { at, bookingFacts, type Desk, newDesk, trip } from "../../support/transactions/desk";

let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(db);
});

const facts = (booking: { readonly id: string }) => bookingFacts(db, booking);

it("pays too much only where an administrator says why, which is kept with the payment and audited", async () => {
  const booking = await trip(desk.ada);
  const id = await desk.line(20_000);
  await expect(desk.match(id, booking.id)).rejects.toMatchObject({
    code: "CONFLICT",
    message: `This is USD 76.55 more than booking ${booking.confirmationNumber} is owed. Say why it is more.`,
    detail: {
      fields: { overReason: [expect.stringContaining("Say why")] },
      facts: {
        question: "overReason",
        choices: "bonus, override, rate, conversion, overpayment",
        overMinor: 7_655,
      },
    },
  });
  expect(await facts(booking)).toMatchObject({ received: 0 });
  const { paid: parts } = await desk.match(id, booking.id, { overReason: "bonus" });
  expect(parts).toMatchObject([{ overMinor: 7_655, differenceReason: "bonus" }]);
  expect(await facts(booking)).toMatchObject({ received: 20_000, status: "PAID" });
  const audited = await db`select after->>'overReason' as why from audit_log where entity_id = ${id}
    and action = 'bank-transaction.link'`;
  expect(audited).toEqual([{ why: "bonus" }]);
  await desk.unmatch(id);
  const again = await desk.match(id, booking.id, { acceptDifference: "accept" });
  expect(again.paid).toMatchObject([{ differenceReason: "overpayment" }]);
});

it("takes another recall of a booking only where an administrator says that it is another one", async () => {
  const booking = await trip(desk.ada);
  await desk.match(await desk.line(12_345), booking.id);
  await desk.match(await desk.line(-2_000), booking.id);
  const second = await desk.line(-2_000);
  await expect(desk.match(second, booking.id)).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("USD 20.00 was recalled for booking"),
    detail: { facts: { question: "isSecondRecall" } },
  });
  expect(await facts(booking)).toMatchObject({ received: 10_345 });
  await desk.match(second, booking.id, { isSecondRecall: true });
  expect(await facts(booking)).toMatchObject({ received: 8_345 });
});

it("undoes an unlinking with all that had been said: why it was more, the fee, what was given up", async () => {
  for (const [minor, answers] of [
    [20_000, { overReason: "bonus" }],
    [10_000, { acceptDifference: "fee", isLargeFee: true, reason: "Two banks" }],
    [10_000, { acceptDifference: "accept", reason: "Agreed" }],
    [10_000, {}],
  ] as const) {
    const booking = await trip(desk.ada, { confirmationNumber: `R-${Math.random()}` });
    const id = await desk.line(minor);
    const { paid } = await desk.match(id, booking.id, answers);
    const before = await facts(booking);
    await desk.unmatch(id);
    const restored = await restoreLink(desk.admin.ctx, at(id));
    expect(restored.paid).toEqual(paid.map((part) => ({ ...part, id: expect.any(String) })));
    expect(await facts(booking)).toEqual(before);
    await expect(restoreLink(desk.admin.ctx, at(id))).rejects.toMatchObject({ code: "CONFLICT" });
  }
});

it("tells who was first: oneself, another administrator, or nobody that is known", async () => {
  const id = await desk.line(12_345);
  const { version } = await ignoreTransaction(desk.admin.ctx, at(id, 1));
  const late = (ctx: typeof desk.admin.ctx, seen = 1) =>
    restoreTransaction(ctx, at(id, seen)).catch((error: Failure) => `${error.code}: ${error.message}`);
  const other = await newAgent(db, { role: "ADMIN" });
  expect(await late(desk.admin.ctx)).toBe("STALE: You changed this already: it was ignored.");
  expect(await late(other.ctx)).toBe("STALE: Another administrator was first: it was ignored.");
  await db`update bank_transactions set updated_at = now() where id = ${id}`;
  expect(await late(other.ctx)).toBe("STALE: This transaction was changed meanwhile. Look at it again.");
  expect(await restoreTransaction(desk.admin.ctx, at(id, version))).toMatchObject({
    status: "METADATA_EXTRACTED",
  });
});

it("brings a link back only where it pays exactly what it paid", async () => {
  const booking = await trip(desk.ada);
  const id = await desk.line(11_845);
  await desk.match(id, booking.id, { acceptDifference: "fee" });
  await desk.unmatch(id);
  await updateBooking(desk.ada.ctx, { id: booking.id, version: null }, { expectedCommissionAmount: 150 });
  await expect(restoreLink(desk.admin.ctx, at(id))).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("has changed since"),
  });
  expect(await facts(booking)).toMatchObject({ received: 0, shortPay: 0 });
  await updateBooking(desk.ada.ctx, { id: booking.id, version: null }, { expectedCommissionAmount: 123.45 });
  await restoreLink(desk.admin.ctx, at(id));
  expect(await facts(booking)).toMatchObject({ received: 12_345, status: "PAID" });
});
