import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { importCsv } from "@/lib/imports/import-csv";
import { readUpload } from "@/lib/imports/read-upload";
import { undoCsvImport } from "@/lib/imports/undo-csv-import";
import { bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { recordPayment } from "@/lib/ledger/bookings/payments/record-payment";
import { mergeSuppliers } from "@/lib/ledger/bookings/suppliers/change-supplier";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { inTransaction, type Tx } from "@/lib/platform/context/transaction";
import { csv, form, row } from "../support/csv/csv-upload";
import { booked } from "../support/database/bookings";
import { db } from "../support/database/database";
import { meanwhile as meanwhileIn } from "../support/database/meanwhile";
import { DRAFT } from "../support/http/booking-draft";
import { newAgent, type TestAgent } from "../support/people/agent";

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

const meanwhile = <T>(first: (tx: Tx) => Promise<unknown>, second: () => Promise<T>) =>
  meanwhileIn((work) => inTransaction(ada.ctx, work), first, second);

it("a booking of an import whose payment is being recorded stays when the import is undone", async () => {
  const upload = new Response(form({ file: csv(row("A1"), row("A2")) }));
  const type = upload.headers.get("content-type") ?? "";
  const { importId } = await importCsv(
    ada.ctx,
    await readUpload(new Uint8Array(await upload.arrayBuffer()), type),
  );
  const [paid] = await db`select id from bookings where confirmation_number = 'A1'`;
  const payment = { id: undefined, amount: 10, receivedOn: "2026-01-05" as CalendarDate, note: null };
  const outcome = await meanwhile(
    (tx) => recordPayment(tx, { ...payment, bookingId: paid?.id }),
    () => undoCsvImport(ada.ctx, importId),
  );
  expect(outcome).toMatchObject({ removed: 1, kept: 1 });
});

it("a booking that is being made moves with its supplier, which is merged at that moment", async () => {
  const [from, into] = [await supplier("Altamar Hotels"), await supplier("Hotel Altamar")];
  const { moved } = await meanwhile(
    (tx) => createBooking(tx, bookingDraft.parse({ ...DRAFT, supplier: { id: from } }), { source: "form" }),
    () => mergeSuppliers(ada.ctx, { fromId: from, intoId: into }),
  );
  expect(moved).toBe(1);
  expect(await db`select supplier_id from bookings`).toEqual([{ supplier_id: into }]);
});

it("a booking goes to the supplier that its own is being merged into", async () => {
  const [from, into] = [await supplier("Altamar Hotels"), await supplier("Hotel Altamar")];
  const booking = await meanwhile(
    (tx) => mergeSuppliers(tx, { fromId: from, intoId: into }),
    () =>
      createBooking(ada.ctx, bookingDraft.parse({ ...DRAFT, supplier: { id: from } }), { source: "form" }),
  );
  expect(booking.supplier?.id).toBe(into);
});

it("two that wait for each other both get an answer: one is done, one may try again", async () => {
  const [one, other] = [await booked(ada), await booked(ada, { confirmationNumber: "HB-2" })];
  const touch = (tx: Tx, id: string) => tx.db.execute(sql`update bookings set search = 'x' where id = ${id}`);
  const both = [0, 1].map(() => Promise.withResolvers<void>());
  const work = [
    [one.id, other.id],
    [other.id, one.id],
  ].map(([first = "", second = ""], index) =>
    inTransaction(ada.ctx, async (tx) => {
      await touch(tx, first);
      both[index]?.resolve();
      await Promise.all(both.map(({ promise }) => promise));
      await touch(tx, second);
    }),
  );
  const outcomes = await Promise.allSettled(work);
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(refused).toEqual([expect.objectContaining({ code: "CONFLICT" })]);
});

it("a key that somebody else took meanwhile is a conflict, with no word of the statement", async () => {
  const id = randomUUID();
  const insert = (tx: Tx) =>
    tx.db.execute(
      sql`insert into saved_views (user_id, id, list, name, path, created_at) values (${ada.id}, ${id}, 'bookings', ${randomUUID()}, '/', now())`,
    );
  await inTransaction(ada.ctx, insert);
  const again = inTransaction(ada.ctx, insert);
  await expect(again).rejects.toMatchObject({
    code: "CONFLICT",
    message: "Somebody else was changing the same at this moment. Try again.",
  });
});

async function supplier(name: string): Promise<string> {
  return (await addSupplier(ada.ctx, supplierDraft.parse({ name }))).id;
}
