import { beforeEach, describe, expect, it } from "vitest";
import {
  changeAdminSupplier,
  mergeSuppliers,
  updateSupplier,
} from "@/lib/ledger/bookings/suppliers/change-supplier";
import { recountTotals } from "@/lib/ledger/bookings/totals/recount-totals";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { adminSupplierChange } from "@/lib/ledger/suppliers/administration/admin-supplier.model";
import {
  listAdminSuppliers,
  readAdminSupplier,
} from "@/lib/ledger/suppliers/administration/read-admin-supplier";
import { verifySupplier } from "@/lib/ledger/suppliers/administration/save-admin-supplier";
import { listSuppliers, readSupplier } from "@/lib/ledger/suppliers/read-supplier";
import { supplierChange, supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import { supplierListBody } from "@/lib/ledger/suppliers/supplier-list.model";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import {
  mergeAdminSuppliers,
  unmergeAdminSuppliers,
} from "@/lib/reconciliation/supplier-joins/merge-admin-suppliers";
import { QUEUE } from "@/lib/worker/queues/queues";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { newAccount, received } from "../../support/transactions/transactions";

const NOW = new Date("2026-06-14T20:00:00Z");
const trip = { travelStartDate: "2026-06-01", travelEndDate: "2026-06-04" };

let admin: TestAgent;
let ada: TestAgent;
let ben: TestAgent;
let from: string;
let into: string;
beforeEach(async () => {
  admin = await newAgent(db, { role: "ADMIN", now: NOW });
  ada = await newAgent(db, { now: NOW });
  ben = await newAgent(db, { now: NOW });
  const add = (name: string) => addSupplier(ada.ctx, supplierDraft.parse({ name: `${name} ${ada.id}` }));
  [from, into] = [(await add("Alta Maar")).id, (await add("Alta Mar")).id];
  await verifySupplier(admin.ctx, from);
  await verifySupplier(admin.ctx, into);
});

const merge = () => mergeAdminSuppliers(admin.ctx, { fromId: from, intoId: into });

async function follow(): Promise<void> {
  const jobs = await db`delete from pgboss.job where name = 'follow-supplier' returning data`;
  for (const { data } of jobs) {
    const { owner, store } = await QUEUE["follow-supplier"].handle(
      systemContext("follow-supplier"),
      data as never,
    );
    await inTenant({ ...systemContext("follow-supplier"), now: NOW }, owner ?? "", store);
  }
}

const held = async () =>
  (
    await db`select s.name, b.confirmation_number as number, b.duplicate_no as no, b.due_on::text as due
      from bookings b join suppliers s on s.id = b.supplier_id where b.user_id in (${ada.id}, ${ben.id})
      order by b.user_id = ${ben.id}, number, no, name`
  ).map(({ name, number, no, due }) => `${String(name).slice(0, -37)} ${number}/${no} ${due}`);

/** Returns all data of both suppliers except timestamps. */
const everything = async () => ({
  suppliers:
    await db`select id, name, aliases, alias_keys, email, metadata, payment_basis, payment_lag_days, chase_email,
    merged_into, is_verified, owner_id from suppliers where id in (${from}, ${into}) order by id`,
  bookings: await held(),
  settled:
    await db`select user_id, supplier_id, merged_into, payment_basis, payment_lag_days, chase_email, commission_bp
    from supplier_preferences where supplier_id in (${from}, ${into}) order by user_id, supplier_id`,
  transactions:
    await db`select id, supplier_id, search from bank_transactions where supplier_id in (${from}, ${into}) order by id`,
  chases: await db`select id, supplier_id from chases where supplier_id in (${from}, ${into}) order by id`,
});

const totals = async () => {
  for (const agent of [ada, ben])
    expect(await inTenant(systemContext("recount-totals"), agent.id, recountTotals)).toBe(0);
};

async function fill(): Promise<void> {
  await booked(ada, { ...trip, confirmationNumber: "A-1", supplier: { id: from } });
  await booked(ada, { ...trip, confirmationNumber: "A-1", supplier: { id: into }, allowDuplicate: true });
  await booked(ben, { ...trip, confirmationNumber: "B-1", supplier: { id: from } });
  await booked(ben, { ...trip, confirmationNumber: "B-2", supplier: { id: into } });
  const identity = { name: `Alta Mar ${ada.id}` };
  await changeAdminSupplier(
    admin.ctx,
    adminSupplierChange.parse({ id: into, identity, aliases: [], settings: { paymentLagDays: 10 } }),
  );
  await updateSupplier(
    ben.ctx,
    supplierChange.parse({ id: from, settings: { chaseEmail: "ben@alta.example", commissionPercent: 12 } }),
  );
  await db`update suppliers set metadata = '{"bankMatchPatterns":[{"terms":["alta"]}]}' where id = ${from}`;
  await received(db, await newAccount(db), { memo: "ALTA MAAR", supplierId: from });
  await db`insert into chases (user_id, id, supplier_id, kind, created_at)
    values (${ben.id}, gen_random_uuid(), ${from}, 'contacted', now())`;
  await follow();
}

describe("merging two suppliers of all agents", () => {
  it("moves all that points at the one, by the policy that stays, and its name finds the other", async () => {
    await fill();
    const { moved, agents } = await merge();
    await follow();
    expect([moved, agents]).toEqual([2, 2]);
    expect(await held()).toEqual([
      "Alta Mar A-1/0 2026-06-14",
      "Alta Mar A-1/1 2026-06-14",
      "Alta Mar B-1/0 2026-06-14",
      "Alta Mar B-2/0 2026-06-14",
    ]);
    await totals();
    expect(await readAdminSupplier(admin.ctx, into)).toMatchObject({
      aliases: [`Alta Maar ${ada.id}`],
      agents: 2,
      supplier: { bookingCount: 4, metadataJson: { bankMatchPatterns: [{ terms: ["alta"] }] } },
      merges: [{ name: `Alta Maar ${ada.id}` }],
    });
    const [left] = await db`select (select count(*) from bookings where supplier_id = ${from})
      + (select count(*) from chases where supplier_id = ${from}) + (select count(*) from bank_transactions where supplier_id = ${from})
      + (select count(*) from supplier_totals where supplier_id = ${from}) as n`;
    expect(Number(left?.n)).toBe(0);
    const [bens] = await db`select chase_email, commission_bp from supplier_preferences
      where user_id = ${ben.id} and supplier_id = ${into}`;
    expect(bens).toEqual({ chase_email: "ben@alta.example", commission_bp: 1200 });
  });

  it("leads from the old name and page to the other, for administrators and agents", async () => {
    await fill();
    await merge();
    expect(await readAdminSupplier(admin.ctx, from)).toMatchObject({ mergedInto: into });
    expect((await readSupplier(ben.ctx, from)).supplier.id).toBe(into);
    const name = `alta maar ${ada.id}`;
    const found = await listAdminSuppliers(admin.ctx, {
      skip: 0,
      limit: 5,
      filters: { name: [name] },
      direction: "asc",
    });
    expect(found.data.map(({ id }) => id)).toEqual([into]);
    const own = await listSuppliers(ben.ctx, supplierListBody.parse({ filters: { name: [name] } }));
    expect(own.data.map(({ id }) => id)).toEqual([into]);
    const { supplier } = await booked(ben, { confirmationNumber: "B-3", supplier: { name } });
    expect(supplier?.id).toBe(into);
  });

  it("undone, puts everything back as it was", async () => {
    await fill();
    const before = await everything();
    const { joinId } = await merge();
    await follow();
    await unmergeAdminSuppliers(admin.ctx, joinId);
    await follow();
    expect(await everything()).toEqual(before);
    await totals();
    await expect(unmergeAdminSuppliers(admin.ctx, joinId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("undone, leaves what was changed since", async () => {
    await fill();
    const { joinId } = await merge();
    const [own] = await db`select id from bookings where user_id = ${ben.id} and confirmation_number = 'B-1'`;
    await db`update bookings set supplier_id = null where id = ${own?.id}`;
    await updateSupplier(
      { ...ben.ctx, now: new Date(NOW.getTime() + 1) },
      supplierChange.parse({ id: into, settings: { chaseEmail: "later@alta.example" } }),
    );
    await unmergeAdminSuppliers(admin.ctx, joinId);
    expect((await held()).filter((one) => one.includes("B-"))).toEqual(["Alta Mar B-2/0 2026-06-14"]);
    const [bens] =
      await db`select chase_email from supplier_preferences where user_id = ${ben.id} and supplier_id = ${into}`;
    expect(bens?.chase_email).toBe("later@alta.example");
  });

  it("follows what an agent merged themself, and ends what would lead in a circle", async () => {
    await fill();
    await mergeSuppliers(ada.ctx, { fromId: into, intoId: from });
    const { joinId } = await merge();
    expect((await readSupplier(ada.ctx, from)).supplier.id).toBe(into);
    const { supplier } = await booked(ada, { confirmationNumber: "A-9", supplier: { id: into } });
    expect(supplier?.id).toBe(into);
    await unmergeAdminSuppliers(admin.ctx, joinId);
    const [led] =
      await db`select merged_into from supplier_preferences where user_id = ${ada.id} and supplier_id = ${into}`;
    expect(led?.merged_into).toBe(from);
    await totals();
  });
});

describe("a merging is refused", () => {
  it("to agents, into itself, twice, into what one agent sees, and undone too late", async () => {
    await expect(async () => mergeAdminSuppliers(ada.ctx, { fromId: from, intoId: into })).rejects.toThrow();
    await expect(async () => unmergeAdminSuppliers(ada.ctx, from)).rejects.toThrow();
    await expect(mergeAdminSuppliers(admin.ctx, { fromId: from, intoId: from })).rejects.toMatchObject({
      code: "INVALID_INPUT",
    });
    const own = await addSupplier(ben.ctx, supplierDraft.parse({ name: `Own ${ben.id}` }));
    const refused = { code: "CONFLICT" };
    await expect(mergeAdminSuppliers(admin.ctx, { fromId: from, intoId: own.id })).rejects.toMatchObject(
      refused,
    );
    const { joinId } = await merge();
    await expect(merge()).rejects.toMatchObject(refused);
    const later = { ...admin.ctx, now: new Date(NOW.getTime() + 31 * 86_400_000) };
    await expect(unmergeAdminSuppliers(later, joinId)).rejects.toMatchObject(refused);
  });
});
