import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { importStatement } from "@/lib/reconciliation/bank-transactions/import/import-statement";
import { planStatement } from "@/lib/reconciliation/bank-transactions/import/plan-statement";
import { statementOptions } from "@/lib/reconciliation/bank-transactions/import/statement-import.model";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { importFile, newAccount, planned } from "../../support/statements/imported";
import { ofx } from "../../support/statements/ofx";

let admin: TestAgent;
let accountId: string;
beforeEach(async () => {
  await db`truncate bank_accounts cascade`;
  admin = await newAgent(db, { role: "ADMIN" });
  accountId = await newAccount(admin);
});

const GREATWIND = { day: "2026-03-02", amount: "1250.00", memo: "GREATWIND TOURS GT-21700" };
const ALTAMAR = { day: "2026-03-03", amount: "310.40", memo: "HOTEL ALTAMAR COMMISSION", bankId: "F-1" };
const FEE = { day: "2026-03-03", amount: "-25.00", memo: "WIRE FEE", bankId: "F-2" };

const transactions = () =>
  db`select booked_on::text as day, amount_minor::int as minor, memo, status, search, withdrawn_at is null as stands
    from bank_transactions order by booked_on, amount_minor, id`;

function look(bytes: Uint8Array, fileName = "statement.csv", options: object = {}, guesses = true) {
  return planStatement(
    admin.ctx,
    { fileName, bytes, ...statementOptions.parse({ accountId, ...options }) },
    { guesses },
  );
}

const csv = (text: string) => new TextEncoder().encode(text);

describe("importing a statement", () => {
  it("makes a new transaction of every line, and the preview says so before", async () => {
    const plan = await planned(admin, ofx([GREATWIND, ALTAMAR, FEE]), { accountId });
    expect(plan).toMatchObject({
      lineCount: 3,
      newCount: 3,
      knownCount: 0,
      format: "ofx",
      sums: [{ currency: "USD", inMinor: 156_040, outMinor: -2_500 }],
      period: { from: "2026-03-02", to: "2026-03-03" },
      doubles: { count: 0 },
    });
    expect(await transactions()).toEqual([]);
    expect(await importStatement(admin.ctx, plan.id)).toMatchObject({
      status: "DONE",
      added: 3,
      processed: 3,
    });
    expect([...(await transactions())]).toMatchObject([
      { minor: 125_000, memo: GREATWIND.memo, status: "NEW", search: "greatwind tours gt-21700" },
      { minor: -2_500 },
      { minor: 31_040 },
    ]);
    const audited = await db`select action, after from audit_log where entity_id = ${plan.id}`;
    expect([...audited]).toEqual([{ action: "statement.import", after: { accountId, lines: 3, added: 3 } }]);
  });

  it("adds nothing by the same file again, and says beforehand that all of it is there", async () => {
    const file = ofx([GREATWIND, ALTAMAR, FEE]);
    await importFile(admin, file, { accountId });
    const again = await planned(admin, file, { accountId });
    expect(again).toMatchObject({ newCount: 0, knownCount: 3 });
    expect(await importStatement(admin.ctx, again.id)).toMatchObject({ added: 0 });
    expect(await transactions()).toHaveLength(3);
  });

  it("adds of a file that overlaps only what is new, and takes two equal lines for two payments", async () => {
    await importFile(admin, ofx([GREATWIND, GREATWIND, ALTAMAR]), { accountId });
    expect(await transactions()).toHaveLength(3);
    const done = await importFile(admin, ofx([GREATWIND, GREATWIND, ALTAMAR, FEE]), { accountId });
    expect(done.added).toBe(1);
    expect(await transactions()).toHaveLength(4);
  });

  it("gives each line once where overlapping files are imported at the same time", async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({
      ...GREATWIND,
      memo: `TRANSFER ${index % 20}`,
    }));
    const files = [lines.slice(0, 40), lines, lines.slice(0, 50), lines].map((part) => ofx(part));
    const plans = await Promise.all(files.map((file) => planned(admin, file, { accountId })));
    const done = await Promise.all(plans.map(({ id }) => importStatement(admin.ctx, id)));
    expect(done.reduce((sum, { added }) => sum + added, 0)).toBe(60);
    expect(await transactions()).toHaveLength(60);
  });

  it("imports one plan once, however often it is asked for", async () => {
    const plan = await planned(admin, ofx([GREATWIND]), { accountId });
    const tries = await Promise.allSettled([1, 2, 3].map(() => importStatement(admin.ctx, plan.id)));
    for (const one of tries) {
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "CONFLICT" });
      else expect(one.value.added).toBe(1);
    }
    expect(await importStatement(admin.ctx, plan.id)).toMatchObject({ added: 1, status: "DONE" });
    expect(await transactions()).toHaveLength(1);
  });

  it("flags what may be a payment that is there under another key, and merges nothing", async () => {
    await importFile(admin, ofx([ALTAMAR]), { accountId });
    const posted = { ...ALTAMAR, day: "2026-03-05", bankId: "F-9", memo: "HOTEL ALTAMAR COMMISSION MARCH" };
    const other = { ...ALTAMAR, bankId: "F-8", memo: "PACIFIC CRUISES" };
    const plan = await planned(admin, ofx([posted, other]), { accountId });
    expect(plan.doubles).toMatchObject({
      count: 1,
      lines: [{ memo: posted.memo, of: { bookedOn: ALTAMAR.day } }],
    });
    await importStatement(admin.ctx, plan.id);
    const flagged = await db`select t.memo, o.memo as of from bank_transactions t
      join bank_transactions o on o.id = t.likely_double_of`;
    expect([...flagged]).toEqual([{ memo: posted.memo, of: ALTAMAR.memo }]);
    expect(await transactions()).toHaveLength(3);
  });

  it("flags no double where the file holds both payments itself", async () => {
    await importFile(admin, ofx([ALTAMAR]), { accountId });
    const second = { ...ALTAMAR, bankId: "F-9" };
    expect((await planned(admin, ofx([ALTAMAR, second]), { accountId })).doubles.count).toBe(0);
  });
});

describe("a statement that isn't imported", () => {
  it("is one with a damaged line, which is named", async () => {
    await expect(look(ofx([GREATWIND, { ...FEE, amount: "12,3.4x" }]), "a.ofx")).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: expect.stringMatching(/^Line \d+: /),
    });
    expect(await db`select from statement_imports`).toHaveLength(0);
  });

  it("is one of another account or currency than the one it is imported into", async () => {
    const euros = await newAccount(admin, { name: "Euro account", currency: "EUR", lastDigits: "9900" });
    await expect(look(ofx([GREATWIND]), "a.ofx", { accountId: euros })).rejects.toThrow(
      "The file is in USD. Euro account, EUR, ending in 9900, can't take it.",
    );
    const other = await newAccount(admin, { name: "Savings", lastDigits: "8822" });
    await expect(look(ofx([GREATWIND]), "a.ofx", { accountId: other })).rejects.toThrow(
      "The file is of an account ending in 4711, not of Savings, USD, ending in 8822.",
    );
  });

  it("nor is one whose account nobody can tell, and one account that fits is found", async () => {
    await newAccount(admin, { name: "Savings", lastDigits: "4711" });
    expect((await planned(admin, ofx([GREATWIND]))).account.name).toBe("Savings");
    await newAccount(admin, { name: "Other savings", lastDigits: "4711" });
    await expect(look(ofx([GREATWIND]), "a.ofx", { accountId: "" })).rejects.toMatchObject({
      detail: { fields: { accountId: ["The file doesn't say which account it is of: choose one."] } },
    });
  });

  it("is never an agent's to read, plan or import", async () => {
    const agent = await newAgent(db);
    const plan = await planned(admin, ofx([GREATWIND]), { accountId });
    await expect(Promise.resolve().then(() => importStatement(agent.ctx, plan.id))).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
    await expect(planned(agent, ofx([GREATWIND]), { accountId })).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
    await expect(importStatement(admin.ctx, randomUUID())).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a CSV statement", () => {
  const file = csv("Buchung;Betrag;Text\n02.03.2026;1.250,00;GREATWIND TOURS\n13.03.2026;-25,00;WIRE FEE\n");

  it("asks for its columns with a guess, then reads files with this header as the last time", async () => {
    const asked = await look(file, "umsatz.csv", {}, false);
    if (asked.kind !== "asks" || !asked.csv) throw new Error("It was read without asking.");
    expect(asked.csv).toMatchObject({
      isRemembered: false,
      mapping: { date: "Buchung", amount: "Betrag", decimalMark: "," },
    });
    const mapping = { ...asked.csv.mapping, isSignTurned: true };
    const plan = await look(file, "umsatz.csv", { mapping }, false);
    if (plan.kind !== "plan") throw new Error("It asks again.");
    expect(plan.sums).toEqual([
      { currency: "USD", inMinor: 2_500, outMinor: -125_000, newInMinor: 2_500, newOutMinor: -125_000 },
    ]);
    await importStatement(admin.ctx, plan.id);
    const next = await look(file, "umsatz.csv", {}, false);
    expect(next).toMatchObject({
      kind: "asks",
      csv: { isRemembered: true, mapping: { isSignTurned: true } },
    });
    expect(await look(file)).toMatchObject({ kind: "plan", newCount: 0, mapping: { isSignTurned: true } });
  });

  it("splits its currencies: the account takes its own, and the others are told", async () => {
    const mixed = csv(
      "Date,Amount,Currency,Text\n2026-03-02,-10.00,USD,A\n2026-03-03,20.00,EUR,B\n2026-03-04,0.00,USD,C\n",
    );
    expect(await look(mixed)).toMatchObject({
      lineCount: 2,
      skipped: { count: 1, causes: [{ message: "It is in EUR.", lines: [3] }] },
    });
  });

  it("keeps a payment of zero as one that nothing can be matched to", async () => {
    const plan = await look(csv("Date,Amount,Text\n2026-03-02,-10.00,A\n2026-03-04,0.00,C\n"));
    if (plan.kind !== "plan") throw new Error("It asks.");
    await importStatement(admin.ctx, plan.id);
    expect(
      await db`select status, exception_reason from bank_transactions where amount_minor = 0`,
    ).toMatchObject([{ status: "EXCEPTION", exception_reason: "The amount is zero." }]);
  });

  it("names the line that can't be read, and keeps nothing of the file", async () => {
    const damaged = csv("Date,Amount,Text\n2026-03-02,10.00,A\n2026-03-03,1x.00,B\n");
    const mapping = {
      hasHeader: true,
      date: "Date",
      amount: "Amount",
      memo: ["Text"],
      dateOrder: "MDY",
      decimalMark: ".",
      isSignTurned: false,
    };
    await expect(look(damaged, "a.csv", { mapping })).rejects.toThrow(
      'Line 3: the amount "1x.00" can\'t be read',
    );
    expect(await db`select from statement_lines`).toHaveLength(0);
  });
});
