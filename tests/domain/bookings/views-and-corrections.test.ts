import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { correctConfirmationNumber, correctSupplier } from "@/lib/ledger/bookings/correct-booking";
import { countViews } from "@/lib/ledger/bookings/list/list-bookings";
import { readBookingDetails } from "@/lib/ledger/bookings/read-booking";
import { deleteView, listViews, saveView } from "@/lib/platform/saved-views/saved-views";
import { booked, listed, paid } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

describe("saved views", () => {
  it("belong to one agent; one of the same name is replaced, and a foreign one can't be deleted", async () => {
    const { id } = await saveView(ada.ctx, { name: "Late", path: "/bookings/open?view=overdue" });
    await saveView(ada.ctx, { name: "Late", path: "/bookings/open?search=x" });
    await deleteView(ben.ctx, id);
    expect(await listViews(ada.ctx, "bookings")).toEqual([
      { id, name: "Late", path: "/bookings/open?search=x" },
    ]);
    expect(await listViews(ben.ctx, "bookings")).toEqual([]);
    await deleteView(ada.ctx, id);
    expect(await listViews(ada.ctx, "bookings")).toEqual([]);
  });

  it("are counted as their lists are, those of other screens left out", async () => {
    await booked(ada);
    await booked(ada, { confirmationNumber: "ZZ-1" });
    await booked(ben, { confirmationNumber: "ZZ-2" });
    await saveView(ada.ctx, { name: "A", path: "/bookings/open?search=zz" });
    await saveView(ada.ctx, { name: "B", path: "/bookings" });
    await saveView(ada.ctx, { name: "C", path: "/bookings/closed" });
    await saveView(ada.ctx, { name: "D", path: "/bookings/open?view=chase" });
    const views = await countViews(ada.ctx, await listViews(ada.ctx, "bookings"));
    expect(views.map(({ name, count }) => `${name} ${count}`)).toEqual(["A 1", "B 2", "C 0"]);
  });
});

describe("a correction", () => {
  it("of the number keeps the old one as an alias that finds the booking", async () => {
    const { id } = await booked(ada);
    await correctConfirmationNumber(ada.ctx, { id, version: 1 }, "ZZ-99");
    expect(await readBookingDetails(ada.ctx, id)).toMatchObject({
      booking: { confirmationNumber: "ZZ-99" },
      aliases: ["HB-4471"],
    });
    for (const search of ["zz-99", "hb4471", "HB-4471"]) {
      expect((await listed(ada, `?search=${search}`)).count).toBe(1);
    }
    await expect(correctConfirmationNumber(ada.ctx, { id, version: 1 }, "Q")).rejects.toMatchObject({
      code: "STALE",
    });
  });

  it("that would make two of one is refused and names the other", async () => {
    const first = await booked(ada);
    const second = await booked(ada, { confirmationNumber: "B" });
    const third = await booked(ada, { supplier: { name: "Other" } });
    const target = (id: string) => ({ id, version: null });
    const refusal = { code: "DUPLICATE_BOOKING", detail: { facts: { bookingId: first.id } } };
    await expect(correctConfirmationNumber(ada.ctx, target(second.id), "hb 4471")).rejects.toMatchObject(
      refusal,
    );
    await expect(
      correctSupplier(ada.ctx, target(third.id), { name: "harbour hotels" }),
    ).rejects.toMatchObject(refusal);
  });

  it("of the supplier brings that supplier's due date", async () => {
    const { id } = await booked(ada);
    const other = await booked(ada, { confirmationNumber: "B", supplier: { name: "Prompt Payers" } });
    await db`update suppliers set payment_basis = 'TRAVEL_END', payment_lag_days = 3 where id = ${other.supplier?.id ?? null}`;
    const corrected = await correctSupplier(ada.ctx, { id, version: null }, { name: "prompt payers" });
    expect(corrected).toMatchObject({ dueOn: "2031-03-11", supplier: { name: "Prompt Payers" } });
  });
});

describe("a booking's details", () => {
  it("tell its payments, its mails and its history, and only the agent's own", async () => {
    const { id } = await booked(ada);
    await paid(ada, id, 20);
    const mail = randomUUID();
    for (const [owner, one] of [
      [ada.id, mail],
      [ben.id, randomUUID()],
    ] as const) {
      await db`insert into emails (user_id, id, intake, provider, sender_trust, number_key, subject, search_subject, search_sender, search_booking, created_at, updated_at)
        values (${owner}, ${one}, 'EXTRACTED', 'raw', 'verified', 'HB4471', 'Your booking', '', '', '', now(), now())`;
    }
    const details = await readBookingDetails(ada.ctx, id);
    expect(details.emails).toMatchObject([{ id: mail, subject: "Your booking" }]);
    expect(details.payments).toMatchObject([
      { amount: { minor: 2000, currency: "USD" }, source: "self_reported" },
    ]);
    expect(details.history.map((entry) => entry.type)).toContain("COMMISSION_RECEIVED");
    await expect(readBookingDetails(ben.ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
