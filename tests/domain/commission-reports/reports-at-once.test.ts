import { beforeEach, expect, it } from "vitest";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import { lockWaiting } from "@/lib/reconciliation/bank-transactions/matcher/matching.sql";
import { ignoreEntry } from "@/lib/reconciliation/commission-reports/entries/decide-entry";
import { payOutside } from "@/lib/reconciliation/commission-reports/moves/change-report";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { meanwhile } from "../../support/database/meanwhile";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { entryDraft, madeWith } from "../../support/reports/report";
import { at } from "../../support/transactions/desk";
import { newAccount, received } from "../../support/transactions/transactions";

let admin: TestAgent;
let report: Awaited<ReturnType<typeof madeWith>>;
let deposit: string;
beforeEach(async () => {
  await db`truncate match_links, commission_reports, bookings cascade`;
  const [boss, ada] = [await newAgent(db, { role: "ADMIN" }), await newAgent(db)];
  admin = boss;
  const booking = { userId: ada.id, bookingId: (await booked(ada, { expectedCommissionAmount: 100 })).id };
  report = await madeWith(admin, [entryDraft(1, { booking })]);
  [deposit = ""] = await received(db, await newAccount(db), { amountMinor: 10_000 });
});

/** Runs `second` while a transaction is being linked to the report, so that it has to wait for that. */
const whileItIsLinked = <T>(second: () => Promise<T>) =>
  meanwhile(
    (work) => inSystemTransaction(admin.ctx, work),
    (tx) => matchTransaction(tx, at(deposit), { commissionReportId: report.id }),
    second,
  );

it("a report that a transaction is being linked to isn't paid to the agent's own bank as well", async () => {
  await expect(whileItIsLinked(() => payOutside(admin.ctx, at(report.id)))).rejects.toMatchObject({
    code: "STALE",
  });
  expect(await db`select paid_outside_at from commission_reports`).toEqual([{ paid_outside_at: null }]);
});

it("a line that is ignored while its report is being paid is refused, and can be ignored then", async () => {
  const ignored = () => ignoreEntry(admin.ctx, report.entry(1));
  await expect(whileItIsLinked(ignored)).rejects.toMatchObject({ code: "STALE" });
  await ignored();
  const [row] = await db`select status from bank_transactions where id = ${deposit}`;
  expect(row?.status).toBe("MANUAL_MATCHED");
});

it("the matcher leaves alone what is being linked while it thinks of it", async () => {
  const locked = (tx: Tx) => lockWaiting(tx, [deposit]);
  expect(await whileItIsLinked(() => inSystemTransaction(admin.ctx, locked))).toEqual(new Set());
});
