import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { importStatement } from "@/lib/reconciliation/bank-transactions/import/import-statement";
import { listStatementImports } from "@/lib/reconciliation/bank-transactions/import/read-statement-import";
import {
  restoreStatement,
  undoStatement,
} from "@/lib/reconciliation/bank-transactions/import/undo-statement";
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

const FILE = ofx([
  { day: "2026-03-02", amount: "1250.00", memo: "GREATWIND TOURS" },
  { day: "2026-03-03", amount: "310.40", memo: "HOTEL ALTAMAR" },
]);

const standing = async () => (await db`select from bank_transactions where withdrawn_at is null`).length;

/** Inserts an open link from one of the transactions to a booking and returns its id. */
async function link(): Promise<string> {
  const id = randomUUID();
  await db`insert into match_links (id, transaction_id, booking_user_id, booking_id, source, created_at)
    select ${id}, min(id::text)::uuid, ${randomUUID()}, ${randomUUID()}, 'MANUAL', now() from bank_transactions`;
  return id;
}

it("withdraws what an import brought, so that the file can be imported again", async () => {
  const { id } = await importFile(admin, FILE, { accountId });
  expect(await undoStatement(admin.ctx, id)).toEqual({ count: 2 });
  expect(await undoStatement(admin.ctx, id)).toEqual({ count: 0 });
  expect(await standing()).toBe(0);
  await expect(importStatement(admin.ctx, id)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await importFile(admin, FILE, { accountId })).toMatchObject({ added: 2 });
  expect(await standing()).toBe(2);
});

it("is refused with the count while lines are matched, and possible once none is", async () => {
  const { id } = await importFile(admin, FILE, { accountId });
  const linkId = await link();
  await expect(undoStatement(admin.ctx, id)).rejects.toMatchObject({
    code: "CONFLICT",
    message: "1 of 2 lines is matched. Unmatch it first.",
    detail: { facts: { linked: 1 } },
  });
  expect(await standing()).toBe(2);
  await db`update match_links set closed_at = now() where id = ${linkId}`;
  expect(await undoStatement(admin.ctx, id)).toEqual({ count: 2 });
});

it("is taken back by restoring, but for lines that another file has brought since", async () => {
  const { id } = await importFile(admin, FILE, { accountId });
  await undoStatement(admin.ctx, id);
  await importFile(admin, ofx([{ day: "2026-03-03", amount: "310.40", memo: "HOTEL ALTAMAR" }]), {
    accountId,
  });
  expect(await restoreStatement(admin.ctx, id)).toEqual({ count: 1 });
  expect(await standing()).toBe(2);
  const audited = await db`select action from audit_log where entity_id = ${id} order by id`;
  expect(audited.map(({ action }) => action)).toEqual([
    "statement.import",
    "statement.undo",
    "statement.restore",
  ]);
});

it("changes nothing of a file that was only looked at, and nothing for an agent", async () => {
  const { id } = await planned(admin, FILE, { accountId });
  await expect(undoStatement(admin.ctx, id)).rejects.toMatchObject({ code: "CONFLICT" });
  const agent = await newAgent(db);
  await expect(Promise.resolve().then(() => undoStatement(agent.ctx, id))).rejects.toMatchObject({
    code: "NOT_ALLOWED",
  });
});

it("can be done of every import that brought something, page by page; those that brought nothing aren't listed", async () => {
  const { id } = await importFile(admin, FILE, { accountId });
  await db`insert into statement_imports (id, account_id, file_name, file_hash, format, line_count, added_count, created_at, imported_at)
    select gen_random_uuid(), ${accountId}, 'again ' || n, 'hash ' || n, 'ofx', 2, case when n > 25 then 1 else 0 end,
      now(), now() + n * interval '1 minute' from generate_series(1, 37) n`;
  const pages = await Promise.all([1, 2].map((page) => listStatementImports(admin.ctx, { page })));
  expect(pages.map(({ imports, hasMore }) => [imports.length, hasMore])).toEqual([
    [10, true],
    [3, false],
  ]);
  expect(pages[1]?.imports.at(-1)?.id).toBe(id);
  await undoStatement(admin.ctx, id);
  const { imports } = await listStatementImports(admin.ctx, { page: 2 });
  expect(imports.at(-1)).toMatchObject({ id, status: "UNDONE" });
});
