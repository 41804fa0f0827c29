import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import {
  mergeSuppliers,
  unmergeSuppliers,
  updateSupplier,
} from "@/lib/ledger/bookings/suppliers/change-supplier";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { listSuppliers, readSupplier, readSupplierStats } from "@/lib/ledger/suppliers/read-supplier";
import { deactivateSupplier, reactivateSupplier } from "@/lib/ledger/suppliers/save-supplier";
import { supplierChange, supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import { supplierListBody } from "@/lib/ledger/suppliers/supplier-list.model";
import { db } from "../../support/database/database";
import { recounted } from "../../support/database/recount";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

const add = (agent: TestAgent, name: string, more = {}) =>
  addSupplier(agent.ctx, supplierDraft.parse({ name, ...more }));
const change = (id: string, settings: object = {}, identity?: object) =>
  supplierChange.parse({ id, settings, ...(identity ? { identity } : {}) });
const listed = async (agent: TestAgent, body: object = {}) =>
  (await listSuppliers(agent.ctx, supplierListBody.parse(body))).data.map(({ name }) => name);

async function platform(name: string): Promise<string> {
  const id = randomUUID();
  await db`insert into suppliers (id, name, name_key, is_verified, created_at, updated_at)
    values (${id}, ${name}, ${name.toLowerCase()}, true, now(), now())`;
  return id;
}

const book = (agent: TestAgent, number: string, supplier: { id: string } | { name: string }) =>
  createBooking(
    agent.ctx,
    bookingDraft.parse({
      confirmationNumber: number,
      totalBookingAmount: 1000,
      totalBookingCurrency: "USD",
      expectedCommissionAmount: 100,
      expectedCommissionCurrency: "USD",
      travelStartDate: "2030-03-01",
      travelEndDate: "2030-03-08",
      supplier,
      allowDuplicate: true,
    }),
    { source: "form" },
  );

async function facts() {
  const rows = await db`select confirmation_number, supplier_id, duplicate_no, due_on::text, status, search
    from bookings order by confirmation_number, id`;
  return rows.map((row) => ({ ...row }));
}

describe("a supplier of one's own", () => {
  it("is added unverified, is seen by its agent alone, and once", async () => {
    const id = randomUUID();
    const draft = supplierDraft.parse({ name: " Sea Inn ", country: "France", paymentLagDays: 14 });
    const supplier = await addSupplier(ada.ctx, draft, id);
    await addSupplier(ada.ctx, draft, id);
    expect(supplier).toMatchObject({
      name: "Sea Inn",
      isVerified: false,
      isUserCreated: true,
      policy: { basis: "TRAVEL_END", lagDays: 14 },
    });
    expect(await listed(ada)).toEqual(["Sea Inn"]);
    expect(await listed(ben, { filters: { name: ["sea"] } })).toEqual([]);
    await expect(add(ada, "SEA  inn")).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(readSupplier(ben.ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it.each([
    [{ name: " " }, "Supplier name is required"],
    [{ name: "x", email: "nobody" }, "Email must be a valid address"],
    [{ name: "x", paymentLagDays: 731 }, "Payment days must be between 0 and 730"],
    [{ name: "x", commissionPercent: 101 }, "Default commission must be between 0 and 100"],
  ])("refuses %j", (raw, message) => {
    expect(supplierDraft.safeParse(raw).error?.issues[0]?.message).toBe(message);
  });

  it("renamed, its bookings are found by the new name; with a new policy their due dates follow", async () => {
    const { id } = await add(ada, "Sea Inn");
    await book(ada, "A1", { id });
    expect(await facts()).toMatchObject([{ due_on: "2030-04-12", search: "a1 sea inn a1" }]);
    const settings = { paymentBasis: "TRAVEL_START", paymentLagDays: 3 };
    await updateSupplier(ada.ctx, change(id, settings, { name: "Lake Inn" }));
    expect(await facts()).toMatchObject([{ due_on: "2030-03-04", search: "a1 lake inn a1" }]);
    await updateSupplier(ada.ctx, change(id));
    expect(await facts()).toMatchObject([{ due_on: "2030-04-12" }]);
    const audit = await db`select action from audit_log where action = 'booking.follow-supplier'`;
    expect(audit).toHaveLength(2);
  });
});

describe("a supplier of the platform", () => {
  it("keeps its identity, while each agent settles policy, contact and commission for themself", async () => {
    const id = await platform("Marriott");
    await expect(updateSupplier(ada.ctx, change(id, {}, { name: "Mine" }))).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
    const settings = { paymentLagDays: 7, chaseEmail: "pay@m.test", commissionPercent: 12.5 };
    expect(await updateSupplier(ada.ctx, change(id, settings))).toMatchObject({
      policy: { basis: "TRAVEL_END", lagDays: 7 },
      contact: { name: null, email: "pay@m.test" },
      commissionPercent: 12.5,
    });
    expect((await readSupplier(ben.ctx, id)).supplier).toMatchObject({
      policy: null,
      contact: { name: null, email: null },
      commissionPercent: null,
    });
  });

  it("learns from three payments when nobody settled anything", async () => {
    const id = await platform("Marriott");
    for (const [index, day] of ["2030-03-10", "2030-03-18", "2030-03-28"].entries()) {
      const booking = await book(ada, `P${index}`, { id });
      await db`insert into allocations (user_id, id, booking_id, amount_minor, currency, received_on, source, created_at)
        values (${ada.id}, ${randomUUID()}, ${booking.id}, 10000, 'USD', ${day}, 'self_reported', now())`;
    }
    await recounted(db, ada.id);
    const { supplier, paymentDelays } = await readSupplier(ada.ctx, id);
    expect(supplier.learnedLagDays).toBe(10);
    expect(paymentDelays).toEqual([20, 10, 2]);
    expect((await book(ada, "P9", { id })).dueOn).toBe("2030-03-18");
    expect(await readSupplierStats(ada.ctx)).toEqual({
      total: 1,
      newThisMonth: 1,
      averagePaymentDays: 11,
      active: 1,
    });
  });
});

it("payment timing is that of settled bookings, negative when they were settled before travel ended", async () => {
  const pay = async (bookingId: string, minor: number, day: string) => {
    await db`insert into allocations (user_id, id, booking_id, amount_minor, currency, received_on, source, created_at)
      values (${ada.id}, ${randomUUID()}, ${bookingId}, ${minor}, 'USD', ${day}, 'self_reported', now())`;
    await recounted(db, ada.id);
  };
  const timing = async () => (await readSupplierStats(ada.ctx)).averagePaymentDays;
  const [part, early] = [await book(ada, "P1", { name: "Inn" }), await book(ada, "P2", { name: "Inn" })];
  await pay(part.id, 4000, "2030-03-10");
  expect(await timing()).toBe(35);
  await pay(part.id, 6000, "2030-03-28");
  expect(await timing()).toBe(20);
  await pay(early.id, 10000, "2030-01-27");
  expect(await timing()).toBe(-10);
});

it("a name that was deactivated is offered back instead of taken twice", async () => {
  const { id } = await add(ada, "Quay Inn");
  await deactivateSupplier(ada.ctx, id);
  await expect(add(ada, "QUAY  inn")).rejects.toMatchObject({
    code: "CONFLICT",
    message: "You have deactivated Quay Inn. Reactivate it instead of adding it again.",
    detail: { facts: { deactivatedId: id } },
  });
  expect(await listed(ada, { filters: { name: ["quay"] } })).toEqual([]);
  expect(await listed(ada, { filters: { name: ["quay"], deactivated: "any" } })).toEqual(["Quay Inn"]);
});

it("a deactivated supplier leaves lists and suggestions until it is reactivated, for this agent alone", async () => {
  const id = await platform("Marriott");
  await book(ada, "A1", { id });
  await book(ben, "B1", { id });
  await deactivateSupplier(ada.ctx, id);
  expect(await listed(ada)).toEqual([]);
  expect(await listed(ada, { filters: { name: ["marr"] } })).toEqual([]);
  expect(await listed(ada, { filters: { deactivated: true } })).toEqual(["Marriott"]);
  expect(await listed(ben)).toEqual(["Marriott"]);
  await reactivateSupplier(ada.ctx, id);
  expect(await listed(ada)).toEqual(["Marriott"]);
  await expect(deactivateSupplier(ada.ctx, randomUUID())).rejects.toMatchObject({ code: "NOT_FOUND" });
});

describe("merging two suppliers", () => {
  it("moves the bookings, gives the name to the other, and undoing restores everything", async () => {
    const into = await platform("Marriott");
    await updateSupplier(ada.ctx, change(into, { paymentLagDays: 7 }));
    const { id: from } = await add(ada, "Mariott");
    await book(ada, "A1", { id: from });
    await book(ada, "A2", { id: from });
    await book(ada, "A1", { id: into });
    const before = await facts();

    const { mergeId, moved } = await mergeSuppliers(ada.ctx, { fromId: from, intoId: into });
    expect(moved).toBe(2);
    expect(await listed(ada)).toEqual(["Marriott"]);
    expect((await facts()).map((one) => [one.supplier_id, one.due_on])).toEqual(
      Array(3).fill([into, "2030-03-15"]),
    );
    expect((await facts()).map((one) => one.duplicate_no).sort()).toEqual([0, 0, 1]);
    expect((await book(ada, "A3", { name: "mariott" })).supplier?.id).toBe(into);
    expect((await readSupplier(ada.ctx, into)).merges).toEqual([{ mergeId, name: "Mariott" }]);

    expect(await unmergeSuppliers(ada.ctx, mergeId)).toEqual({ moved: 2 });
    expect((await facts()).filter((one) => one.confirmation_number !== "A3")).toEqual(before);
    expect(await listed(ada)).toEqual(["Mariott", "Marriott"]);
    await expect(unmergeSuppliers(ada.ctx, mergeId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("concerns no other agent, and never a supplier that isn't visible or is merged already", async () => {
    const [hotel, chain] = [await platform("Hotel"), await platform("Chain")];
    await book(ada, "A1", { id: hotel });
    await book(ben, "B1", { id: hotel });
    const { mergeId } = await mergeSuppliers(ada.ctx, { fromId: hotel, intoId: chain });
    expect(await listed(ben)).toEqual(["Hotel"]);
    const merge = (fromId: string, intoId: string) => mergeSuppliers(ada.ctx, { fromId, intoId });
    await expect(merge(chain, hotel)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(merge(chain, chain)).rejects.toMatchObject({ code: "INVALID_INPUT" });
    await expect(merge(chain, (await add(ben, "Bens")).id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(unmergeSuppliers(ben.ctx, mergeId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

it("an administrator reads any supplier, also one that only its agent sees", async () => {
  const { id } = await add(ada, "Sea Inn");
  const admin = await newAgent(db, { role: "ADMIN" });
  expect((await readSupplier(admin.ctx, id)).supplier.name).toBe("Sea Inn");
});
