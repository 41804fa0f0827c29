import { expect, it } from "vitest";
import { findAdminBookings, readAdminBooking } from "@/lib/ledger/bookings/administration/admin-bookings";
import { listAdminSuppliers } from "@/lib/ledger/suppliers/administration/read-admin-supplier";
import { countStatuses } from "@/lib/reconciliation/bank-transactions/list-transactions";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

const people = () => Promise.all([newAgent(db), newAgent(db), newAgent(db, { role: "ADMIN" })]);

it("an administrator finds any agent's booking as its number begins, however that is written, and reads it", async () => {
  const [ada, ben, admin] = await people();
  const mine = await booked(ada, { confirmationNumber: "ZQ-88 1/A" });
  await booked(ben, { confirmationNumber: "ZQ-9" });
  const found = await findAdminBookings(admin.ctx, { search: "zq881" });
  expect(found.map(({ id, userId }) => ({ id, userId }))).toEqual([{ id: mine.id, userId: ada.id }]);
  expect(await findAdminBookings(admin.ctx, { search: "zq" })).toHaveLength(2);
  expect(await findAdminBookings(admin.ctx, { search: "%_-" })).toEqual([]);
  expect((await readAdminBooking(admin.ctx, mine.id)).booking.id).toBe(mine.id);
  expect((await readAdminBooking(admin.ctx, mine.id, ada.id)).booking.id).toBe(mine.id);
  await expect(readAdminBooking(admin.ctx, mine.id, ben.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("an administrator finds suppliers whoever typed them", async () => {
  const [ada, , admin] = await people();
  const name = `Lighthouse Lodge ${ada.id}`;
  await booked(ada, { confirmationNumber: "LL-1", supplier: { name } });
  const query = { skip: 0, limit: 20, filters: { name: [name] }, direction: "asc" as const };
  expect(await listAdminSuppliers(admin.ctx, query)).toMatchObject({ count: 1, data: [{ name }] });
});

it("an agent is told nothing of others by any of them", async () => {
  const [ada, ben] = await people();
  const { id } = await booked(ben, { confirmationNumber: "ZR-1" });
  const asked = [
    async () => findAdminBookings(ada.ctx, { search: "ZR-1" }),
    async () => readAdminBooking(ada.ctx, id, ben.id),
    async () => listAdminSuppliers(ada.ctx, { skip: 0, limit: 20, filters: {}, direction: "asc" }),
    async () => countStatuses(ada.ctx, { search: undefined }),
  ];
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: "NOT_ALLOWED" });
});
