import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { savePayoutAccount } from "@/lib/payouts/accounts/payout-accounts";
import { savePayer } from "@/lib/payouts/payers/save-payer";
import { approveRun, markPaid } from "@/lib/payouts/runs/approve-and-pay";
import { bankFile } from "@/lib/payouts/runs/bank-file";
import { draftRun } from "@/lib/payouts/runs/draft-run";
import { readRun } from "@/lib/payouts/runs/read-run";
import type { Run } from "@/lib/payouts/runs/run.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { nachaProblems, readRecords } from "@/tests/support/bank-files/read-nacha";
import { painProblems } from "@/tests/support/bank-files/read-pain-001";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { ready } from "../../support/payouts/ready";
import { newAgent, type TestAgent } from "../../support/people/agent";

const BEFORE = new Date(Date.now() - 3 * 24 * 3_600_000);
const US = {
  kind: "US",
  holder: "Ada Fern",
  routingNumber: "011000015",
  use: "checking",
  holds: "person",
} as const;
const NACHA = {
  kind: "nacha",
  bankRouting: "021000021",
  bankName: "Chase",
  companyName: "Harbor Travel",
  companyId: "1123456789",
  entryDescription: "COMMISSION",
  offset: null,
} as const;
const QUERY = { format: "nacha", day: calendarDate.parse("2026-12-01"), without: 0 } as const;

let ada: TestAgent;
let ben: TestAgent;
let admin: TestAgent;
beforeEach(async () => {
  await db`truncate payout_runs, payouts, payout_shares, payout_adjustments, payout_settings, payout_payers cascade`;
  await payoutsOn(db, { needs_second_approver: false });
  [ada, ben] = await Promise.all([newAgent(db, { now: BEFORE }), newAgent(db, { now: BEFORE })]);
  admin = await newAgent(db, { role: "ADMIN" });
});

async function approvedRun(code = "USD") {
  const draft = {
    currency: currency.parse(code),
    upTo: calendarDate.parse("2026-03-31"),
    requestKey: randomUUID(),
  };
  const { id, version, total, payoutCount } = await draftRun(admin.ctx, draft);
  return approveRun(admin.ctx, { id, version }, { totalMinor: total.minor, payoutCount });
}

it("pays each agent of a run to their account, the same each time, and writes down who took it", async () => {
  await ready(db, ada, { amount: 5_000 });
  await ready(db, ben, { amount: 70 });
  await savePayoutAccount(ada.ctx, { ...US, accountNumber: "11112222" });
  await savePayoutAccount(ben.ctx, { ...US, accountNumber: "33334444", holds: "company", holder: "Ben Ltd" });
  await savePayer(admin.ctx, NACHA);
  const run = await approvedRun();
  const file = await bankFile(admin.ctx, run.id, QUERY);
  if (file.kind !== "text") throw new Error("A text was asked for.");
  expect(nachaProblems(file.text)).toEqual([]);
  const entries = readRecords(file.text).filter(({ type }) => type === "6");
  expect(entries.map(({ field }) => `${field("account").trim()} ${Number(field("amount"))}`)).toEqual([
    "11112222 5000",
    "33334444 70",
  ]);
  expect(await bankFile(admin.ctx, run.id, QUERY)).toEqual(file);
  const audit = await db`select actor_id as by, after from audit_log
    where entity_id = ${run.id} and action = 'payout-run.download'`;
  const after = { format: "nacha", day: "2026-12-01", payouts: 2, totalMinor: 5_070, currency: "USD" };
  expect(audit).toEqual([
    { by: admin.id, after },
    { by: admin.id, after },
  ]);
  expect(JSON.stringify(await db`select before, after from audit_log`)).not.toContain("11112222");
});

it("leaves nobody out unless the administrator knows: no account, or one that is new", async () => {
  await ready(db, ada, { amount: 5_000 });
  await ready(db, ben, { amount: 70 });
  const cai = await newAgent(db);
  await ready(db, cai, { amount: 9 });
  await savePayoutAccount(ada.ctx, { ...US, accountNumber: "11112222" });
  await savePayoutAccount(cai.ctx, { ...US, accountNumber: "55556666" });
  await savePayer(admin.ctx, NACHA);
  const run = await approvedRun();
  await expect(bankFile(admin.ctx, run.id, QUERY)).rejects.toMatchObject({
    code: "CONFLICT",
    message: /^2 payouts would not be in this file/,
    detail: { facts: { without: 2 } },
  });
  const file = await bankFile(admin.ctx, run.id, { ...QUERY, without: 2 });
  expect(file.kind === "text" && file.text).toContain("11112222");
  const { payouts } = await readRun(admin.ctx, run.id, { page: 1, limit: 50 });
  const paid = await markPaid(admin.ctx, run, payouts.find(({ userId }) => userId === ada.id)?.id ?? "");
  await expect(bankFile(admin.ctx, paid.id, { ...QUERY, without: 2 })).rejects.toMatchObject({
    code: "INVALID_INPUT",
    message: "There is nobody to pay by this file.",
  });
});

it("is another one to the bank once some of its payouts are paid, and the same until then", async () => {
  await ready(db, ada, { amount: 5_000 }, { amount: 6_000, currency: "EUR" });
  await ready(db, ben, { amount: 70 }, { amount: 80, currency: "EUR" });
  for (const [agent, accountNumber, iban] of [
    [ada, "11112222", "DE89370400440532013000"],
    [ben, "33334444", "NL91ABNA0417164300"],
  ] as const) {
    await savePayoutAccount(agent.ctx, { ...US, accountNumber });
    await savePayoutAccount(agent.ctx, { kind: "IBAN", holder: "Somebody", iban });
  }
  await savePayer(admin.ctx, NACHA);
  await savePayer(admin.ctx, { kind: "sepa", name: "Hafen GmbH", iban: "NL91ABNA0417164300", bic: null });
  const named = async (run: Run, format: "nacha" | "sepa") => {
    const file = await bankFile(admin.ctx, run.id, { ...QUERY, format });
    if (file.kind !== "text") throw new Error("A text was asked for.");
    if (format === "sepa") return /<MsgId>(.*)<\/MsgId>/.exec(file.text)?.[1];
    const [header] = readRecords(file.text);
    return ["date", "time", "modifier"].map((name) => header?.field(name)).join(" ");
  };
  for (const [code, format] of [
    ["USD", "nacha"],
    ["EUR", "sepa"],
  ] as const) {
    const run = await approvedRun(code);
    const first = await named(run, format);
    expect(await named(run, format)).toBe(first);
    const { payouts } = await readRun(admin.ctx, run.id, { page: 1, limit: 50 });
    await markPaid(admin.ctx, run, payouts[0]?.id ?? "");
    const rest = await named(run, format);
    expect(rest).not.toBe(first);
    expect(await named(run, format)).toBe(rest);
  }
});

it("writes a SEPA message of euros for accounts that SEPA reaches, and a table of any", async () => {
  await ready(db, ada, { amount: 5_000, currency: "EUR" });
  await ready(db, ben, { amount: 70, currency: "EUR" });
  await savePayoutAccount(ada.ctx, { kind: "IBAN", holder: "Zoë Fern", iban: "DE89370400440532013000" });
  await savePayoutAccount(ben.ctx, { kind: "IBAN", holder: "Ben", iban: "AE070331234567890123456" });
  await savePayer(admin.ctx, { kind: "sepa", name: "Hafen GmbH", iban: "NL91ABNA0417164300", bic: null });
  const run = await approvedRun("EUR");
  const file = await bankFile(admin.ctx, run.id, { ...QUERY, format: "sepa", without: 1 });
  if (file.kind !== "text") throw new Error("A text was asked for.");
  expect(painProblems(file.text)).toEqual([]);
  expect(file.text).toContain('<InstdAmt Ccy="EUR">50.00</InstdAmt>');
  const table = await bankFile(admin.ctx, run.id, { ...QUERY, format: "csv" });
  expect(table.kind === "table" && table.rows.map((row) => row[8]).sort()).toEqual([
    "AE070331234567890123456",
    "DE89370400440532013000",
  ]);
});

it("is refused for a currency, a day, a run or a payer that it can't be of", async () => {
  await ready(db, ada, { amount: 5_000 });
  await savePayoutAccount(ada.ctx, { ...US, accountNumber: "11112222" });
  const draft = {
    currency: currency.parse("USD"),
    upTo: calendarDate.parse("2026-03-31"),
    requestKey: randomUUID(),
  };
  const { id } = await draftRun(admin.ctx, draft);
  const refused = (query: Partial<typeof QUERY> | object) =>
    expect(bankFile(admin.ctx, id, { ...QUERY, ...query })).rejects;
  await refused({}).toMatchObject({ code: "CONFLICT", message: /Only an approved run/ });
  await db`update payout_runs set approved_at = now() where id = ${id}`;
  await refused({}).toMatchObject({ code: "CONFLICT", message: /which account these files pay from/ });
  await refused({ format: "sepa" }).toMatchObject({
    detail: { fields: { format: ["Such files pay EUR only."] } },
  });
  const saturday = calendarDate.parse("2026-12-05");
  await refused({ day: saturday }).toMatchObject({
    detail: { fields: { day: ["Banks settle from Monday to Friday."] } },
  });
  expect(() => bankFile(ada.ctx, id, QUERY)).toThrow(expect.objectContaining({ code: "NOT_ALLOWED" }));
});

it("is paid from an account that an administrator says who has just given their password, sealed", async () => {
  const idle = await newAgent(db, { role: "ADMIN", proved: false });
  await expect(savePayer(idle.ctx, NACHA)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
  await expect(savePayer(ada.ctx, NACHA)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  await savePayer(admin.ctx, NACHA);
  await savePayer(admin.ctx, NACHA);
  const rows = await db`select payout_payers::text as all, version from payout_payers`;
  expect(rows).toMatchObject([{ version: 2 }]);
  expect(rows[0]?.all).not.toContain("1123456789");
});
