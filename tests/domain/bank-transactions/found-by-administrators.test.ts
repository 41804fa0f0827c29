import { expect, it } from "vitest";
import { findAnyBookings } from "@/lib/ledger/bookings/administration/find-any-bookings";
import { readAnyBooking } from "@/lib/ledger/bookings/administration/read-any-booking";
import { listAnySuppliers } from "@/lib/ledger/suppliers/administration/list-any-suppliers";
import { countStatuses } from "@/lib/reconciliation/bank-transactions/count-statuses";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

const people = () => Promise.all([newAgent(db), newAgent(db), newAgent(db, { role: "ADMIN" })]);

it("an administrator finds any agent's booking as its number begins, however that is written, and reads it", async () => {
  const [ada, ben, admin] = await people();
  const mine = await booked(ada, { confirmationNumber: "ZQ-88 1/A" });
  await booked(ben, { confirmationNumber: "ZQ-9" });
  const found = await findAnyBookings(admin.ctx, { search: "zq881" });
  expect(found.map(({ id, userId }) => ({ id, userId }))).toEqual([{ id: mine.id, userId: ada.id }]);
  expect(await findAnyBookings(admin.ctx, { search: "zq" })).toHaveLength(2);
  expect(await findAnyBookings(admin.ctx, { search: "%_-" })).toEqual([]);
  expect((await readAnyBooking(admin.ctx, mine.id)).booking.id).toBe(mine.id);
  expect((await readAnyBooking(admin.ctx, mine.id, ada.id)).booking.id).toBe(mine.id);
  await expect(readAnyBooking(admin.ctx, mine.id, ben.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("an administrator finds suppliers whoever typed them", async () => {
  const [ada, , admin] = await people();
  const name = `Lighthouse Lodge ${ada.id}`;
  await booked(ada, { confirmationNumber: "LL-1", supplier: { name } });
  const query = { skip: 0, limit: 20, filters: { name: [name] }, direction: "asc" as const };
  expect(await listAnySuppliers(admin.ctx, query)).toMatchObject({ count: 1, data: [{ name }] });
});

it("an agent is told nothing of others by any of them", async () => {
  const [ada, ben] = await people();
  const { id } = await booked(ben, { confirmationNumber: "ZR-1" });
  const asked = [
    async () => findAnyBookings(ada.ctx, { search: "ZR-1" }),
    async () => readAnyBooking(ada.ctx, id, ben.id),
    async () => listAnySuppliers(ada.ctx, { skip: 0, limit: 20, filters: {}, direction: "asc" }),
    async () => countStatuses(ada.ctx, { search: undefined }),
  ];
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: "NOT_ALLOWED" });
});
