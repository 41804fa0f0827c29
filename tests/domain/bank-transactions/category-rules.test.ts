import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { parse } from "@/lib/platform/base/input";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { applyRules } from "@/lib/reconciliation/bank-transactions/categories/rules/apply-rules";
import {
  endRule,
  ignoreAgainByRule,
  listRules,
  previewRule,
  restoreIgnoredByRule,
  saveRule,
} from "@/lib/reconciliation/bank-transactions/categories/rules/change-rule";
import { ruleDraft } from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";
import {
  categoriseTransaction,
  restoreTransaction,
} from "@/lib/reconciliation/bank-transactions/ignore-transaction";
import { readTransaction } from "@/lib/reconciliation/bank-transactions/read-transaction";
import { drainJobs } from "@/lib/worker/run-jobs";
import { db } from "../../support/database/database";
import { importFile, newAccount } from "../../support/statements/imported";
import { ofx } from "../../support/statements/ofx";
import { at, type Desk, newDesk, trip } from "../../support/transactions/desk";
import { proposed } from "../../support/transactions/transactions";

let desk: Desk;
beforeEach(async () => {
  await db`update category_rules set ended_at = now()`;
  desk = await newDesk(db);
});

const WIRE = { memo: "INCOMING WIRE FEE", payer: null };
const draftOf = (change: object = {}) =>
  parse(ruleDraft, {
    words: "Wire fee",
    accountId: null,
    direction: null,
    category: "BANK_FEE",
    note: null,
    ...change,
  });
const save = async (change: object = {}, { appliesNow = false, replaces = null as string | null } = {}) => {
  const id = randomUUID();
  const { count } = await saveRule(desk.admin.ctx, { id, draft: draftOf(change), replaces, appliesNow });
  return { id, count };
};
const apply = (ids: readonly string[] | null) =>
  inSystemTransaction(desk.admin.ctx, (tx) => applyRules(tx, ids));
const seen = async (id: string) => {
  const { status, category } = await readTransaction(desk.admin.ctx, id);
  return [status, category?.is ?? null, category?.rule?.id ?? null];
};

describe("a rule for transactions that pay no commission", () => {
  it("is tried on what is there before it is saved, and applied to it when that is wished", async () => {
    const [fee, other] = [
      await desk.line(-1_500, WIRE),
      await desk.line(-1_500, { memo: "WIRED", payer: null }),
    ];
    const preview = await previewRule(desk.admin.ctx, draftOf(), null);
    expect(preview).toMatchObject({ count: 1, disputed: 0, first: [{ id: fee, amount: { minor: -1_500 } }] });
    expect(await save()).toMatchObject({ count: 0 });
    expect((await seen(fee))[1]).toBeNull();
    const rule = await save({ note: "Wires" }, { appliesNow: true });
    expect(rule.count).toBe(1);
    expect((await seen(fee)).slice(0, 2)).toEqual(["IGNORED", "BANK_FEE"]);
    expect((await seen(other))[1]).toBeNull();
    const [row] = await db`select before, after from audit_log where entity_id = ${fee}`;
    expect(row).toMatchObject({ before: { status: "METADATA_EXTRACTED" }, after: { byRule: "wire fee" } });
  });

  it("is applied to what is imported from then on, before anything is matched or offered", async () => {
    const { id } = await save({ direction: "out" });
    const accountId = await newAccount(desk.admin);
    const lines = [
      { day: "2026-06-01", amount: "-15.00", memo: "WIRE FEE JUNE" },
      { day: "2026-06-02", amount: "15.00", memo: "WIRE FEE REFUND" },
    ];
    await importFile(desk.admin, ofx(lines), { accountId });
    await drainJobs(Date.now() + 30_000);
    const rows = await db`select memo, status, category_rule_id as rule, decided_at from bank_transactions
      where account_id = ${accountId} order by memo`;
    expect(rows).toMatchObject([
      { status: "IGNORED", rule: id, decided_at: null },
      { status: "PENDING_REVIEW", rule: null },
    ]);
  });

  it("touches nothing that is linked, was unlinked, proposed, categorised or brought back by hand", async () => {
    const booking = await trip(desk.ada);
    const [linked, unlinked, likely, aside, back, open] = await Promise.all(
      Array.from({ length: 6 }, () => desk.line(12_345, WIRE)),
    );
    await desk.match(unlinked ?? "", booking.id);
    await desk.unmatch(unlinked ?? "");
    await desk.match(linked ?? "", booking.id);
    const candidate = { userId: desk.ada.id, bookingId: booking.id, creditMinor: 12_345, feeMinor: 0 };
    await proposed(db, likely ?? "", candidate);
    await categoriseTransaction(desk.admin.ctx, at(aside ?? ""), { category: "REFUND", note: null });
    await categoriseTransaction(desk.admin.ctx, at(back ?? ""), { category: "REFUND", note: null });
    await restoreTransaction(desk.admin.ctx, at(back ?? ""));
    expect(await previewRule(desk.admin.ctx, draftOf(), null)).toMatchObject({ count: 1 });
    expect(await save({}, { appliesNow: true })).toMatchObject({ count: 1 });
    const rows = await db`select id from bank_transactions where category_rule_id is not null and account_id =
      (select account_id from bank_transactions where id = ${open ?? ""})`;
    expect(rows).toEqual([{ id: open }]);
    expect(await seen(aside ?? "")).toEqual(["IGNORED", "REFUND", null]);
  });

  it("leaves open what another rule calls something else, and says so beforehand", async () => {
    const id = await desk.line(-1_500, WIRE);
    await save({ words: "incoming", category: "TRANSFER" });
    expect(await previewRule(desk.admin.ctx, draftOf(), null)).toMatchObject({ count: 0, disputed: 1 });
    expect(await save({}, { appliesNow: true })).toMatchObject({ count: 0 });
    expect(await apply([id])).toBe(0);
  });

  it("is changed by another in its place, and ended once; what it put aside stays and says which rule it was", async () => {
    const id = await desk.line(-1_500, WIRE);
    const first = await save({}, { appliesNow: true });
    const second = await save({ words: "wire" }, { replaces: first.id });
    expect(await listRules(desk.admin.ctx)).toMatchObject([{ id: second.id, words: "wire", count: 0 }]);
    expect(await seen(id)).toEqual(["IGNORED", "BANK_FEE", first.id]);
    await endRule(desk.admin.ctx, second.id);
    await expect(endRule(desk.admin.ctx, second.id)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(save({}, { replaces: second.id })).rejects.toMatchObject({ code: "CONFLICT" });
    const later = await desk.line(-1_500, WIRE);
    expect(await apply([later])).toBe(0);
  });

  it("is no agent's to see or make", () => {
    expect(() => listRules(desk.ada.ctx)).toThrow("permission");
    expect(() => previewRule(desk.ada.ctx, draftOf(), null)).toThrow("permission");
    expect(() => endRule(desk.ada.ctx, randomUUID())).toThrow("permission");
  });
});

it("a rule that is sent again is added once, in the place of another too, and answers the same", async () => {
  const replaced = await save();
  const line = await desk.line(-1_500, WIRE);
  const rule = { id: randomUUID(), draft: draftOf(), replaces: replaced.id, appliesNow: true };
  const sent = async () => (await saveRule(desk.admin.ctx, rule)).count;
  expect([await sent(), await sent()]).toEqual([1, 1]);
  expect((await listRules(desk.admin.ctx)).map(({ id }) => id)).toEqual([rule.id]);
  expect(await seen(line)).toEqual(["IGNORED", "BANK_FEE", rule.id]);
  const added = await db`select from audit_log where action = 'category-rule.add' and entity_id = ${rule.id}`;
  expect(added).toHaveLength(1);
});

describe("what a rule did", () => {
  it("has all that it did taken back at once, and put aside again but for what was decided since", async () => {
    const lines = await Promise.all([1, 2, 3].map(() => desk.line(-1_500, WIRE)));
    const other = await desk.line(-900, { memo: "MONTHLY CHARGE", payer: null });
    await categoriseTransaction(desk.admin.ctx, await at(other), { category: "BANK_FEE", note: null });
    const { id } = await save({}, { appliesNow: true });
    const { count, locked, at: instant } = await restoreIgnoredByRule(desk.admin.ctx, id);
    expect([count, locked]).toEqual([3, 0]);
    for (const line of lines) expect((await seen(line))[1]).toBeNull();
    expect((await seen(other))[1]).toBe("BANK_FEE");
    await expect(restoreIgnoredByRule(desk.admin.ctx, id)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await apply(null)).toBe(0);
    await categoriseTransaction(desk.admin.ctx, await at(lines[0] ?? ""), {
      category: "TRANSFER",
      note: null,
    });
    expect(await ignoreAgainByRule(desk.admin.ctx, id, instant)).toEqual({ count: 2 });
    expect(await Promise.all(lines.map(seen))).toEqual([
      ["IGNORED", "TRANSFER", null],
      ["IGNORED", "BANK_FEE", id],
      ["IGNORED", "BANK_FEE", id],
    ]);
    expect(await ignoreAgainByRule(desk.admin.ctx, id, instant)).toEqual({ count: 0 });
  });

  it("leaves what a locked month holds aside, and says how much", async () => {
    const [late, early] = [await desk.line(-1_500, WIRE), await desk.line(-1_500, WIRE)];
    const { id } = await save({}, { appliesNow: true });
    await db`update bank_transactions set book_day = '2020-01-15' where id = ${early}`;
    await db`insert into books (locked_to, updated_at) values ('2020-01-31', now())
      on conflict (is_only) do update set locked_to = '2020-01-31'`;
    expect(await restoreIgnoredByRule(desk.admin.ctx, id)).toMatchObject({ count: 1, locked: 1 });
    expect((await seen(late))[1]).toBeNull();
    expect((await seen(early))[2]).toBe(id);
    await db`update books set locked_to = null`;
  });
});
