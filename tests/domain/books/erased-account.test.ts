import { expect, it } from "vitest";
import { eraseAccount } from "@/lib/accounts/account/leaving/erase-account";
import { readMonth } from "@/lib/books/months/read-months";
import { readReport } from "@/lib/books/reports/read-report";
import { markPaid, tellPayouts } from "@/lib/payouts/runs/approve-and-pay";
import { adjustRun } from "@/lib/payouts/runs/change-draft";
import { readRun, readRunPayout } from "@/lib/payouts/runs/read-run";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { approvedRun, draftedRun, refOf } from "../../support/payouts/runs";
import { newAgent } from "../../support/people/agent";
import { newDesk, number, trip } from "../../support/transactions/desk";

it("an erased account takes nothing of what was booked and paid out along, and a match of it can still be taken back", async () => {
  await payoutsOn(db, { default_percent_bp: 6_000 });
  const [desk, other] = [await newDesk(db), await newAgent(db, { role: "ADMIN" })];
  const { admin, ada } = desk;
  await db`update users set name = 'Ada Byrne' where id = ${ada.id}`;
  const day = { bookedOn: "2026-02-10" };
  const [line, later] = [await desk.line(12_345, day), await desk.line(5_000, day)];
  await desk.match(line, (await trip(ada)).id);
  const draft = await draftedRun(admin);
  const adjustment = { userId: ada.id, amountMinor: -500, description: "Annual fee" };
  const approved = await approvedRun(other, await adjustRun(admin.ctx, refOf(draft), adjustment));
  const run = await markPaid(admin.ctx, refOf(approved), null);
  await desk.match(later, (await trip(ada, number(2))).id);
  const sent = await approvedRun(other, await draftedRun(admin));
  const short = await desk.line(10_000, day);
  await desk.match(short, (await trip(ada, number(3))).id, { acceptDifference: "accept" });
  // Suppliers that Ada entered are erased with her account; the platform keeps its own row for the company.
  await db`with family as (insert into suppliers (id, name, name_key, created_at, updated_at)
      values (gen_random_uuid(), 'Harbour Group', 'harbour group', now(), now()) returning id)
    insert into supplier_families (supplier_id, family_id) select s.id, family.id from suppliers s, family where s.owner_id = ${ada.id}
    on conflict (supplier_id) do update set family_id = excluded.family_id`;

  const months = async () =>
    Promise.all(
      ["2026-02", new Date().toISOString().slice(0, 7)].map(
        async (month) => (await readMonth(admin.ctx, month)).entries,
      ),
    );
  const seen = async () => {
    const page = { page: 1, limit: 50 };
    const { payouts } = await readRun(admin.ctx, run.id, page);
    const { rows } = await readReport(
      admin.ctx,
      "payouts",
      { year: new Date().getFullYear().toString() },
      page,
    );
    const paid = rows.map(({ name, paid }) => ({ name, paid }));
    const commission = await Promise.all(
      (["commission-by-supplier", "commission-by-agent", "differences"] as const).map(async (key) =>
        (await readReport(admin.ctx, key, { year: "2026" }, page)).rows.map(
          ({ name, month, currency, received, kept, given_up, amount }) => ({
            ...{ name, month, currency, received, kept, given_up, amount },
          }),
        ),
      ),
    );
    return { months: await months(), payouts, paid, commission };
  };
  const before = await seen();
  expect(before.payouts).toMatchObject([{ agent: "Ada Byrne", amount: { minor: 6_907 } }]);
  expect(before.paid).toContainEqual({ name: "Ada Byrne", paid: 6_907 });
  expect(before.commission).toMatchObject([
    [{ name: "Harbour Group", received: 27_345, given_up: 2_345 }],
    [{ name: "Ada Byrne", received: 27_345, given_up: 2_345 }],
    [{ name: "Harbour Group", amount: -2_345 }],
  ]);
  expect(before.months[0]?.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual(
    expect.arrayContaining([
      ["COMMISSION", 27_345],
      ["SHARE", 16_407],
    ]),
  );

  await db`update users set erase_at = now() - interval '1 day' where id = ${ada.id}`;
  const system = systemContext("job:erase-account");
  await inSystemTransaction(system, await eraseAccount(system, { userId: ada.id }, 600_000));
  expect(await db`select from users where id = ${ada.id}`).toEqual([]);
  expect(await seen()).toEqual(before);
  const [payout] = before.payouts;
  expect(await readRunPayout(admin.ctx, run.id, payout?.id ?? "", { page: 1, limit: 50 })).toEqual({
    payout,
    lines: [],
    lineCount: 0,
    accounts: [],
  });

  // A run that was sent to the bank before the account was erased can still be marked as paid.
  expect(await markPaid(admin.ctx, refOf(sent), null)).toMatchObject({
    state: "PAID",
    total: { minor: 3_000 },
  });
  await tellPayouts(system, { runId: sent.id });
  expect((await seen()).paid).toContainEqual({ name: "Ada Byrne", paid: 9_907 });

  await desk.unmatch(later);
  expect((await months())[0]).toContainEqual(
    expect.objectContaining({ kind: "COMMISSION", amountMinor: 22_345 }),
  );
});
