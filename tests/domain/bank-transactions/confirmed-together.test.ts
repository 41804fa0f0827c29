import { beforeEach, describe, expect, it } from "vitest";
import { eachOf } from "@/lib/platform/base/bulk/each-of";
import { confirmTransaction } from "@/lib/reconciliation/bank-transactions/linking/confirm-transaction";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import { readFavourites } from "@/lib/reconciliation/bank-transactions/list-transactions";
import { db } from "../../support/database/database";
import { at, bookingFacts, type Desk, newDesk, number, trip } from "../../support/transactions/desk";
import { proposed } from "../../support/transactions/transactions";

let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(db);
});

const part = (userId: string, bookingId: string, creditMinor = 12_345) => ({
  userId,
  bookingId,
  creditMinor,
});

describe("transactions that are confirmed together", () => {
  it("say beforehand what each would pay: one booking, several, or nothing", async () => {
    const [hers, his] = [await trip(desk.ada), await trip(desk.ben, number(2))];
    const [single, sum, none] = [await desk.line(12_345), await desk.line(24_690), await desk.line(900)];
    await proposed(db, single, part(desk.ada.id, hers.id));
    await proposed(db, sum, part(desk.ada.id, hers.id), part(desk.ben.id, his.id));
    const found = await readFavourites(desk.admin.ctx, [single, sum, none]);
    const of = (id: string) => found.find((one) => one.id === id);
    expect(of(single)).toMatchObject({
      bookings: [{ confirmationNumber: hers.confirmationNumber }],
      report: null,
    });
    expect(of(sum)?.bookings.map(({ confirmationNumber }) => confirmationNumber)).toEqual([
      hers.confirmationNumber,
      his.confirmationNumber,
    ]);
    expect(of(none)).toBeUndefined();
  });

  it("are each confirmed by themselves: what somebody was faster with is named, and undone all are as before", async () => {
    const bookings = [await trip(desk.ada), await trip(desk.ada, number(2)), await trip(desk.ben, number(3))];
    const before = await Promise.all(bookings.map((one) => bookingFacts(db, one)));
    const lines: string[] = [];
    for (const booking of bookings) {
      const id = await desk.line(12_345);
      await proposed(db, id, part(booking === bookings[2] ? desk.ben.id : desk.ada.id, booking.id));
      lines.push(id);
    }
    const { ctx } = desk.admin;
    await matchTransaction(ctx, at(lines[0] ?? ""), { bookingId: bookings[0]?.id ?? "" });
    const { done, refused } = await eachOf(lines, (id) => confirmTransaction(ctx, at(id)));
    expect(done).toEqual(lines.slice(1));
    expect(refused).toEqual([{ id: lines[0], message: expect.stringMatching(/already/) as string }]);
    await eachOf(lines, (id) => matchTransaction(ctx, at(id), null, { isUndone: true }));
    expect(await Promise.all(bookings.map((one) => bookingFacts(db, one)))).toEqual(before);
  });

  it("are an administrator's alone to look at", async () => {
    const id = await desk.line(12_345);
    await expect(async () => readFavourites(desk.ada.ctx, [id])).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
  });
});
