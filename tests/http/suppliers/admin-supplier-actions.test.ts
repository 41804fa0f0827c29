import { expect, it } from "vitest";
import {
  addPatternAction,
  changeAdminSupplierAction,
  forgetApartAction,
  mergeAdminSuppliersAction,
  removePatternAction,
  settlePolicyAction,
  tellApartAction,
  unmergeAdminSuppliersAction,
  unverifySupplierAction,
  verifySupplierAction,
} from "@/components/ledger/administration/suppliers/actions";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

it("no action about all agents' suppliers is an agent's to call, for their own suppliers neither", async () => {
  const ada = await newAgent(db);
  const { id } = await addSupplier(ada.ctx, supplierDraft.parse({ name: "Harbour Inn" }));
  const before = await db`select * from suppliers order by id`;
  const change = { id, identity: { name: "Mine" }, aliases: [], settings: {} };
  const calls = [
    () => verifySupplierAction({ id }),
    () => unverifySupplierAction({ id }),
    () => changeAdminSupplierAction(change),
    () => settlePolicyAction({ id, policy: null }),
    () => mergeAdminSuppliersAction({ fromId: id, intoId: id }),
    () => unmergeAdminSuppliersAction({ joinId: id }),
    () => addPatternAction({ supplierId: id, terms: ["harbour"] }),
    () => removePatternAction({ supplierId: id, terms: ["harbour"] }),
    () => tellApartAction({ oneId: id, otherId: id }),
    () => forgetApartAction({ oneId: id, otherId: id }),
  ];
  for (const call of calls) {
    const answer = await ada.ask(async () => Response.json(await call()), "/");
    expect(await answer.json()).toMatchObject({ ok: false, failure: { code: "NOT_ALLOWED", status: 403 } });
  }
  expect(await db`select * from suppliers order by id`).toEqual(before);
});
