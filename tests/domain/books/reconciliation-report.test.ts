import { beforeEach, expect, it } from "vitest";
import { lockMonth } from "@/lib/books/months/lock-month";
import { exportReport, readReport } from "@/lib/books/reports/read-report";
import { ignoreTransaction } from "@/lib/reconciliation/bank-transactions/ignore-transaction";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { at, type Desk, newDesk, trip } from "../../support/transactions/desk";

let desk: Desk;
beforeEach(async () => {
  await payoutsOn(db);
  desk = await newDesk(db);
});

it("isn't exported without its account, which would be a file of nothing", async () => {
  const { admin } = desk;
  await expect(exportReport(admin.ctx, "reconciliation", { month: "2026-02" })).rejects.toMatchObject({
    code: "INVALID_INPUT",
    detail: { fields: { account: ["account is required"] } },
  });
});

it("reconciles an account: what was on it, what came by what it is matched to, what is open, what is on it now", async () => {
  const booking = await trip(desk.ada);
  await desk.line(1_000, { bookedOn: "2026-01-31" });
  const matched = await desk.line(12_345, { bookedOn: "2026-02-01" });
  await desk.match(matched, booking.id);
  const ignored = await desk.line(300, { bookedOn: "2026-02-28" });
  await ignoreTransaction(desk.admin.ctx, at(ignored));
  await desk.line(-45, { bookedOn: "2026-02-14" });
  await desk.line(9, { bookedOn: "2026-03-01" });
  const [account] = await db`select id from bank_accounts`;
  await db`update statement_imports set totals = ${db.json([{ of: "closing", stated: "USD 1.00", read: "USD 1.00" }])}`;
  const lines = async (month: string) =>
    (
      await readReport(
        desk.admin.ctx,
        "reconciliation",
        { account: account?.id, month },
        { page: 1, limit: 100 },
      )
    ).rows.map(({ what, transactions, amount }) => `${what}: ${transactions}, ${amount}`);
  const february = [
    "Opening balance: 1, 1000",
    "Matched to bookings: 1, 12345",
    "Matched to commission reports: 0, 0",
    "Split among bookings: 0, 0",
    "Ignored: 1, 300",
    "Open: 1, -45",
    "Closing balance: 4, 13600",
    "Statement files whose closing balance agrees: 1, null",
  ];
  expect(await lines("2026-02")).toEqual(february);
  expect((await lines("2026-03"))[0]).toBe("Opening balance: 4, 13600");
  await lockMonth(desk.admin.ctx, { month: "2026-02" });
  const late = await desk.line(500, { bookedOn: "2026-02-03" });
  await desk.match(late, (await trip(desk.ben)).id, { acceptDifference: "accept" });
  expect(await lines("2026-02")).toEqual(february);
});
