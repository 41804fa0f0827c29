import { beforeEach, expect, it } from "vitest";
import { readJournal, readJournals } from "@/lib/books/journal/read-journal";
import { lockMonth } from "@/lib/books/months/lock-month";
import { readBookSettings, saveBookSettings } from "@/lib/books/settings/save-settings";
import { categoriseTransaction } from "@/lib/reconciliation/bank-transactions/ignore-transaction";
import { splitTransaction } from "@/lib/reconciliation/bank-transactions/splitting/split-transaction";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { at, type Desk, newDesk, number, trip } from "../../support/transactions/desk";

let desk: Desk;
beforeEach(async () => {
  await payoutsOn(db, { default_percent_bp: 6_000 });
  desk = await newDesk(db);
});

it("books a month from the bank to the agents: the same each time, and once it is locked whatever comes", async () => {
  const [one, two] = [await trip(desk.ada), await trip(desk.ben, number(2))];
  await desk.match(await desk.line(12_345, { bookedOn: "2026-02-03" }), one.id);
  await desk.match(await desk.line(12_000, { bookedOn: "2026-02-20" }), two.id, {
    acceptDifference: "accept",
    reason: "Agreed",
  });
  await desk.line(-30, { bookedOn: "2026-02-28" });
  await desk.line(99, { bookedOn: "2026-03-01" });
  const now = new Date("2026-02-25T12:00:00Z");
  await db`insert into payout_adjustments (user_id, id, amount_minor, currency, description, due_on, created_at)
    values (${desk.ada.id}, gen_random_uuid(), -500, 'USD', 'Annual fee', '2026-02-25', ${now})`;
  const lines = async () => {
    const { journal } = await readJournal(desk.admin.ctx, { month: "2026-02", currency: "USD" });
    return journal.lines.map(({ account, debitMinor, creditMinor }) => [account, debitMinor, creditMinor]);
  };
  const first = await lines();
  expect(first).toEqual([
    ["Commission account", 24_345, 0],
    ["Bank transactions to allocate", 0, 24_345],
    ["Bank transactions to allocate", 30, 0],
    ["Commission account", 0, 30],
    ["Bank transactions to allocate", 24_345, 0],
    ["Commission income", 0, 24_345],
    ["Commission given up", 345, 0],
    ["Commission income", 0, 345],
    ["Agents' commission", 14_607, 0],
    ["Payable to agents", 0, 14_607],
    ["Payable to agents", 500, 0],
    ["Agents' adjustments", 0, 500],
  ]);
  expect(await lines()).toEqual(first);
  await lockMonth(desk.admin.ctx, { month: "2026-02" });
  await desk.match(await desk.line(700, { bookedOn: "2026-02-05" }), (await trip(desk.ben, number(3))).id);
  expect(await lines()).toEqual(first);
  await expect(readJournals(desk.admin.ctx, "2026-13")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("books what pays no commission under its category, whole or as a part of a deposit", async () => {
  const booking = await trip(desk.ada);
  const fee = await desk.line(-30, { bookedOn: "2026-02-28" });
  await categoriseTransaction(desk.admin.ctx, at(fee), { category: "BANK_FEE", note: null });
  const deposit = await desk.line(15_000, { bookedOn: "2026-02-10" });
  await splitTransaction(desk.admin.ctx, at(deposit), [
    { kind: "booking", bookingId: booking.id, amount: 123.45 },
    { kind: "difference", reason: "INTEREST", amount: 26.55 },
  ]);
  const { journal } = await readJournal(desk.admin.ctx, { month: "2026-02", currency: "USD" });
  const of = (account: string) =>
    journal.lines
      .filter((line) => line.account === account)
      .map((line) => line.debitMinor - line.creditMinor);
  expect(of("Bank fees")).toEqual([30]);
  expect(of("Interest")).toEqual([-2_655]);
  expect(of("Bank transactions to allocate").reduce((sum, minor) => sum + minor, 0)).toBe(0);
  await lockMonth(desk.admin.ctx, { month: "2026-02" });
  for (const change of [
    db`update commission_report_entries set difference_reason = 'TRANSFER' where difference_reason is not null`,
    db`update commission_report_entries set ignored_at = now() where difference_reason is not null`,
    db`update commission_report_entries set net_minor = net_minor + 1, gross_minor = gross_minor + 1`,
    db`delete from commission_report_entries`,
    db`update bank_transactions set category = 'TRANSFER' where category is not null`,
  ])
    await expect(change).rejects.toMatchObject({ code: "TB001" });
});

it("uses the names that the platform gives its accounts, each change of the version that was seen", async () => {
  await desk.line(99, { bookedOn: "2026-03-01" });
  const said = { accounts: { BANK: "1000", UNALLOCATED: "2100", FEES: "" }, thresholds: { 2026: 100_000 } };
  await saveBookSettings(desk.admin.ctx, { version: 0, ...said });
  await expect(saveBookSettings(desk.admin.ctx, { version: 0, ...said })).rejects.toMatchObject({
    code: "STALE",
  });
  expect(await readBookSettings(desk.admin.ctx)).toEqual({
    version: 1,
    accounts: { BANK: "1000", UNALLOCATED: "2100" },
    thresholds: { 2026: 100_000 },
  });
  const { journals } = await readJournals(desk.admin.ctx, "2026-03");
  expect(journals[0]?.lines.map(({ account }) => account)).toEqual(["1000", "2100"]);
  await expect((async () => saveBookSettings(desk.ada.ctx, { version: 1, ...said }))()).rejects.toMatchObject(
    { code: "NOT_ALLOWED" },
  );
});
