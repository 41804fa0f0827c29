import { beforeEach, describe, expect, it } from "vitest";
import type { Category } from "@/lib/platform/base/addresses/admin-addresses.model";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import {
  categoriseTransaction,
  ignoreTransaction,
  restoreTransaction,
  uncategoriseTransaction,
} from "@/lib/reconciliation/bank-transactions/ignore-transaction";
import {
  exportTransactions,
  listTransactions,
} from "@/lib/reconciliation/bank-transactions/list-transactions";
import { matchTransactions } from "@/lib/reconciliation/bank-transactions/matcher/match-transactions";
import { splitTransaction } from "@/lib/reconciliation/bank-transactions/splitting/split-transaction";
import { recallKnowledge } from "@/lib/reconciliation/matching/knowledge/recall-knowledge";
import { db } from "../../support/database/database";
import { at, bookingFacts, type Desk, newDesk, trip } from "../../support/transactions/desk";

let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(db);
});

const say = (id: string, category: Category | null, note: string | null = null) =>
  categoriseTransaction(desk.admin.ctx, at(id), { category, note });
const statusOf = async (id: string) =>
  (await db`select status from bank_transactions where id = ${id}`)[0]?.status;
const audited = (id: string) =>
  db`select action, before, after from audit_log where entity_id = ${id} order by at, id`;

describe("a transaction that pays no commission", () => {
  it("leaves the queue with its category, is offered nothing by the matcher, and comes back", async () => {
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const booking = await trip(desk.ada, { confirmationNumber: "HB-4471" });
    const named = { memo: "HARBOUR HOTELS COMMISSION HB-4471", payer: "HARBOUR HOTELS", bookedOn: day };
    const id = await desk.line(12_345, named);
    const aside = await say(id, "BANK_FEE", "March");
    expect(aside).toMatchObject({
      status: "IGNORED",
      category: { is: "BANK_FEE", note: "March", rule: null },
    });
    await matchTransactions(desk.admin.ctx, [id]);
    expect(await db`select from match_candidates where subject_id = ${id}`).toHaveLength(0);
    expect(await statusOf(id)).toBe("IGNORED");
    const open = await uncategoriseTransaction(desk.admin.ctx, at(id));
    expect(open.category).toBeNull();
    await matchTransactions(desk.admin.ctx, [id]);
    const candidates = await db`select booking_id from match_candidates where subject_id = ${id}`;
    expect(candidates).toEqual([{ booking_id: booking.id }]);
    expect(await audited(id)).toMatchObject([
      { action: "bank-transaction.categorise", after: { category: "BANK_FEE", note: "March" } },
      { action: "bank-transaction.restore", before: { status: "IGNORED", category: "BANK_FEE" } },
    ]);
  });

  it("is given another one, or none, and stays aside; the same once more changes nothing", async () => {
    const id = await desk.line(-2_500);
    await ignoreTransaction(desk.admin.ctx, at(id));
    await say(id, "OTHER_COST", "Software");
    const { version } = await say(id, "BANK_FEE");
    expect(await say(id, "BANK_FEE")).toMatchObject({ version, category: { is: "BANK_FEE", note: null } });
    expect(await say(id, null)).toMatchObject({ status: "IGNORED", category: null });
    expect((await audited(id)).map(({ before, after }) => [before.category, after?.category])).toEqual([
      [undefined, undefined],
      [null, "OTHER_COST"],
      ["OTHER_COST", "BANK_FEE"],
      ["BANK_FEE", null],
    ]);
  });

  it("isn't one that is linked: what it paid stays, and nothing is taken back in silence", async () => {
    const booking = await trip(desk.ada);
    const id = await desk.line(12_345);
    await desk.match(id, booking.id);
    await expect(say(id, "INTEREST")).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await bookingFacts(db, booking)).toMatchObject({ received: 12_345 });
  });

  it("is set by whoever saw it last, and by no agent", async () => {
    const id = await desk.line(900);
    await say(id, "INTEREST");
    const late = categoriseTransaction(desk.admin.ctx, at(id, 1), { category: "REFUND", note: null });
    await expect(late).rejects.toMatchObject({ code: "STALE" });
    expect(() => categoriseTransaction(desk.ada.ctx, at(id), { category: "REFUND", note: null })).toThrow(
      "permission",
    );
  });

  it("loses its category where it is matched all the same", async () => {
    const booking = await trip(desk.ada);
    const id = await desk.line(12_345);
    await say(id, "OTHER_INCOME", "What is this?");
    expect(await desk.match(id, booking.id)).toMatchObject({ status: "CLOSED", category: null });
  });

  it("is nothing to restore where it has no category", async () => {
    const id = await desk.line(900);
    await ignoreTransaction(desk.admin.ctx, at(id));
    expect(await uncategoriseTransaction(desk.admin.ctx, at(id))).toMatchObject({ status: "IGNORED" });
    await restoreTransaction(desk.admin.ctx, at(id));
    expect(await statusOf(id)).toBe("METADATA_EXTRACTED");
  });

  it("is found by its category, and named in the export", async () => {
    const [fee] = await Promise.all([desk.line(-700), desk.line(900)]);
    await say(fee, "BANK_FEE", "Wire");
    const found = await listTransactions(desk.admin.ctx, {
      skip: 0,
      limit: 20,
      filters: { search: undefined, category: "BANK_FEE" },
    });
    expect(found.data.map(({ id }) => id)).toEqual([fee]);
    const filter = { search: undefined, category: "BANK_FEE", format: "csv" } as const;
    const lines = (await Array.fromAsync(exportTransactions(desk.admin.ctx, filter).batches)).flat();
    expect(lines.map((line) => line.slice(-2))).toEqual([["Bank fee", "Wire"]]);
  });
});

it.each([
  ["BANK_FEE", true],
  ["OVERRIDE", false],
] as const)("a %s teaches the matcher that its payer pays nothing: %s", async (category, teaches) => {
  await say(await desk.line(5_000, { memo: "ORCHARD SPRING CAMPAIGN" }), category);
  const known = await inSystemTransaction(desk.admin.ctx, recallKnowledge);
  expect(known.signalsOf("ORCHARD SPRING CAMPAIGN", null, null).nothing > 0).toBe(teaches);
});

it("a part of a deposit has a category too, which is done with it and adds up", async () => {
  const booking = await trip(desk.ada);
  const id = await desk.line(12_345 + 655);
  const paid = await splitTransaction(desk.admin.ctx, at(id), [
    { kind: "booking", bookingId: booking.id, amount: 123.45 },
    { kind: "difference", reason: "INTEREST", amount: 6.55 },
  ]);
  expect(paid).toMatchObject({ status: "CLOSED", target: { matchedCount: 2, totalCount: 2 } });
  const rows = await db`select difference_reason as reason, net_minor::int as minor, status
    from commission_report_entries where booking_id is null`;
  expect(rows).toEqual([{ reason: "INTEREST", minor: 655, status: "CLOSED" }]);
});

it("a category without being put aside is refused by the database", async () => {
  const id = await desk.line(100);
  await expect(db`update bank_transactions set category = 'REFUND' where id = ${id}`).rejects.toThrow(
    "bank_transactions_category_is_aside",
  );
});
