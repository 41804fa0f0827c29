import { beforeEach, expect, it } from "vitest";
import { importCsv } from "@/lib/imports/import-csv";
import { readUpload } from "@/lib/imports/read-upload";
import { redoCsvImport, undoCsvImport } from "@/lib/imports/undo-csv-import";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { listSuppliers, readSupplierStats } from "@/lib/ledger/suppliers/read-supplier";
import { deactivateSupplier } from "@/lib/ledger/suppliers/save-supplier";
import { supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import { supplierListBody } from "@/lib/ledger/suppliers/supplier-list.model";
import { csv, form, row } from "../../support/csv/csv-upload";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

async function imported(...rows: readonly string[]): Promise<string> {
  const upload = new Response(form({ file: csv(...rows) }));
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const read = await readUpload(bytes, upload.headers.get("content-type") ?? "");
  return (await importCsv(ada.ctx, read)).importId;
}

const listed = async (body: object = {}) =>
  (await listSuppliers(ada.ctx, supplierListBody.parse(body))).data.map(({ name }) => name);
const typed = { filters: { name: ["inn"], deactivated: "any" } };

it("undoing an import takes back the suppliers that it made, and redoing brings them back", async () => {
  const id = await imported(row("A1", { supplier: "Quay Inn" }), row("A2", { supplier: "Bay Inn" }));
  expect(await undoCsvImport(ada.ctx, id)).toEqual({ removed: 2, kept: 0, suppliers: 2 });
  expect([await listed(), await listed(typed)]).toEqual([[], []]);
  expect(await readSupplierStats(ada.ctx)).toMatchObject({ total: 0, newThisMonth: 0 });
  expect(await redoCsvImport(ada.ctx, id)).toEqual({ restored: 2, suppliers: 2 });
  expect([await listed(), await listed(typed)]).toEqual([
    ["Bay Inn", "Quay Inn"],
    ["Bay Inn", "Quay Inn"],
  ]);
});

it("what an import found, and what was used since, stays", async () => {
  await addSupplier(ada.ctx, supplierDraft.parse({ name: "Old Inn" }));
  const names = ["Old Inn", "Booked Inn", "Settled Inn", "Unused Inn"];
  const id = await imported(...names.map((supplier, nth) => row(`A${nth}`, { supplier })));
  await booked(ada, { confirmationNumber: "B1", supplier: { name: "Booked Inn" } });
  const [settled] = await db`select id from suppliers where name = 'Settled Inn'`;
  await deactivateSupplier(ada.ctx, settled?.id);
  expect(await undoCsvImport(ada.ctx, id)).toEqual({ removed: 4, kept: 0, suppliers: 1 });
  expect(await listed(typed)).toEqual(["Booked Inn", "Old Inn", "Settled Inn"]);
});

it("a supplier that was taken back is there again once its name is imported, booked or added", async () => {
  const names = ["Imported Inn", "Booked Inn", "Added Inn"];
  const id = await imported(...names.map((supplier, nth) => row(`A${nth}`, { supplier })));
  await undoCsvImport(ada.ctx, id);
  const again = await imported(row("B1", { supplier: "Imported Inn" }));
  await booked(ada, { confirmationNumber: "B2", supplier: { name: "Booked Inn" } });
  const added = await addSupplier(ada.ctx, supplierDraft.parse({ name: "Added Inn", city: "Lisbon" }));
  expect(added.address.city).toBe("Lisbon");
  expect(await listed()).toEqual(["Added Inn", "Booked Inn", "Imported Inn"]);
  expect((await undoCsvImport(ada.ctx, again)).suppliers).toBe(1);
  expect(await listed()).toEqual(["Added Inn", "Booked Inn"]);
});
