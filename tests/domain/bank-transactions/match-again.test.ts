import { beforeEach, describe, expect, it } from "vitest";
import { paymentDraft } from "@/lib/ledger/bookings/payments/payment.model";
import { recordPayment } from "@/lib/ledger/bookings/payments/record-payment";
import { parse } from "@/lib/platform/base/input";
import { ignoreTransaction } from "@/lib/reconciliation/bank-transactions/ignore-transaction";
import { matchAgain } from "@/lib/reconciliation/bank-transactions/matcher/enqueue-matching";
import { readTransaction } from "@/lib/reconciliation/bank-transactions/read-transaction";
import { drainJobs } from "@/lib/worker/run-jobs";
import { db } from "../../support/database/database";
import { at, type Desk, newDesk, trip } from "../../support/transactions/desk";

let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(db);
});

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const NAMED = { memo: "HARBOUR HOTELS COMMISSION HB-4471", payer: "HARBOUR HOTELS", bookedOn: YESTERDAY };
const line = () => desk.line(12_345, NAMED);
const drained = () => drainJobs(Date.now() + 30_000);

describe("the matcher, asked by an administrator", () => {
  it("looks again at the transactions that are named, and at no other", async () => {
    const [asked, other] = [await line(), await line()];
    await trip(desk.ada);
    await drained();
    await db`delete from match_candidates`;
    await db`update bank_transactions set decision = null, decided_at = null, status = 'METADATA_EXTRACTED'`;
    await matchAgain(desk.admin.ctx, [asked]);
    await drained();
    const [one, two] = [
      await readTransaction(desk.admin.ctx, asked),
      await readTransaction(desk.admin.ctx, other),
    ];
    expect(one.candidates).not.toEqual([]);
    expect(one.decidedAt).not.toBeNull();
    expect(two).toMatchObject({ candidates: [], decidedAt: null });
  });

  it("says that a deposit confirms what the agent recorded, instead of that nothing is owed", async () => {
    const booking = await trip(desk.ada, { confirmationNumber: "HB-4471" });
    const draft = { bookingId: booking.id, amount: 123.45, receivedOn: YESTERDAY };
    await recordPayment(desk.ada.ctx, parse(paymentDraft, draft));
    const deposit = await line();
    await matchAgain(desk.admin.ctx, [deposit]);
    await drained();
    const { candidates, exceptionReason } = await readTransaction(desk.admin.ctx, deposit);
    expect(candidates[0]).toMatchObject({
      parts: [{ recordedMinor: 12_345, outstanding: { minor: 0 } }],
      difference: { minor: 0 },
      reasons: expect.arrayContaining(["It confirms a payment that the agent recorded"]),
    });
    expect(exceptionReason).toBeNull();
  });

  it("looks at everything undecided where none is named, and leaves alone what was decided", async () => {
    const [open, ignored] = [await line(), await line()];
    await ignoreTransaction(desk.admin.ctx, at(ignored));
    await trip(desk.ada);
    await matchAgain(desk.admin.ctx, []);
    await drained();
    expect((await readTransaction(desk.admin.ctx, open)).decidedAt).not.toBeNull();
    expect(await readTransaction(desk.admin.ctx, ignored)).toMatchObject({
      status: "IGNORED",
      decidedAt: null,
    });
  });
});
