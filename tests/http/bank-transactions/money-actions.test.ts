import { beforeEach, expect, it } from "vitest";
import { db } from "../../support/database/database";
import { type Desk, newDesk, trip } from "../../support/transactions/desk";
import { proposed } from "../../support/transactions/transactions";

const [transactions, statements, reports, claims] = await Promise.all([
  import("@/components/admin/transactions/actions"),
  import("@/components/admin/statements/actions"),
  import("@/components/admin/reports/actions"),
  import("@/components/unclaimed/claims/actions"),
]);

let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(db);
});

/** Every action of administrators about money, each as an administrator would send it. */
function calls(id: string, userId: string, bookingId: string): Record<string, () => Promise<unknown>> {
  const [seen, one] = [
    { id, version: 1 },
    { id, version: null },
  ];
  const target = { bookingId, userId };
  const parts = [
    { ...target, amount: 60 },
    { userId, bookingId: id, amount: 63.45 },
  ];
  const draft = { name: "Mine", currency: "USD", lastDigits: null };
  const amounts = { grossAmount: 1, feeAmount: 0, taxAmount: 0 };
  const entry = { ...amounts, confirmationNumber: "X", clientName: "", travelStart: null, travelEnd: null };
  const report = {
    ...amounts,
    referenceNumber: "R",
    receivedOn: "2026-03-04",
    adjustmentAmount: 0,
    netAmount: 1,
  };
  const manual = {
    supplierName: "Mine",
    referenceNumber: "R",
    receivedOn: "2026-03-04",
    currency: "USD",
    entries: [{ confirmationNumber: "X", clientName: "", grossAmount: 1 }],
  };
  return {
    matchTransactionAction: () => transactions.matchTransactionAction({ ...seen, target }),
    confirmTransactionAction: () => transactions.confirmTransactionAction(seen),
    ignoreTransactionAction: () => transactions.ignoreTransactionAction(seen),
    restoreTransactionAction: () => transactions.restoreTransactionAction(seen),
    readFavouritesAction: () => transactions.readFavouritesAction({ ids: [id] }),
    matchAgainAction: () => transactions.matchAgainAction({ ids: [] }),
    confirmTransactionsAction: () => transactions.confirmTransactionsAction({ transactions: [seen] }),
    undoConfirmedAction: () => transactions.undoConfirmedAction({ ids: [id] }),
    ignoreTransactionsAction: () => transactions.ignoreTransactionsAction({ transactions: [seen] }),
    restoreTransactionsAction: () => transactions.restoreTransactionsAction({ ids: [id] }),
    splitTransactionAction: () => transactions.splitTransactionAction({ ...seen, parts }),
    assignSupplierAction: () =>
      transactions.assignSupplierAction({ ...seen, supplierId: id, newPatterns: ["greatwind"] }),
    previewPatternsAction: () => transactions.previewPatternsAction({ patterns: ["greatwind"] }),
    switchAutoMatchAction: () =>
      transactions.switchAutoMatchAction({ accountId: id, version: 1, isOn: true }),
    listAccountsAction: () => statements.listAccountsAction({}),
    addAccountAction: () => statements.addAccountAction({ id, draft }),
    editAccountAction: () => statements.editAccountAction({ ...seen, draft }),
    listStatementImportsAction: () => statements.listStatementImportsAction({}),
    undoStatementAction: () => statements.undoStatementAction(id),
    restoreStatementAction: () => statements.restoreStatementAction(id),
    addReportAction: () => reports.addReportAction(manual),
    matchEntryAction: () => reports.matchEntryAction({ ...one, booking: target }),
    ignoreEntryAction: () => reports.ignoreEntryAction(one),
    restoreEntryAction: () => reports.restoreEntryAction(one),
    correctEntryAction: () =>
      reports.correctEntryAction({ ...one, correction: { ...entry, outcome: "paid" } }),
    correctReportAction: () => reports.correctReportAction({ ...one, correction: report }),
    payOutsideAction: () => reports.payOutsideAction(one),
    unpayOutsideAction: () => reports.unpayOutsideAction(one),
    removeReportAction: () => reports.removeReportAction(one),
    restoreReportAction: () => reports.restoreReportAction({ id }),
    approveClaimAction: () => claims.approveClaimAction(seen),
    declineClaimAction: () => claims.declineClaimAction({ id, note: "" }),
    reopenClaimAction: () => claims.reopenClaimAction({ id }),
  };
}

it("no action about the platform's money is an agent's to call, about their own booking neither", async () => {
  const booking = await trip(desk.ada);
  const id = await desk.line(12_345);
  await proposed(db, id, { userId: desk.ada.id, bookingId: booking.id, creditMinor: 12_345 });
  const all = calls(id, desk.ada.id, booking.id);
  const offered = [transactions, statements, reports, claims].flatMap((module) => Object.keys(module));
  expect(Object.keys(all).sort()).toEqual(offered.sort());
  const before = await db`select * from bank_transactions`;
  for (const [name, call] of Object.entries(all)) {
    const answer = await desk.ada.ask(async () => Response.json(await call()), "/");
    const said = await answer.text();
    expect(JSON.parse(said), name).toMatchObject({
      ok: false,
      failure: { code: "NOT_ALLOWED", status: 403 },
    });
    expect(said, name).not.toMatch(/GREATWIND|12345|123\.45|Commission account/i);
  }
  expect(await db`select * from bank_transactions`).toEqual(before);
});
