import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { accountDraft } from "@/lib/reconciliation/bank-transactions/accounts/account.model";
import {
  addAccount,
  editAccount,
  listAccounts,
} from "@/lib/reconciliation/bank-transactions/accounts/change-accounts";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { importFile, newAccount } from "../../support/statements/imported";
import { ofx } from "../../support/statements/ofx";

let admin: TestAgent;
beforeEach(async () => {
  await db`truncate bank_accounts cascade`;
  admin = await newAgent(db, { role: "ADMIN" });
});

const draft = (change: object = {}) =>
  accountDraft.parse({ name: "Clearing account", currency: "USD", lastDigits: "4711", ...change });

it("adds an account once, however often the form is sent, and lists them by name", async () => {
  const id = randomUUID();
  await Promise.all([1, 2].map(() => addAccount(admin.ctx, { id, draft: draft() })));
  await newAccount(admin, { name: "A first one" });
  expect((await listAccounts(admin.ctx)).map(({ name }) => name)).toEqual([
    "A first one",
    "Clearing account",
  ]);
  expect(
    await db`select from audit_log where action = 'bank_account.add' and entity_id = ${id}`,
  ).toHaveLength(1);
});

it("is changed by whoever saw it as it is, and by nobody who was slower", async () => {
  const id = await newAccount(admin);
  await editAccount(admin.ctx, { id, version: 1, draft: draft({ name: "Commission account" }) });
  await expect(editAccount(admin.ctx, { id, version: 1, draft: draft() })).rejects.toMatchObject({
    code: "STALE",
  });
  expect(await listAccounts(admin.ctx)).toMatchObject([
    { name: "Commission account", lastDigits: "4711", version: 2 },
  ]);
});

it("keeps its currency once a statement was imported", async () => {
  const id = await newAccount(admin, { lastDigits: "4711" });
  await importFile(admin, ofx([{ day: "2026-03-02", amount: "1.00", memo: "A" }]), { accountId: id });
  await expect(
    editAccount(admin.ctx, { id, version: 1, draft: draft({ currency: "EUR" }) }),
  ).rejects.toMatchObject({ detail: { fields: { currency: [expect.stringContaining("stays USD")] } } });
});

it("is no agent's to see, add or change", async () => {
  const id = await newAccount(admin);
  const { ctx } = await newAgent(db);
  const tries: readonly (() => Promise<unknown>)[] = [
    () => listAccounts(ctx),
    () => addAccount(ctx, { id: randomUUID(), draft: draft() }),
    () => editAccount(ctx, { id, version: 1, draft: draft() }),
  ];
  for (const attempt of tries) {
    await expect(Promise.resolve().then(attempt)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  }
});
