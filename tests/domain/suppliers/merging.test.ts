import { beforeEach, describe, expect, it } from "vitest";
import { deleteBooking } from "@/lib/ledger/bookings/moves/delete-booking";
import { recordPayment } from "@/lib/ledger/bookings/payments/record-payment";
import {
  mergeSuppliers,
  unmergeSuppliers,
  updateSupplier,
} from "@/lib/ledger/bookings/suppliers/change-supplier";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { readSupplier } from "@/lib/ledger/suppliers/read-supplier";
import { supplierChange, supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let from: string;
let into: string;
beforeEach(async () => {
  ada = await newAgent(db, { now: new Date("2026-06-15T12:00:00Z") });
  const add = (name: string) => addSupplier(ada.ctx, supplierDraft.parse({ name }));
  [from, into] = [(await add("Mariott")).id, (await add("Marriott")).id];
});

const book = (confirmationNumber: string, id: string, more: object = {}) =>
  booked(ada, { confirmationNumber, supplier: { id }, ...more });
const merge = () => mergeSuppliers(ada.ctx, { fromId: from, intoId: into });
const paysAfter = (id: string, paymentLagDays: number | null) =>
  updateSupplier(ada.ctx, supplierChange.parse({ id, settings: { paymentLagDays } }));

/** Returns each booking's supplier and due date, by confirmation number. */
async function holders(): Promise<Record<string, string>> {
  const rows = await db`select confirmation_number, supplier_id, due_on::text from bookings
    where user_id = ${ada.id} and deleted_at is null`;
  const names: Record<string, string> = { [from]: "from", [into]: "into" };
  return Object.fromEntries(
    rows.map((row) => [row.confirmation_number, `${names[row.supplier_id]} ${row.due_on}`]),
  );
}

describe("undoing a merging", () => {
  it("leaves what was booked meanwhile where it was booked", async () => {
    await book("A1", from);
    const { mergeId } = await merge();
    await book("A2", into);
    expect(await unmergeSuppliers(ada.ctx, mergeId)).toEqual({ moved: 1 });
    expect(await holders()).toEqual({ A1: "from 2031-04-12", A2: "into 2031-04-12" });
  });

  it("brings each the due dates of its own policy, also one that was settled meanwhile", async () => {
    await paysAfter(from, 10);
    await book("A1", from);
    await book("A2", into);
    const { mergeId } = await merge();
    expect(await holders()).toEqual({ A1: "into 2031-04-12", A2: "into 2031-04-12" });
    await paysAfter(into, 20);
    await unmergeSuppliers(ada.ctx, mergeId);
    expect(await holders()).toEqual({ A1: "from 2031-03-18", A2: "into 2031-03-28" });
  });

  it("is done once, and both can be merged anew, the other way round too", async () => {
    await book("A1", from);
    const { mergeId } = await merge();
    await unmergeSuppliers(ada.ctx, mergeId);
    await expect(unmergeSuppliers(ada.ctx, mergeId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await mergeSuppliers(ada.ctx, { fromId: into, intoId: from })).toMatchObject({ moved: 0 });
    expect((await readSupplier(ada.ctx, from)).merges.map(({ name }) => name)).toEqual(["Marriott"]);
  });

  it("does not bring back a booking that was deleted meanwhile", async () => {
    const { id } = await book("A1", from);
    await book("A2", from);
    const { mergeId } = await merge();
    await deleteBooking(ada.ctx, id);
    await unmergeSuppliers(ada.ctx, mergeId);
    expect(await holders()).toEqual({ A2: "from 2031-04-12" });
  });
});

describe("days to pay", () => {
  const trip = (end: string) => ({ travelStartDate: "2026-01-01", travelEndDate: end });
  const paid = async (number: string, supplier: string, end: string, day: string) => {
    const { id } = await book(number, supplier, trip(end));
    const receivedOn = day as CalendarDate;
    await recordPayment(ada.ctx, { bookingId: id, id: undefined, amount: 420, receivedOn, note: null });
  };
  const learned = async (id: string) => (await readSupplier(ada.ctx, id)).supplier.learnedLagDays;

  it("are learned from three payments, as the middle one, so that one odd payment changes little", async () => {
    await paid("A1", from, "2026-01-10", "2026-01-30");
    await paid("A2", from, "2026-01-10", "2026-02-01");
    expect(await learned(from)).toBeNull();
    await paid("A3", from, "2026-01-10", "2026-06-01");
    expect(await learned(from)).toBe(22);
  });

  it("that were settled come before those that were learned, which count again once nothing is settled", async () => {
    for (const number of ["A1", "A2", "A3"]) await paid(number, from, "2026-01-10", "2026-01-20");
    await book("A4", from);
    await paysAfter(from, 60);
    expect((await holders()).A4).toBe("from 2031-05-07");
    await paysAfter(from, null);
    expect((await holders()).A4).toBe("from 2031-03-18");
  });

  it("go with the payments to the supplier that another was merged into", async () => {
    for (const number of ["A1", "A2", "A3"]) await paid(number, from, "2026-01-10", "2026-01-20");
    const { mergeId } = await merge();
    expect(await learned(into)).toBe(10);
    await unmergeSuppliers(ada.ctx, mergeId);
    expect([await learned(from), await learned(into)]).toEqual([10, null]);
  });
});
