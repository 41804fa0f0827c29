import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import {
  listDuplicates,
  markAsDifferent,
  unmarkAsDifferent,
} from "@/lib/ledger/suppliers/administration/join-admin-suppliers";
import { verifySupplier } from "@/lib/ledger/suppliers/administration/save-admin-supplier";
import { supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

it("proposes suppliers that have something in common, until somebody says that they are two", async () => {
  const admin = await newAgent(db, { role: "ADMIN" });
  const ada = await newAgent(db);
  const word = randomUUID().slice(0, 8);
  const add = async (name: string, more: object = {}) =>
    (await addSupplier(ada.ctx, supplierDraft.parse({ name: `${name} ${word}`, ...more }))).id;
  const shared = await add("Alta-Mar", { email: `a@${word}.example`, phoneNumber: "+34 955 123 456" });
  await verifySupplier(admin.ctx, shared);
  const same = await add("Alta Mar", { email: `b@${word}.example` });
  const called = await add("Quite another", { phoneNumber: "0034 955-123-456" });
  await add("Nothing alike", { email: `${word}@gmail.com` });
  await add("Nothing alike either", { email: `x${word}@gmail.com` });
  const pairs = async () => {
    await db`delete from kept_figures where name = 'supplier duplicates'`;
    return (await listDuplicates(admin.ctx)).filter(({ from }) => from.name.includes(word));
  };
  const found = (await pairs()).map(({ from, into, reasons }) => [from.id, into.id, reasons]);
  expect(found).toContainEqual([same, shared, ["domain", "name"]]);
  expect(found).toContainEqual([called, shared, ["phone"]]);
  expect(found).toHaveLength(2);
  await markAsDifferent(admin.ctx, { oneId: called, otherId: shared });
  expect(await listDuplicates(admin.ctx)).not.toContainEqual(expect.objectContaining({ reasons: ["phone"] }));
  expect(await pairs()).toHaveLength(1);
  await unmarkAsDifferent(admin.ctx, { oneId: shared, otherId: called });
  expect(await pairs()).toHaveLength(2);
  await expect(listDuplicates(ada.ctx)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  expect(() => markAsDifferent(ada.ctx, { oneId: same, otherId: shared })).toThrow();
});
