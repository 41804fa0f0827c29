import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import { addPattern, removePattern } from "@/lib/reconciliation/bank-transactions/patterns/change-patterns";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

it("an administrator adds and removes a supplier's bank patterns, and what is undecided is matched anew", async () => {
  const admin = await newAgent(db, { role: "ADMIN" });
  const { id } = await addSupplier(admin.ctx, supplierDraft.parse({ name: `Alta ${randomUUID()}` }));
  const kept = async () => (await db`select metadata from suppliers where id = ${id}`)[0]?.metadata;
  await db`delete from pgboss.job where name = 'match-transactions'`;
  await addPattern(admin.ctx, { supplierId: id, terms: ["alta mar"] });
  await addPattern(admin.ctx, { supplierId: id, terms: ["amr", "sevilla"] });
  expect(await kept()).toEqual({
    bankMatchPatterns: [{ terms: ["alta mar"] }, { terms: ["amr", "sevilla"] }],
  });
  await removePattern(admin.ctx, { supplierId: id, terms: ["alta mar"] });
  expect(await kept()).toEqual({ bankMatchPatterns: [{ terms: ["amr", "sevilla"] }] });
  const jobs =
    await db`select from pgboss.job where name = 'match-transactions' and data ->> 'isAll' = 'true'`;
  expect(jobs.length).toBeGreaterThan(0);
  const unknown = { supplierId: randomUUID(), terms: ["x"] };
  await expect(removePattern(admin.ctx, unknown)).rejects.toMatchObject({ code: "NOT_FOUND" });
});
