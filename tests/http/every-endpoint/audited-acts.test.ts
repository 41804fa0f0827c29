import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, it } from "vitest";
import type { Outcome } from "@/lib/platform/base/outcome";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { claimed, offeredToTwo } from "../../support/database/claims";
import { db } from "../../support/database/database";
import { ACTIONS, LOOKS, ROWS } from "../../support/http/audited-acts";
import { outbox } from "../../support/invites/invited";
import { privateAddress } from "../../support/mails/email";
import { reviewed } from "../../support/mails/review";
import type { TestAgent } from "../../support/people/agent";
import { entryDraft, madeWith } from "../../support/reports/report";
import { importFile, newAccount } from "../../support/statements/imported";
import { ofx } from "../../support/statements/ofx";
import { type Desk, newDesk, trip } from "../../support/transactions/desk";
import { proposed } from "../../support/transactions/transactions";

/** How often each action was performed. */
const done = new Map<string, number>();
let admin: TestAgent;
let ada: TestAgent;
let desk: Desk;
beforeEach(async () => {
  outbox.empty();
  desk = await newDesk(db);
  ({ admin, ada } = desk);
});
afterAll(async () => {
  outbox.remove();
  await stopBoss();
});

/** Performs an action as the administrator, checks that they are its only audited actor, and returns its result. */
async function act<T = { readonly id: string }>(name: string, input: unknown): Promise<T> {
  const before = new Set((await rows()).map(({ id }) => id));
  const answer = await admin.ask(async () => Response.json(await ACTIONS[name]?.(input)), "/");
  const outcome = (await answer.json()) as Outcome<T>;
  expect(outcome, `${name}: ${JSON.stringify(outcome)}`).toMatchObject({ ok: true });
  const left = (await rows()).filter(({ id }) => !before.has(id));
  const times = done.get(name) ?? 0;
  done.set(name, times + 1);
  expect(left.map(({ action }) => action).sort(), name).toEqual(ROWS[name]?.[times]);
  expect(new Set(left.map(({ actor_id }) => actor_id)), name).toEqual(new Set([admin.id]));
  return (outcome as { value: T }).value;
}

const rows = () =>
  db<{ id: string; action: string; actor_id: string }[]>`select id, action, actor_id from audit_log`;

it("people, and from where agents are paid", async () => {
  await act("changeRoleAction", { id: ada.id, role: "ADMIN" });
  await act("suspendUserAction", { id: ada.id });
  await act("restoreUserAction", { id: ada.id });
  await act("savePayerAction", { kind: "sepa", name: "Hafen GmbH", iban: "NL91ABNA0417164300", bic: null });
});

it("invitations", async () => {
  const email = "nia@agency.test";
  await act("inviteAction", { emails: [email], role: "USER" });
  await db`update invitations set created_at = created_at - interval '1 hour'`;
  await act("resendInvitationAction", { email });
  await act("revokeInvitationAction", { email });
  const [invitation] = await db`select id from invitations where revoked_at is not null`;
  await act("restoreInvitationAction", { id: invitation?.id });
});

async function supplier(name: string): Promise<string> {
  const id = randomUUID();
  await db`insert into suppliers (id, owner_id, name, name_key, created_at, updated_at)
    values (${id}, null, ${name}, ${name.toLowerCase()}, now(), now())`;
  return id;
}

it("suppliers", async () => {
  const [id, other] = [await supplier("Harbour"), await supplier("Harbor")];
  const names = { identity: { name: "Harbour Hotels" }, aliases: ["Harbour H."], settings: {} };
  await act("verifySupplierAction", { id });
  await act("unverifySupplierAction", { id });
  await act("changeAdminSupplierAction", { id, ...names });
  await act("settlePolicyAction", { id, policy: { basis: "TRAVEL_END", lagDays: 30 } });
  await act("addPatternAction", { supplierId: id, terms: ["HARBOUR"] });
  await act("removePatternAction", { supplierId: id, terms: ["HARBOUR"] });
  await act("tellApartAction", { oneId: id, otherId: other });
  await act("forgetApartAction", { oneId: id, otherId: other });
  const { joinId } = await act<{ joinId: string }>("mergeAdminSuppliersAction", {
    fromId: other,
    intoId: id,
  });
  await act("unmergeAdminSuppliersAction", { joinId });
});

it("exchange rates", async () => {
  const text = "date,base,quote,rate\n2026-11-12,EUR,USD,1.0790\n";
  const { importId } = await act<{ importId: string }>("importRatesAction", { fileName: "rates.csv", text });
  await act("undoRatesAction", { id: importId });
});

it("payouts", async () => {
  const settings = { version: 0, isOn: true, startsOn: null, paidFrom: "RECEIPT", shortPayBorneBy: "AGENT" };
  const more = { defaultPercent: 50, minimumMinor: 0, needsSecondApprover: false };
  await act("saveBookSettingsAction", { version: 0, accounts: { BANK: "1000" }, thresholds: {} });
  await act("changePayoutSettingsAction", { ...settings, ...more });
  const agreement = { userId: ada.id, percent: 60, validFrom: "2026-01-01" };
  const { id } = await act("saveAgreementAction", agreement);
  const changed = await act("saveAgreementAction", { ...agreement, percent: 61, replacesId: id });
  await act("endAgreementAction", { userId: ada.id, id: changed.id });
  const [person] = await db`select email from users where id = ${ada.id}`;
  const text = `Agent,Percent,Valid from\n${person?.email},70,2026-02-01\n`;
  await act("importAgreementsAction", { fileName: "agreements.csv", text });
  // The desk's `now` is earlier than the moment when payouts were turned on, so move that back.
  await db`update payout_settings set on_since = '2026-01-01'`;
  const booking = await trip(ada);
  await desk.match(await desk.line(12_345), booking.id);
  const [share] = await db`select id from payout_shares`;
  await act("holdShareAction", { userId: ada.id, id: share?.id, reason: "Ask first" });
  await act("holdShareAction", { userId: ada.id, id: share?.id, reason: null });
});

it("accounts and statements", async () => {
  const id = randomUUID();
  const draft = { name: "Clearing", currency: "USD", lastDigits: null };
  await act("addAccountAction", { id, draft });
  await act("editAccountAction", { id, version: 1, draft: { ...draft, name: "Main" } });
  await act("switchAutoMatchAction", { accountId: id, version: 2, isOn: true });
  const accountId = await newAccount(admin, { name: "Other" });
  await importFile(admin, ofx([{ day: "2026-06-01", amount: "1.00", memo: "A" }]), { accountId });
  const [statement] = await db`select id from statement_imports where account_id = ${accountId}`;
  await act("undoStatementAction", statement?.id);
  await act("restoreStatementAction", statement?.id);
});

it("transactions", async () => {
  const at = async (id: string) => {
    const [row] = await db`select version from bank_transactions where id = ${id}`;
    return { id, version: row?.version };
  };
  const many = async (id: string) => ({ transactions: [await at(id)] });
  const lines = [12_345, 12_345, 12_345, 24_690].map((minor) => desk.line(minor));
  const [one = "", two = "", three = "", four = ""] = await Promise.all(lines);
  const bookings = [];
  for (const number of [1, 2, 3, 4, 5])
    bookings.push(await trip(ada, { confirmationNumber: `GT-2170${number}` }));
  const [a = "", b = "", c = "", d = "", e = ""] = bookings.map(({ id }) => id);
  const fee = { words: "Fee", accountId: null, direction: null, category: "BANK_FEE", note: null };
  await act("saveRuleAction", { id: a, draft: fee, replaces: null, appliesNow: false });
  await act("endRuleAction", { id: a });
  await act("ignoreTransactionAction", await at(one));
  await act("restoreTransactionAction", await at(one));
  await act("ignoreTransactionsAction", await many(one));
  await act("categoriseTransactionAction", { ...(await at(one)), ...fee });
  await act("categoriseTransactionsAction", { ...(await many(one)), ...fee, note: "Wire" });
  await act("restoreTransactionsAction", { ids: [one] });
  await act("assignSupplierAction", {
    ...(await at(one)),
    supplierId: await supplier("Alta Mar"),
    newPatterns: ["ALTA MAR"],
  });
  const asked = { ...(await at(one)), agentIds: [ada.id] };
  const [offer] = await act<{ offerId: string }[]>("offerByHandAction", asked);
  await act("withdrawOfferAction", { id: offer?.offerId });
  await act("matchTransactionAction", { ...(await at(one)), target: { bookingId: a } });
  await act("matchTransactionAction", { ...(await at(one)), target: null });
  await act("restoreLinkAction", await at(one));
  await proposed(db, two, { userId: ada.id, bookingId: b, creditMinor: 12_345 });
  await act("confirmTransactionAction", await at(two));
  await proposed(db, three, { userId: ada.id, bookingId: c, creditMinor: 12_345 });
  await act("confirmTransactionsAction", await many(three));
  await act("undoConfirmedAction", { ids: [three] });
  const parts = [d, e].map((bookingId) => ({ kind: "booking", bookingId, userId: ada.id, amount: 123.45 }));
  await act("splitTransactionAction", { ...(await at(four)), parts });
});

it("commission reports", async () => {
  const entries = [{ confirmationNumber: "GT-1", clientName: null, grossAmount: 123.45 }];
  const report = {
    supplierName: "Harbour",
    referenceNumber: "R-1",
    receivedOn: "2026-06-01",
    currency: "USD",
  };
  await act("addReportAction", { ...report, entries });
  const file = { ownerId: ada.id, emailId: randomUUID(), attachment: 0 };
  await db`insert into report_files (id, owner_id, email_id, attachment, file_name, asks, created_at)
    values (${randomUUID()}, ${file.ownerId}, ${file.emailId}, 0, 'march.xlsx', 'Which sheet?', now())`;
  await act("putFileAsideAction", file);
  await act("takeFileBackAction", file);
  const { id, entry } = await madeWith(admin, [entryDraft(1, { grossMinor: 12_345 }), entryDraft(2)]);
  const line = { id: entry(1).id, version: null };
  const booking = await trip(ada);
  await act("matchEntryAction", { ...line, booking: { bookingId: booking.id, userId: ada.id } });
  await act("matchEntryAction", { ...line, booking: null });
  await act("ignoreEntryAction", line);
  await act("restoreEntryAction", line);
  const amounts = { grossAmount: 100, feeAmount: 0, taxAmount: 0 };
  const words = { confirmationNumber: "GT-2", clientName: null, travelStart: null, travelEnd: null };
  await act("correctEntryAction", { ...line, correction: { ...words, ...amounts, outcome: "paid" } });
  const sums = { ...amounts, adjustmentAmount: 0, netAmount: 100 };
  const correction = { referenceNumber: "R-2", receivedOn: "2026-06-02", ...sums };
  await act("correctReportAction", { id, version: null, correction });
  await act("payOutsideAction", { id, version: null });
  await act("unpayOutsideAction", { id, version: null });
  await act("removeReportAction", { id, version: null });
  await act("restoreReportAction", { id });
});

it("mails that belong to nobody, and jobs that failed", async () => {
  const raw = Buffer.from("From: a@hotel.example\r\nTo: x@in.tallyport.example\r\nSubject: s\r\n\r\nHello");
  const address = await privateAddress(db, ada);
  const mail = async () => {
    const id = randomUUID();
    await db`insert into unowned_emails (id, provider, recipients, raw, reason, created_at)
      values (${id}, 'raw', ${db.json([address])}, ${raw}, 'nobody', now())`;
    return id;
  };
  await act("retryUnownedEmailAction", await mail());
  await act("discardUnownedEmailAction", await mail());
  const values = db`values ('dead-letters', '{"queue": "find-overdue"}'::jsonb) returning id`;
  const failed = async () => (await db`insert into pgboss.job (name, data) ${values}`)[0]?.id;
  await act("retryDeadLetterAction", await failed());
  await act("discardDeadLetterAction", await failed());
  await act("giveUnownedEmailAction", { id: await mail(), agent: `${ada.id}@agents.test` });
});

it("claims of unclaimed commission", async () => {
  const { ada: claimant, ben, boss, entry } = await offeredToTwo();
  admin = boss;
  const [mine, id] = [await claimed(claimant), await claimed(ben)];
  await act("declineClaimAction", { id, note: "Not yours" });
  await act("reopenClaimAction", { id });
  const [row] = await db`select version from commission_report_entries where id = ${entry}`;
  await act("approveClaimAction", { id: mine, ...row });
});

it("reviews and agents' mails", async () => {
  const { id: reviewId } = await reviewed(admin, ada);
  await act("decideReviewAction", { id: reviewId, decision: { action: "reject", adminNotes: "No" } });
  await act("undoDecisionsAction", { ids: [reviewId] });
  const { email, ...next } = await reviewed(admin, ada, {}, { number: "R-2" });
  await act("approveReviewsAction", { of: [{ id: next.id, version: email.version }] });
  await db`update emails set intake = 'NO_DATA' where id = ${email.id}`;
  await act("decideAdminEmailAction", { id: email.id, agent: ada.id, step: "retry" });
});

it("every act of an administrator is above, or leaves nothing", () => {
  expect([...done.keys(), ...LOOKS].sort()).toEqual(Object.keys(ACTIONS).sort());
});
