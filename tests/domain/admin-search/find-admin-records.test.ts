import { expect, it } from "vitest";
import { GET as search } from "@/app/api/admin/search/route";
import type { AdminRecords } from "@/lib/desk/admin-search/admin-records.model";
import { findAdminRecords } from "@/lib/desk/admin-search/find-admin-records";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { readMail } from "../../support/mails/email";
import { newAgent } from "../../support/people/agent";

it("an administrator finds people, bookings by number and suppliers of all agents by one text", async () => {
  const [admin, ada] = [await newAgent(db, { role: "ADMIN" }), await newAgent(db)];
  await db`update users set name = 'Quill Fern', company_name = 'Quill Travel' where id = ${ada.id}`;
  const booking = await booked(ada, {
    confirmationNumber: "QUILL-77",
    clientName: "Marta Lind",
    supplier: { name: "Quillhaven Inn" },
  });
  const mail = await readMail(ada, { number: "QUILL-78" });
  const found = await findAdminRecords(admin.ctx, { search: "quill" });
  expect(found.users).toEqual({
    records: [{ id: ada.id, label: "Quill Fern", detail: `${ada.id}@agents.test · Quill Travel` }],
    count: 1,
  });
  expect(found.bookings.records).toEqual([
    { id: booking.id, label: "QUILL-77", detail: "Marta Lind · Quillhaven Inn · Quill Fern" },
  ]);
  expect(found.emails.records).toEqual([
    {
      id: mail.id,
      label: "Booking confirmation",
      detail: "reservations@harbourhotel.example · QUILL-78 · Quill Fern",
    },
  ]);
  const looks =
    await db`select action, actor_id from audit_log where user_id = ${ada.id} and actor_kind = 'admin' order by action`;
  expect(looks).toMatchObject([
    { action: "booking.look", actor_id: admin.id },
    { action: "email.look", actor_id: admin.id },
  ]);
  expect(found.suppliers.records).toMatchObject([{ label: "Quillhaven Inn", detail: "1 booking" }]);
  expect([found.transactions.count, found.reports.count]).toEqual([0, 0]);
  expect((await findAdminRecords(admin.ctx, { search: "%%%" })).users.count).toBe(0);
});

it("five of a kind are shown, and where more are found of what isn't counted, that there are more", async () => {
  const [admin, ada] = [await newAgent(db, { role: "ADMIN" }), await newAgent(db)];
  const add = (number: number) => booked(ada, { confirmationNumber: `PLOVER-${number}` });
  for (const number of [1, 2, 3, 4, 5]) await add(number);
  const five = await findAdminRecords(admin.ctx, { search: "plover" });
  expect([five.bookings.records.length, five.bookings.count]).toEqual([5, 5]);
  await add(6);
  const more = await findAdminRecords(admin.ctx, { search: "plover" });
  expect([more.bookings.records.length, more.bookings.count]).toEqual([5, null]);
});

it("nobody else does, and too short a text is refused", async () => {
  const [admin, ada] = [await newAgent(db, { role: "ADMIN" }), await newAgent(db)];
  expect((await ada.ask(search, "/api/admin/search?search=quill")).status).toBe(403);
  await expect(async () => findAdminRecords(ada.ctx, { search: "quill" })).rejects.toMatchObject({
    code: "NOT_ALLOWED",
  });
  expect((await admin.ask(search, "/api/admin/search?search=qu")).status).toBe(400);
  const answer = await admin.ask(search, "/api/admin/search?search=nothing");
  expect(Object.keys((await answer.json()) as AdminRecords)).toEqual([
    "users",
    "bookings",
    "emails",
    "transactions",
    "reports",
    "suppliers",
  ]);
});
