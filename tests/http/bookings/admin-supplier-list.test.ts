import { expect, it } from "vitest";
import { POST as list } from "@/app/api/admin/suppliers/list/route";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

const PATH = "/api/admin/suppliers/list";

it("POST /admin/suppliers/list answers all agents' suppliers with their figures, administrators alone", async () => {
  const [ada, admin] = [await newAgent(db), await newAgent(db, { role: "ADMIN" })];
  const name = `Harbour ${ada.id}`;
  const booking = await booked(ada, { supplier: { name } });
  const body = { skip: 0, limit: 20, filters: { name: [name] } };
  const response = await admin.post(list, PATH, body);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    count: 1,
    data: [
      {
        name,
        bookingCount: 1,
        isVerified: false,
        totalBookingValue: [{ amount: booking.totalBookingAmount }],
        commissionDue: [{ amount: booking.expectedCommissionAmount }],
      },
    ],
  });
  expect((await ada.post(list, PATH, body)).status).toBe(403);
  expect((await admin.post(list, PATH, { limit: 1000 })).status).toBe(400);
});
