import { beforeEach, describe, expect, it } from "vitest";
import {
  changeAdminSupplier,
  setPaymentPolicy,
  updateSupplier,
} from "@/lib/ledger/bookings/suppliers/change-supplier";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { adminSupplierChange } from "@/lib/ledger/suppliers/administration/admin-supplier.model";
import { readAdminSupplier } from "@/lib/ledger/suppliers/administration/read-admin-supplier";
import { unverifySupplier, verifySupplier } from "@/lib/ledger/suppliers/administration/save-admin-supplier";
import { supplierChange, supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { QUEUE } from "@/lib/worker/queues/queues";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

/** Already the 15th in Kiritimati, still the 14th in Los Angeles. */
const NOW = new Date("2026-06-14T20:00:00Z");

let admin: TestAgent;
let ada: TestAgent;
let ben: TestAgent;
let id: string;
beforeEach(async () => {
  admin = await newAgent(db, { role: "ADMIN", now: NOW, timeZone: "America/Los_Angeles" });
  ada = await newAgent(db, { now: NOW, timeZone: "Pacific/Kiritimati" });
  ben = await newAgent(db, { now: NOW, timeZone: "America/Los_Angeles" });
  id = (await addSupplier(ada.ctx, supplierDraft.parse({ name: `Alta Mar ${ada.id}` }))).id;
});

const row = async () =>
  (await db`select owner_id, typed_by, is_verified, name from suppliers where id = ${id}`)[0];
const trip = { travelStartDate: "2026-06-01", travelEndDate: "2026-06-04" };
const change = (more: object) => {
  const given = { id, identity: { name: `Alta Mar ${ada.id}` }, aliases: [], settings: {}, ...more };
  return changeAdminSupplier(admin.ctx, adminSupplierChange.parse(given));
};

/** Runs the queued `follow-supplier` jobs as the worker does; returns their number. */
async function follow(): Promise<number> {
  const jobs =
    await db`delete from pgboss.job where name = 'follow-supplier' and data->>'supplierId' = ${id} returning data`;
  for (const { data } of jobs) {
    const { owner, store } = await QUEUE["follow-supplier"].handle(
      systemContext("follow-supplier"),
      data as never,
    );
    await inTenant({ ...systemContext("follow-supplier"), now: NOW }, owner ?? "", store);
  }
  return jobs.length;
}

const states = async (agent: TestAgent) =>
  (
    await db`select due_on::text as due, status from bookings where user_id = ${agent.id} order by confirmation_number`
  ).map(({ due, status }) => `${due} ${status}`);

describe("verifying", () => {
  it("shows a supplier to all agents, and taking it back gives it to the agent who typed it", async () => {
    await expect(booked(ben, { supplier: { id } })).rejects.toThrow();
    await verifySupplier(admin.ctx, id);
    expect(await row()).toMatchObject({ owner_id: null, typed_by: ada.id, is_verified: true });
    await unverifySupplier(admin.ctx, id);
    expect(await row()).toMatchObject({ owner_id: ada.id, typed_by: null, is_verified: false });
    await expect(booked(ben, { supplier: { id } })).rejects.toThrow();
    const kept =
      await db`select action, actor_id from audit_log where entity_id = ${id} and action like 'supplier.%verify' order by at, action`;
    expect([...kept]).toEqual([
      { action: "supplier.unverify", actor_id: admin.id },
      { action: "supplier.verify", actor_id: admin.id },
    ]);
  });

  it("leaves a supplier with everybody once another agent has booked there", async () => {
    await verifySupplier(admin.ctx, id);
    await booked(ben, { supplier: { id } });
    await unverifySupplier(admin.ctx, id);
    expect(await row()).toMatchObject({ owner_id: null, typed_by: ada.id, is_verified: false });
  });

  it("is refused beside a shared supplier of that name, and to agents", async () => {
    await verifySupplier(admin.ctx, id);
    const own = await addSupplier(ben.ctx, supplierDraft.parse({ name: `alta MAR ${ada.id}` }));
    await expect(verifySupplier(admin.ctx, own.id)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(() => verifySupplier(ada.ctx, id)).toThrow();
    expect(() => setPaymentPolicy(ada.ctx, { id, policy: null })).toThrow();
  });
});

describe("a policy for all agents", () => {
  it("moves due dates by each agent's own day, but for an agent who settled another", async () => {
    await verifySupplier(admin.ctx, id);
    await booked(ada, { ...trip, supplier: { id } });
    await booked(ben, { ...trip, supplier: { id } });
    await setPaymentPolicy(admin.ctx, { id, policy: { basis: "TRAVEL_END", lagDays: 10 } });
    expect(await follow()).toBe(2);
    expect([await states(ada), await states(ben)]).toEqual([
      ["2026-06-14 OVERDUE"],
      ["2026-06-14 CONFIRMED"],
    ]);
    await updateSupplier(ben.ctx, supplierChange.parse({ id, settings: { paymentLagDays: 20 } }));
    await setPaymentPolicy(admin.ctx, { id, policy: null });
    await follow();
    expect([await states(ada), await states(ben)]).toEqual([
      ["2026-07-09 CONFIRMED"],
      ["2026-06-24 CONFIRMED"],
    ]);
  });

  it("counts the day of booking in the agent's own zone, whoever changed the policy", async () => {
    await booked(ada, { ...trip, supplier: { id } });
    await db`update bookings set created_at = ${NOW} where user_id = ${ada.id}`;
    await setPaymentPolicy(admin.ctx, { id, policy: { basis: "BOOKING_DATE", lagDays: 0 } });
    await follow();
    expect(await states(ada)).toEqual(["2026-06-15 CONFIRMED"]);
  });

  it("asks nobody to follow where nothing of it changed", async () => {
    await booked(ada, { supplier: { id } });
    await change({ settings: { commissionPercent: 12 } });
    expect(await follow()).toBe(0);
    await change({ identity: { name: `Alta Mar Group ${ada.id}` } });
    expect(await follow()).toBe(1);
    const [found] = await db`select search from bookings where user_id = ${ada.id}`;
    expect(found?.search).toContain("alta mar group");
  });
});

describe("another name", () => {
  it("means the supplier wherever somebody books it", async () => {
    await verifySupplier(admin.ctx, id);
    await change({ aliases: [`AMR ${ada.id}`, ` amr ${ada.id} `, ""] });
    expect((await readAdminSupplier(admin.ctx, id)).aliases).toEqual([`amr ${ada.id}`]);
    await booked(ben, { supplier: { name: `Amr ${ada.id}` } });
    expect(await readAdminSupplier(admin.ctx, id)).toMatchObject({
      agents: 1,
      supplier: { bookingCount: 1 },
    });
  });

  it("is refused where it is a shared supplier's own", async () => {
    const other = await addSupplier(ben.ctx, supplierDraft.parse({ name: `Other ${ben.id}` }));
    await verifySupplier(admin.ctx, other.id);
    await expect(change({ aliases: [`other ${ben.id}`] })).rejects.toMatchObject({ code: "CONFLICT" });
  });
});
